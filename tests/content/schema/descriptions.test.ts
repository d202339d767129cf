import { expect, test } from 'vitest';
import { z } from 'zod';
import { documentType, documentTypes } from '@/lib/content/schema/documents';

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

const typeNames = Object.keys(documentTypes);

test('each field of a document type has a description of one or two sentences', () => {
  const fields = typeNames.flatMap((type) => fieldsBelow(z.toJSONSchema(documentType(type).schema), type));
  expect(fields.map(([path]) => path)).toContain('Profile.stats[].icon');
  const undescribed = fields.filter(([, { description = '' }]) => !/^[A-Z][^\n]{4,118}[^.]\.$/.test(description));
  expect(undescribed.map(([path]) => path)).toEqual([]);
});
