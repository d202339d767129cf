import { documentType } from '../schema/documents';
import { documentSchema, type JsonSchema, withoutNull } from '../schema/json-schema';
import { formatFields, joinParts } from './document';

const MOST_LISTED = 20;

export function newDocument(
  type: string,
  { name, documents, ...given }: { title: string; name: string; today: string; documents: ReadonlyMap<string, string> },
) {
  const { starter, schema, pattern } = documentType(type);
  if (!starter) throw new Error(`${type} has no starter`);
  const [folder = ''] = pattern.split('/');
  const draft = 'draft' in schema.shape && { draft: true };
  const data: Record<string, unknown> = {
    ...starter.fields({ ...given, order: nextOrder(folder, documents) }),
    ...draft,
  };
  const properties = Object.entries((documentSchema(type).properties ?? {}) as Record<string, JsonSchema>);
  const fields = properties.map(([key, field]) => {
    const about = describe(field);
    if (data[key] === undefined) return `# ${key}: ${about}\n`;
    const comments = starter.guesses?.includes(key) ? [{ path: [key], text: 'TODO: check' }] : [];
    return `# ${about}\n${formatFields(type, { [key]: data[key] }, comments)}`;
  });
  return { path: `${folder}/${name}.mdx`, text: joinParts(fields.join(''), starter.body ?? '') };
}

function describe(schema: JsonSchema): string {
  const inner = withoutNull(schema);
  const item = withoutNull((inner.items ?? inner) as JsonSchema);
  const parts = Object.keys(item.properties ?? {}).join(', ');
  const values = item.enum && item.enum.length <= MOST_LISTED ? item.enum.join(', ') : '';
  return [
    schema.description ?? inner.description,
    values && `One of: ${values}.`,
    parts && (inner.items ? `Each has ${parts}.` : `It has ${parts}.`),
  ]
    .filter(Boolean)
    .join(' ');
}

function nextOrder(folder: string, documents: ReadonlyMap<string, string>): number {
  const orders = [...documents]
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([, text]) => Number(/^order: *(-?\d+)/m.exec(text)?.[1] ?? 0));
  return Math.max(0, ...orders) + 1;
}
