import { z } from 'zod';
import { draft, group, internalLink, line, sentence, slug } from '../content/schema/fields';
import { itemsIn, reportDuplicateIds, withRule } from '../content/schema/rules';

const node = group({
  id: slug.describe('Name by which edges refer to the node.'),
  label: line.describe('Text of the node.'),
  detail: line.optional().describe('Smaller text below the label.'),
  href: internalLink.optional().describe('Page that the node leads to.'),
  path: line
    .optional()
    .describe('Name of the path that starts here, for the legend. Nodes with the same name start one path.'),
});

const nodes = z.array(node).min(1);

const diagramFields = group({
  title: line.describe('Name of the diagram.'),
  description: sentence.describe('What the diagram shows, in one or two sentences.'),
  layout: z.enum(['stack', 'swimlane']).describe('Tiers on top of each other, or lanes with columns.'),
  width: z.int().min(320).max(4096).describe('Width of the drawing in pixels.'),
  height: z.int().min(240).max(4096).describe('Height of the drawing in pixels.'),
  tiers: z
    .array(
      group({
        id: slug.describe('Name of the tier that no other tier has.'),
        title: line.describe('Heading of the tier.'),
        nodes: nodes.describe('Nodes of the tier, from left to right.'),
      }),
    )
    .optional()
    .describe('Tiers of a stack, from top to bottom.'),
  lanes: z
    .array(
      group({
        id: slug.describe('Name of the lane that no other lane has.'),
        title: line.describe('Heading of the lane.'),
        subtitle: line.optional().describe('Smaller text below the heading.'),
        columns: z
          .array(
            group({
              id: slug.describe('Name of the column that no other column has.'),
              title: line.describe('Heading of the column.'),
              nodes: nodes.describe('Nodes of the column, from top to bottom.'),
            }),
          )
          .min(1)
          .describe('Columns of the lane, from left to right.'),
      }),
    )
    .optional()
    .describe('Lanes of a swimlane diagram, from top to bottom.'),
  edges: z
    .array(
      group({
        from: slug.describe('Id of the node where the arrow starts.'),
        to: slug.describe('Id of the node that the arrow points to.'),
        label: line.optional().describe('Text beside the arrow.'),
      }),
    )
    .describe('Arrows between nodes.'),
  draft,
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
    if (edge.from === edge.to)
      report([...edge.at, 'to'], `edges[${index}] leads from a node to itself, which is not drawn`);
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
