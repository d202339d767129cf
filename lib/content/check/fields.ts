import { z } from 'zod';
import type { Path, Problem, Source } from './source';

type JsonSchema = z.core.JSONSchema.BaseSchema;

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** What the schema finds wrong with a document's fields, each with its line and the allowed values. */
export function fieldProblems(source: Source, schema: z.ZodObject): Problem[] {
  const result = schema.safeParse(source.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          file: source.file,
          line: source.lineOf([...issue.path, key]),
          message: `unknown field ${nameOf([...issue.path, key])} (known here: ${knownFields(schema, issue.path)})`,
        }))
      : [{ file: source.file, line: source.lineOf(issue.path), message: messageOf(issue, source) }],
  );
}

/** Calls `visit` for every value of a document together with the part of the schema that describes it. */
export function walkFields(
  schema: JsonSchema,
  value: unknown,
  visit: (schema: JsonSchema, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  const inner = withoutNull(schema);
  visit(inner, value, path);
  if (Array.isArray(value) && inner.items) {
    for (const [index, item] of value.entries()) {
      walkFields(inner.items as JsonSchema, item, visit, [...path, index]);
    }
  } else if (typeof value === 'object' && value !== null && inner.properties) {
    for (const [key, property] of Object.entries(inner.properties)) {
      const child = (value as Record<string, unknown>)[key];
      if (child !== undefined) walkFields(property as JsonSchema, child, visit, [...path, key]);
    }
  }
}

function messageOf(issue: z.core.$ZodIssue, { file, data }: Source): string {
  const name = nameOf(issue.path);
  const value = valueAt(data, issue.path);
  if (issue.path.length === 0) {
    return file.endsWith('.json')
      ? 'must be one object, written { "name": value }'
      : 'frontmatter must be a list of fields, each written name: value';
  }
  if (value === undefined) return `${name} is required`;
  return `${name} ${complaintOf(issue)} (got ${written(value)})`;
}

function complaintOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `must be ${KINDS[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return issue.origin === 'array' ? 'must not be empty' : `must be at least ${issue.minimum}`;
  }
  if (issue.code === 'too_big' && issue.origin !== 'string') return `must be at most ${issue.maximum}`;
  return issue.message;
}

function nameOf(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], data);
}

function written(value: unknown): string {
  // NaN and Infinity are null in JSON.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function knownFields(schema: z.ZodObject, path: Path): string {
  const owner = path.reduce<JsonSchema>((part, step) => {
    const inner = withoutNull(part);
    return (typeof step === 'number' ? inner.items : inner.properties?.[String(step)]) as JsonSchema;
  }, z.toJSONSchema(schema));
  return Object.keys(withoutNull(owner).properties ?? {}).join(', ');
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const option = schema.anyOf?.find((candidate) => (candidate as JsonSchema).type !== 'null');
  return (option as JsonSchema | undefined) ?? schema;
}
