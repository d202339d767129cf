import { type DiagramEdge, type DiagramModel, type DiagramNode, findPaths, listNodes, readingOrder } from './model';

type Outlined = Pick<DiagramModel, 'tiers' | 'lanes' | 'edges'>;

export interface OutlineItem extends DiagramNode {
  place: string;
  leadsTo: string[];
}

interface OutlineRow {
  title: string;
  items: OutlineItem[];
}

/** A node on two paths is listed twice, each time with the edges of that path. */
export function buildOutline(model: Outlined): OutlineRow[] {
  const nodes = listNodes(model);
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const places = namePlaces(model);
  const paths = findPaths(nodes, model.edges);
  const toItem = (node: DiagramNode, edges: DiagramEdge[]): OutlineItem => ({
    ...node,
    place: places.get(node.id) ?? '',
    leadsTo: edges
      .filter(({ from }) => from === node.id)
      .map(({ to, label }) => `${labels.get(to) ?? to}${label ? ` (${label})` : ''}`),
  });
  const isOn = (edges: DiagramEdge[], id: string) => edges.some(({ from, to }) => from === id || to === id);
  const listItems = (members: DiagramNode[], edges: DiagramEdge[]) =>
    readingOrder(members, edges).map((node) => toItem(node, edges));
  const rest = nodes.filter(({ id }) => !paths.some(({ edges }) => isOn(edges, id)));
  return [
    ...paths.map(({ label, edges }) => ({
      title: label,
      items: listItems(
        nodes.filter(({ id }) => isOn(edges, id)),
        edges,
      ),
    })),
    ...(rest.length > 0 ? [{ title: 'Other parts', items: listItems(rest, model.edges) }] : []),
  ];
}

function namePlaces({ tiers = [], lanes = [] }: Outlined): Map<string, string> {
  const columns = lanes.flatMap(({ title: lane, columns }) =>
    columns.map(({ title, nodes }) => ({ title: lane === title ? title : `${lane} · ${title}`, nodes })),
  );
  return new Map([...tiers, ...columns].flatMap(({ title, nodes }) => nodes.map(({ id }) => [id, title] as const)));
}

export function listRows({ tiers = [], lanes = [] }: Outlined) {
  const rows = [
    ...tiers,
    ...lanes.map(({ title, columns }) => ({ title, nodes: columns.flatMap(({ nodes }) => nodes) })),
  ];
  return rows.map(({ title, nodes }) => ({ title, labels: nodes.map(({ label }) => label) }));
}
