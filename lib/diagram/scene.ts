import type { Box, Point } from './geometry';
import type { DiagramEdge, DiagramNode } from './model';

/** A line of text; x and y of its baseline in pixels of the canvas. */
export interface Line extends Point {
  text: string;
}

/** The title of a column, above a rule from x and y. */
export interface Heading extends Point {
  lines: Line[];
  /** Width of the nodes below it. */
  width: number;
}

interface Canvas {
  width: number;
  height: number;
  /** Factor of all font sizes. */
  scale: number;
}

export interface Band {
  id: string;
  box: Box;
  title: Line[];
  subtitle: Line[];
  headings: Heading[];
}

export interface PlacedNode extends DiagramNode {
  box: Box;
  /** Where edges start and end: the card in a stack, the dot in a swimlane. */
  anchor: Box;
}

export interface PlacedEdge extends DiagramEdge {
  /** Corners of the line; empty if it could not be routed. */
  points: Point[];
  path: string;
  arrow: string;
  /** Index of its path in the legend. */
  flow: number;
  labelBox?: Box | undefined;
  labelLines: Line[];
}

export interface NodeText {
  label: Line[];
  detail: Line[];
  isCut: boolean;
}

export interface Scene extends Canvas {
  weight: number;
  bands: Band[];
  /** In reading order. */
  nodes: (PlacedNode & { text: NodeText })[];
  edges: PlacedEdge[];
  /** The name of each path; empty for a single path without a name. */
  legend: { label: string; flow: number }[];
}

export interface Placement extends Canvas {
  bands: Band[];
  nodes: PlacedNode[];
  obstacles: Box[];
}
