import { defineDocumentType, defineNestedType, type FieldDefs } from 'contentlayer/source-files';
import { z } from 'zod';
import { documentTypes } from './documents';
import type { JsonSchema } from './json-schema';

export function contentlayerTypes() {
  return Object.entries(documentTypes).map(([name, { schema, pattern, section }]) =>
    defineDocumentType(() => ({
      name,
      filePathPattern: pattern,
      contentType: pattern.endsWith('.mdx') ? 'markdown' : 'data',
      // Contentlayer requires a singleton, and a section that is off needs no document.
      isSingleton: !pattern.includes('*') && section?.isOnAtFirst === undefined,
      fields: defineFields(name, z.toJSONSchema(schema)),
    })),
  );
}

export function defineFields(owner: string, { properties = {}, required = [] }: JsonSchema): FieldDefs {
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(([key, property]) => {
    const options = (property.anyOf ?? [property]) as JsonSchema[];
    const [schema, ...others] = options.filter(({ type }) => type !== 'null');
    // Contentlayer has no unions.
    const field = defineField(
      owner + key[0]?.toUpperCase() + key.slice(1),
      others.length > 0 ? property : (schema ?? {}),
    );
    const isNullable = options.some(({ type }) => type === 'null');
    return [key, { ...field, required: required.includes(key) && !isNullable }];
  });
  return Object.fromEntries(fields);
}

function defineField(name: string, schema: JsonSchema): Record<string, unknown> {
  if (schema.enum) return { type: 'enum', options: schema.enum };
  if (schema.type === 'array') return { type: 'list', of: defineItem(name, schema.items as JsonSchema) };
  // Contentlayer writes names of types without quotes.
  if (Object.keys(schema.properties ?? {}).some((key) => key.includes('-'))) return { type: 'json' };
  if (isGroup(schema)) return { type: 'nested', of: nestedType(name, schema) };
  if (schema.type === 'integer') return { type: 'number' };
  if (schema.type === 'string' && schema.format === 'date') return { type: 'date' };
  if (['string', 'number', 'boolean'].includes(String(schema.type))) return { type: schema.type };
  throw new Error(`${name}: no Contentlayer field corresponds to ${JSON.stringify(schema)}`);
}

function defineItem(name: string, schema: JsonSchema) {
  return isGroup(schema) ? nestedType(name, schema) : defineField(name, schema);
}

function isGroup({ type, properties }: JsonSchema): boolean {
  return type === 'object' && properties !== undefined;
}

function nestedType(name: string, schema: JsonSchema) {
  return defineNestedType(() => ({ name, fields: defineFields(name, schema) }));
}
