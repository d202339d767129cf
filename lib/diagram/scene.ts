import type { Box, Point } from './geometry';
import type { DiagramEdge, DiagramNode } from './model';
import type { nodeText } from './text';

/** A line of text; x and y of its baseline in pixels of the canvas. */
export interface Line extends Point {
  text: string;
}

export interface Heading extends Point {
  lines: Line[];
  width: number;
}

interface Canvas {
  width: number;
  height: number;
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
  points: Point[];
  path: string;
  arrow: string;
  flow: number;
  labelBox?: Box | undefined;
  labelLines: Line[];
}

export interface Scene extends Canvas {
  weight: number;
  bands: Band[];
  nodes: (PlacedNode & { text: ReturnType<typeof nodeText> })[];
  edges: PlacedEdge[];
  legend: { label: string; flow: number }[];
}

export interface Placement extends Canvas {
  bands: Band[];
  nodes: PlacedNode[];
  obstacles: Box[];
}
