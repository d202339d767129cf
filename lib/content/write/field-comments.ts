import { stringify } from 'yaml';
import { z } from 'zod';
import { type DocumentTypeName, documentType } from '../schema/documents';
import { partialDate, slug, url } from '../schema/fields';
import { type Comment, withoutUnion } from './document';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Path = Comment['path'];

const EXAMPLES: Record<string, unknown> = {
  hash: '0a1b2c3d',
  placeholder: 'data:image/webp;base64,AA==',
  outcomes: [{ metric: 'Lead time', from: '6', to: '2', unit: 'days', period: 'in 18 months' }],
};

const TARGETS: Record<string, string> = {
  page: '/projects',
  image: '/images/picture.jpg',
  diagram: 'name-of-a-diagram',
  stat: 'name-of-a-figure',
  gear: 'Name of an item',
};

const PARTIAL_DATE = z.toJSONSchema(partialDate).pattern;

const MOST_LISTED = 20;

const EXAMPLES_BY_PATTERN = new Map([
  [z.toJSONSchema(slug).pattern, 'short-name'],
  [z.toJSONSchema(url).pattern, 'https://example.com'],
]);

/** Comments for every field of a document: what it is, its values, and an example for each field that is left out. */
export function fieldComments(type: DocumentTypeName, fields: object, today: string): Comment[] {
  return commentsIn(z.toJSONSchema(documentType(type).schema), fields, [], today);
}

function commentsIn(schema: JsonSchema, value: unknown, path: Path, today: string): Comment[] {
  const inner = withoutUnion(schema);
  // Only the first entry of a list is explained.
  if (Array.isArray(value))
    return value.length > 0 ? commentsIn(inner.items as JsonSchema, value[0], [...path, 0], today) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries((inner.properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, field]) => {
    const given = (value as Record<string, unknown>)[key];
    const lines = [describe(field), ...(given === undefined || isEmpty(given) ? [example(key, field, today)] : [])];
    const text = lines.filter(Boolean).join('\n');
    return [
      ...(text ? [{ path: [...path, key], text, isAbove: true }] : []),
      ...commentsIn(field, given, [...path, key], today),
    ];
  });
}

function describe(schema: JsonSchema): string {
  const inner = withoutUnion(schema);
  const values = inner.enum ?? (inner.items as JsonSchema | undefined)?.enum;
  const description = schema.description ?? inner.description ?? '';
  const listed = values && values.length <= MOST_LISTED;
  return [description, listed && `One of: ${values.join(', ')}.`].filter(Boolean).join(' ');
}

function example(key: string, schema: JsonSchema, today: string): string {
  return stringify({ [key]: showExample(key, schema, today) }, { lineWidth: 0 }).trimEnd();
}

function showExample(key: string, schema: JsonSchema, today: string): unknown {
  if (key in EXAMPLES) return EXAMPLES[key];
  const {
    type,
    items,
    enum: values,
    format,
    pattern,
    minimum,
    properties,
    required = [],
    refersTo,
  } = withoutUnion(schema);
  if (values) return values[0];
  if (type === 'array') return [showExample(key, items as JsonSchema, today)];
  if (type === 'object') {
    const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
    return Object.fromEntries(
      fields
        .filter(([name]) => required.includes(name))
        .map(([name, field]) => [name, showExample(name, field, today)]),
    );
  }
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(1, minimum ?? 1);
  if (format === 'date' || pattern === PARTIAL_DATE) return today;
  if (refersTo) return TARGETS[String(refersTo)];
  return EXAMPLES_BY_PATTERN.get(pattern) ?? 'Text';
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
