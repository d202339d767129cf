import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentlayerTypes, fieldsOf } from '@/lib/content/schema/contentlayer';
import { type DocumentTypeName, documentTypes } from '@/lib/content/schema/documents';

/** A field in a form that both sides share: its kind, whether it is required, and its contents. */
interface Field {
  kind: string;
  required?: boolean;
  options?: unknown[];
  of?: Field;
  fields?: Record<string, Field>;
}

/** The parts of zod's definitions that describe a field, read without JSON Schema. */
interface Definition {
  type: string;
  format?: string;
  innerType?: { def: Definition };
  element?: { def: Definition };
  entries?: Record<string, unknown>;
  shape?: Record<string, { def: Definition }>;
}

function fieldOfZod({ type, format, innerType, element, entries, shape }: Definition): Field {
  if (innerType && ['optional', 'nullable'].includes(type)) return { ...fieldOfZod(innerType.def), required: false };
  if (entries) return { kind: 'enum', options: Object.values(entries) };
  if (element) return { kind: 'list', of: fieldOfZod(element.def) };
  if (Object.keys(shape ?? {}).some((name) => name.includes('-'))) return { kind: 'json' };
  if (shape) return { kind: 'nested', fields: fieldsOfZod(shape) };
  return { kind: type === 'string' && format === 'date' ? 'date' : type };
}

function fieldsOfZod(shape: Record<string, { def: Definition }>): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, { def }]) => [name, { required: true, ...fieldOfZod(def) }]),
  );
}

/** A field for Contentlayer, or a nested type, whose fields are behind a function. */
interface Given {
  type: string;
  required?: boolean;
  options?: unknown[];
  of?: Given;
  def?: () => { name: string; fields: Record<string, Given> };
}

function fieldOfContentlayer({ type, required, options, of, def }: Given): Field {
  const nested = def ?? (type === 'nested' ? of?.def : undefined);
  return {
    kind: type,
    ...(required !== undefined && { required }),
    ...(options && { options }),
    ...(type === 'list' && of && { of: fieldOfContentlayer(of) }),
    ...(nested && { fields: fieldsOfContentlayer(nested().fields) }),
  };
}

function fieldsOfContentlayer(fields: Record<string, Given>): Record<string, Field> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldOfContentlayer(field)]));
}

const derived = new Map(
  contentlayerTypes().map(({ def }) => {
    const type = def();
    return [type.name, { ...type, fields: type.fields as unknown as Record<string, Given> }];
  }),
);

test.each(Object.keys(documentTypes) as DocumentTypeName[])('%s has the fields of its schema', (name) => {
  const shape = documentTypes[name].schema.shape as unknown as Record<string, { def: Definition }>;
  const fields = fieldsOfZod(shape);
  expect(Object.keys(fields).length).toBeGreaterThan(2);
  expect(fieldsOfContentlayer(derived.get(name)?.fields ?? {})).toEqual(fields);
});

test.each([
  ['Profile', 'profile.mdx', true, 'markdown'],
  ['ResumeOverview', 'resume.mdx', true, 'markdown'],
  ['Role', 'roles/*.mdx', false, 'markdown'],
  ['Biography', 'biographies/*.mdx', false, 'markdown'],
  ['Project', 'projects/*.mdx', false, 'markdown'],
  ['GearGroup', 'gear/*.mdx', false, 'markdown'],
  ['BoardGameCollection', 'tabletop/collection.json', false, 'data'],
  ['PageMeta', 'pages/*.mdx', false, 'markdown'],
  ['Doc', 'docs/**/*.mdx', false, 'markdown'],
  ['Diagram', 'diagrams/*.mdx', false, 'markdown'],
  ['AstroPhoto', 'astrophotos/*.mdx', false, 'markdown'],
  ['Experiment', 'experiments/*.mdx', false, 'markdown'],
])('%s is read from %s', (name, filePathPattern, isSingleton, contentType) => {
  expect(derived.get(name)).toMatchObject({ filePathPattern, isSingleton, contentType });
});

test('there is one Contentlayer type per schema, and nested types have different names', () => {
  expect([...derived.keys()]).toEqual(Object.keys(documentTypes));
  const nested = (fields: Record<string, Given>): string[] =>
    Object.values(fields).flatMap(({ of }) => {
      const type = of?.def?.();
      return type ? [type.name, ...nested(type.fields)] : [];
    });
  const names = [...derived].flatMap(([name, { fields }]) => [name, ...nested(fields)]);
  expect(names).toContain('ProjectTechnologyGroupsTechnologies');
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['a choice of kinds', z.union([z.string(), z.number()])],
  ['a choice of a date or a number', z.union([z.iso.date(), z.number()])],
  ['a choice that may be empty', z.union([z.iso.date(), z.number()]).nullish()],
  ['fields of any name', z.record(z.string(), z.string())],
  ['a list of what may be empty', z.array(z.string().nullable())],
  ['anything', z.any()],
])('%s has no counterpart and is refused', (_, field) => {
  expect(() => fieldsOf('Doc', z.toJSONSchema(z.strictObject({ odd: field })))).toThrow(
    'DocOdd: no Contentlayer field',
  );
});
