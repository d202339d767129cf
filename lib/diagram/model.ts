import type { z } from 'zod';
import type { diagram } from './schema';

type Fields = z.infer<typeof diagram>;

export type DiagramModel = Pick<Fields, 'layout' | 'width' | 'height' | 'tiers' | 'lanes' | 'edges'>;
type NodeGroup = NonNullable<Fields['tiers']>[number];
export type Lane = NonNullable<Fields['lanes']>[number];
export type DiagramNode = NodeGroup['nodes'][number];
export type DiagramEdge = Fields['edges'][number];

export function listNodes({ tiers = [], lanes = [] }: Pick<DiagramModel, 'tiers' | 'lanes'>): DiagramNode[] {
  return [...tiers, ...lanes.flatMap(({ columns }) => columns)].flatMap(({ nodes }) => nodes);
}

/** Topological (Kahn's algorithm). Follows each chain to its end. The given order breaks ties and cycles. */
export function readingOrder<Node extends Pick<DiagramNode, 'id'>>(nodes: Node[], edges: DiagramEdge[]): Node[] {
  const waiting = [...nodes];
  const ordered: Node[] = [];
  const leads = (from: string | undefined, to?: string) =>
    edges.some((edge) => edge.from === from && (to === undefined || edge.to === to));
  while (waiting.length > 0) {
    const free = waiting.filter(({ id }) => !waiting.some((other) => other.id !== id && leads(other.id, id)));
    const next = free.filter(({ id }) => leads(ordered.at(-1)?.id, id));
    const node = next.find(({ id }) => leads(id)) ?? next[0] ?? free[0] ?? waiting[0];
    if (!node) break;
    ordered.push(...waiting.splice(waiting.indexOf(node), 1));
  }
  return ordered;
}

function findSources(nodes: DiagramNode[], edges: DiagramEdge[]): DiagramNode[] {
  return nodes.filter(({ id }) => edges.some(({ from }) => from === id) && !edges.some(({ to }) => to === id));
}

export interface DiagramPath {
  label: string;
  /** All edges that can be reached from its sources, in the order of the path. */
  edges: DiagramEdge[];
}

/** Sources of the same path name start one path. An edge may be on several. */
export function findPaths(nodes: DiagramNode[], edges: DiagramEdge[]): DiagramPath[] {
  const order = readingOrder(nodes, edges);
  const followed = order.flatMap(({ id }) => edges.filter(({ from }) => from === id));
  const starts = Map.groupBy(findSources(nodes, edges), ({ label, path = `From ${label}` }) => path);
  return Array.from(starts, ([label, sources]) => {
    const reached = findReachable(
      sources.map(({ id }) => id),
      edges,
    );
    return { label, edges: followed.filter(({ from }) => reached.has(from)) };
  });
}

function findReachable(starts: string[], edges: DiagramEdge[]): Set<string> {
  const reached = new Set(starts);
  // Iterating over a set includes the entries added on the way.
  for (const id of reached) for (const { from, to } of edges) if (from === id) reached.add(to);
  return reached;
}

export function assignFlows(paths: DiagramPath[], edges: DiagramEdge[]): number[] {
  return edges.map((edge) =>
    Math.max(
      paths.findIndex((path) => path.edges.includes(edge)),
      0,
    ),
  );
}
