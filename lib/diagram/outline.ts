import { type DiagramModel, type DiagramNode, nodesOf, sourcesOf } from './model';

type Outlined = Pick<DiagramModel, 'tiers' | 'lanes' | 'edges'>;

export interface OutlineItem extends DiagramNode {
  column?: string | undefined;
  leadsTo: string[];
}

interface OutlineRow {
  id: string;
  title: string;
  items: OutlineItem[];
}

export function outlineOf(model: Outlined): OutlineRow[] {
  const { tiers = [], lanes = [], edges } = model;
  const labels = new Map(nodesOf(model).map(({ id, label }) => [id, label]));
  const itemOf = (node: DiagramNode, column?: string): OutlineItem => ({
    ...node,
    column,
    leadsTo: edges
      .filter(({ from }) => from === node.id)
      .map(({ to, label }) => `${labels.get(to) ?? to}${label ? ` (${label})` : ''}`),
  });
  return [
    ...tiers.map(({ id, title, nodes }) => ({ id, title, items: nodes.map((node) => itemOf(node)) })),
    ...lanes.map(({ id, title, subtitle, columns }) => ({
      id,
      title: subtitle ? `${title}: ${subtitle}` : title,
      items: columns.flatMap((column) => column.nodes.map((node) => itemOf(node, column.title))),
    })),
  ];
}

/** Text alternative of the drawing. */
export function summaryOf(model: Outlined): string {
  const rows = [...(model.tiers ?? []), ...(model.lanes ?? [])].map(({ title }) => title);
  const nodes = nodesOf(model);
  const sources = sourcesOf(nodes, model.edges).map(({ label }) => label);
  const starts = sources.length > 0 ? ` The flow starts at ${inWords(sources)}, and the links follow it.` : '';
  return `${nodes.length} ${nodes.length === 1 ? 'box' : 'boxes'} in ${inWords(rows)}.${starts}`;
}

function inWords(items: string[]): string {
  return new Intl.ListFormat('en').format(items);
}
