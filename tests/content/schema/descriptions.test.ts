import { expect, test } from 'vitest';
import { z } from 'zod';
import { type DocumentTypeName, documentTypes } from '@/lib/content/schema/documents';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** All fields below a schema with their paths, such as stats[].icon. */
function fieldsBelow(schema: JsonSchema, path = ''): [string, JsonSchema][] {
  const inner = [...((schema.anyOf ?? []) as JsonSchema[]), schema.items as JsonSchema | undefined];
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...inner.flatMap((option, index) =>
      option ? fieldsBelow(option, index === inner.length - 1 ? `${path}[]` : path) : [],
    ),
    ...fields.flatMap(([name, field]): [string, JsonSchema][] => {
      const at = path ? `${path}.${name}` : name;
      return [[at, field], ...fieldsBelow(field, at)];
    }),
  ];
}

const typeNames = Object.keys(documentTypes) as DocumentTypeName[];

test.each(typeNames)('each field of %s has a description of one or two sentences', (type) => {
  const fields = fieldsBelow(z.toJSONSchema(documentTypes[type].schema));
  expect(fields.length).toBeGreaterThan(2);
  const described = fields.filter(([, { description = '' }]) => /^[A-Z][^\n]{4,118}[^.]\.$/.test(description));
  expect(fields.map(([path]) => path)).toEqual(described.map(([path]) => path));
});

test('the fields of groups, of lists and of what may be null are found', () => {
  const inner = z.strictObject({ b: z.string() });
  const schema = z.strictObject({ a: inner, list: z.array(inner), none: inner.nullish() });
  const paths = fieldsBelow(z.toJSONSchema(schema)).map(([path]) => path);
  expect(paths).toEqual(['a', 'a.b', 'list', 'list[].b', 'none', 'none.b']);
});
