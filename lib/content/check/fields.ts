import type { z } from 'zod';
import { MISPLACED } from '../schema/fields';
import { type JsonSchema, withoutNull } from '../schema/json-schema';
import type { Path, Problem, Source } from './source';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

export function fieldProblems(source: Source, schema: z.ZodType): Problem[] {
  const { file, lineOf } = source;
  const { error } = schema.safeParse(source.data, { error: explainIssue, reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => ({ file, line: lineOf(path), message: describeIssue(issue, nameField(path), file) }));
  });
}

function describeIssue(issue: z.core.$ZodIssue, name: string, file: string): string {
  if (issue.code === 'unrecognized_keys') {
    return isMisplaced(name) ? `${name} ${MISPLACED[name]}` : `unknown field ${name} ${issue.message}`;
  }
  if (issue.code === 'custom') return issue.message;
  if (issue.path.length === 0) {
    return file.endsWith('.json')
      ? 'must be one object, written { "name": value }'
      : 'frontmatter must be a list of fields, each written name: value';
  }
  return issue.input === undefined ? `${name} is required` : `${name} ${issue.message} (got ${excerpt(issue.input)})`;
}

function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

function isMisplaced(name: string): name is keyof typeof MISPLACED {
  return Object.hasOwn(MISPLACED, name);
}

export function nameField(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('');
}

function excerpt(value: unknown): string {
  // JSON writes NaN and Infinity as null.
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

export function walkFields(
  schema: JsonSchema,
  value: unknown,
  visit: (schema: JsonSchema, value: unknown, path: Path) => void,
  path: Path = [],
): void {
  if (value === undefined) return;
  const inner = withoutNull(schema);
  visit(inner, value, path);
  if (Array.isArray(value) && inner.items) {
    for (const [index, item] of value.entries()) walkFields(inner.items as JsonSchema, item, visit, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, property] of Object.entries(inner.properties ?? {})) {
      walkFields(property as JsonSchema, (value as Record<string, unknown>)[key], visit, [...path, key]);
    }
  }
}
