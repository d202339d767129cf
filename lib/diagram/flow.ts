import type { DiagramEdge, DiagramNode } from './model';

/**
 * The nodes in the order the edges lead through them (Kahn's algorithm); where several could be next, the first by
 * position is. In a circle, too, the first by position goes first.
 */
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

/** The nodes at which a path through the diagram starts: an edge leaves them and none arrives. */
export function sourcesOf(nodes: DiagramNode[], edges: DiagramEdge[]): DiagramNode[] {
  return nodes.filter(({ id }) => edges.some(({ from }) => from === id) && !edges.some(({ to }) => to === id));
}

/** For each edge, the index of the first source whose path it is part of; 0 where it is part of none. */
export function flowsOf(nodes: DiagramNode[], edges: DiagramEdge[]): number[] {
  const reached = sourcesOf(nodes, edges).map(({ id }) => reachableFrom(id, edges));
  return edges.map(({ from }) =>
    Math.max(
      reached.findIndex((ids) => ids.has(from)),
      0,
    ),
  );
}

function reachableFrom(start: string, edges: DiagramEdge[]): Set<string> {
  const reached = new Set([start]);
  // A set walks over what is added to it on the way.
  for (const id of reached) for (const { from, to } of edges) if (from === id) reached.add(to);
  return reached;
}
