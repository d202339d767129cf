import type { Diagram } from '../content/content';

type ContentNode = NonNullable<Diagram['tiers']>[number]['nodes'][number];

export type DiagramNode = Pick<ContentNode, 'id' | 'label' | 'detail' | 'href' | 'path'>;
export type DiagramEdge = Pick<Diagram['edges'][number], 'from' | 'to' | 'label'>;

/** A tier of a stack, or a column of a lane. */
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

/** All nodes: rows from the top, each from the left. */
export function nodesOf({ tiers = [], lanes = [] }: Pick<DiagramModel, 'tiers' | 'lanes'>): DiagramNode[] {
  return [...tiers, ...lanes.flatMap(({ columns }) => columns)].flatMap(({ nodes }) => nodes);
}

/** Sorts nodes topologically (Kahn's algorithm). Their order breaks ties and cycles. */
export function readingOrder<Node extends Pick<DiagramNode, 'id'>>(nodes: Node[], edges: DiagramEdge[]): Node[] {
  const waiting = [...nodes];
  const ordered: Node[] = [];
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const free = waiting.findIndex(
      ({ id }) => !edges.some((edge) => edge.to === id && edge.from !== id && ids.has(edge.from)),
    );
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
}

/** The nodes with outgoing and without incoming edges. Each starts a path through the diagram. */
export function sourcesOf(nodes: DiagramNode[], edges: DiagramEdge[]): DiagramNode[] {
  return nodes.filter(({ id }) => edges.some(({ from }) => from === id) && !edges.some(({ to }) => to === id));
}

/** For each edge, the index of the first source that leads to it; 0 if none does. */
export function flowsOf(nodes: DiagramNode[], edges: DiagramEdge[]): number[] {
  const reached = sourcesOf(nodes, edges).map(({ id }) => reachableFrom(id, edges));
  const flowOf = ({ from }: DiagramEdge) => reached.findIndex((ids) => ids.has(from));
  return edges.map((edge) => Math.max(flowOf(edge), 0));
}

function reachableFrom(start: string, edges: DiagramEdge[]): Set<string> {
  const reached = new Set([start]);
  // Iterating over a set includes the entries added on the way.
  for (const id of reached) for (const { from, to } of edges) if (from === id) reached.add(to);
  return reached;
}
