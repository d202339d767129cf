import type { Box, Point } from './geometry';
import type { DiagramNode } from './model';

/** A line of text; x and y of its baseline in pixels of the canvas. */
export interface Line extends Point {
  text: string;
}

export interface Heading extends Point {
  lines: Line[];
  width: number;
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

export interface Placement {
  width: number;
  height: number;
  scale: number;
  bands: Band[];
  nodes: PlacedNode[];
  obstacles: Box[];
}
