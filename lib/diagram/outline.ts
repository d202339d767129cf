import { sourcesOf } from './flow';
import { type DiagramModel, type DiagramNode, nodesOf } from './model';

type Outlined = Pick<DiagramModel, 'tiers' | 'lanes' | 'edges'>;

/** A node in words, with where its edges lead. */
export interface OutlineItem extends DiagramNode {
  /** The title of its column, where a row has several. */
  column?: string | undefined;
  leadsTo: string[];
}

interface OutlineRow {
  id: string;
  title: string;
  items: OutlineItem[];
}

/** What a diagram shows, as a list of rows with their nodes. */
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

/** A sentence or two for who cannot see the drawing: what stands where, and where the flow starts. */
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
