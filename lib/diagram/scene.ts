import type { Box, Point } from './geometry';
import type { DiagramEdge, DiagramNode } from './model';

/** A drawing: everything in it has its place, in pixels of the canvas. */

export interface Line extends Point {
  text: string;
}

export interface Heading extends Point {
  text: string;
  /** Full width of what it stands over. */
  width: number;
}

/** Pixels of the whole drawing, and how much larger than usual its letters are. */
interface Canvas {
  width: number;
  height: number;
  scale: number;
}

/** A tier or a lane with its title in the margin. */
export interface Band {
  id: string;
  box: Box;
  title: Line[];
  subtitle: Line[];
  headings: Heading[];
}

export interface PlacedNode extends DiagramNode {
  box: Box;
  /** Where edges arrive and leave: the card of a stack, the station of a swimlane. */
  anchor: Box;
}

export interface PlacedEdge extends DiagramEdge {
  /** Corners from the border of one node to that of the other; none where there is no way. */
  points: Point[];
  path: string;
  arrow: string;
  /** Which of the paths through the diagram it belongs to. */
  flow: number;
  labelBox?: Box | undefined;
}

export interface NodeText {
  label: Line[];
  detail: Line[];
  /** Whether the node's own words did not fit. */
  isCut: boolean;
}

export interface Scene extends Canvas {
  /** Width of the edges' lines. */
  weight: number;
  bands: Band[];
  /** In the order of the flow. */
  nodes: (PlacedNode & { text: NodeText })[];
  edges: PlacedEdge[];
  /** The name of each path; empty where there is only one path. */
  legend: { label: string; flow: number }[];
}

/** Where everything stands before the edges are drawn. */
export interface Placement extends Canvas {
  bands: Band[];
  nodes: PlacedNode[];
  /** What edges keep clear of besides nodes and titles. */
  obstacles: Box[];
}
