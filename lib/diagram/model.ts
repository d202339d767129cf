import type { Diagram } from '../content/content';

/** What a drawing needs of a diagram's document, without what the compiler adds to it. */

type CompiledNode = NonNullable<Diagram['tiers']>[number]['nodes'][number];

export type DiagramNode = Pick<CompiledNode, 'id' | 'label' | 'detail' | 'href' | 'path'>;
export type DiagramEdge = Pick<Diagram['edges'][number], 'from' | 'to' | 'label'>;

/** Nodes that stand together under one title: a tier of a stack, a column of a lane. */
export interface NodeGroup {
  id: string;
  title: string;
  nodes: DiagramNode[];
}

export interface Lane {
  id: string;
  title: string;
  subtitle?: string | undefined;
  columns: NodeGroup[];
}

export interface DiagramModel extends Pick<Diagram, 'layout' | 'width' | 'height'> {
  tiers?: NodeGroup[] | undefined;
  lanes?: Lane[] | undefined;
  edges: DiagramEdge[];
}

/** The rows of a diagram as groups: a tier is one group, a lane has one for each column. */
function rowsOf({ tiers = [], lanes = [] }: Pick<DiagramModel, 'tiers' | 'lanes'>): NodeGroup[][] {
  return [...tiers.map((tier) => [tier]), ...lanes.map((lane) => lane.columns)];
}

/** All nodes by position: rows from the top, each from the left. */
export function nodesOf(model: Pick<DiagramModel, 'tiers' | 'lanes'>): DiagramNode[] {
  return rowsOf(model)
    .flat()
    .flatMap((group) => group.nodes);
}
