import { z } from 'zod';
import { group, internalLink, line, sentence, slug } from './fields';
import { itemsIn, reportDuplicateIds, withRule } from './rules';

const node = group({
  id: slug,
  label: line,
  detail: line.optional(),
  href: internalLink.optional(),
  /** Name of the path that starts at this node, shown in the legend. Nodes with the same name start one path. */
  path: line.optional(),
});

const diagramFields = group({
  title: line,
  description: sentence,
  layout: z.enum(['stack', 'swimlane']),
  width: z.int().min(320).max(4096),
  height: z.int().min(240).max(4096),
  tiers: z.array(group({ id: slug, title: line, nodes: z.array(node).min(1) })).optional(),
  lanes: z
    .array(
      group({
        id: slug,
        title: line,
        subtitle: line.optional(),
        columns: z.array(group({ id: slug, title: line, nodes: z.array(node).min(1) })).min(1),
      }),
    )
    .optional(),
  edges: z.array(group({ from: slug, to: slug, label: line.optional() })),
});

const withLayout = withRule(
  diagramFields,
  z.object({ layout: z.enum(['stack', 'swimlane']), tiers: z.unknown().optional(), lanes: z.unknown().optional() }),
  ({ layout, ...rows }, report) => {
    const [needed, other] = layout === 'stack' ? (['tiers', 'lanes'] as const) : (['lanes', 'tiers'] as const);
    const given = rows[needed];
    if (given === undefined || (Array.isArray(given) && given.length === 0)) {
      report([needed], `${needed} is required for layout ${layout}`);
    }
    if (rows[other] !== undefined) report([other], `${other} does not belong to layout ${layout}`);
  },
);

export const diagram = withRule(withLayout, z.looseObject({}), (fields, report) => {
  const [tiers = [], lanes = [], edges = []] = ['tiers', 'lanes', 'edges'].map((field) =>
    itemsIn([{ ...fields, at: [] }], field),
  );
  const columns = itemsIn(lanes, 'columns');
  const nodes = itemsIn([...tiers, ...columns], 'nodes');
  for (const items of [tiers, lanes, columns, nodes]) reportDuplicateIds(items, report);

  const ids = nodes.map(({ id }) => id).filter((id) => typeof id === 'string');
  for (const [index, edge] of ids.length > 0 ? edges.entries() : []) {
    for (const end of ['from', 'to']) {
      const id = edge[end];
      if (typeof id !== 'string' || ids.includes(id)) continue;
      report([...edge.at, end], `edges[${index}].${end} names no node (got "${id}"; nodes: ${ids.join(', ')})`);
    }
  }

  const targets = new Set(edges.map(({ to }) => to));
  for (const { id, at, path } of nodes) {
    if (path === undefined || !targets.has(id)) continue;
    report([...at, 'path'], `path belongs to a node where a path starts, and an edge leads to "${id}"`);
  }
});
