import { defineDocumentType, defineNestedType, type FieldDefs } from 'contentlayer/source-files';
import { z } from 'zod';
import { documentTypes } from './documents';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The Contentlayer document types, derived field by field from the schemas of documents.ts. */
export function contentlayerTypes() {
  return Object.entries(documentTypes).map(([name, type]) =>
    defineDocumentType(() => ({
      name,
      filePathPattern: 'file' in type ? type.file : `${type.folder}/${'deep' in type ? '**/' : ''}*.mdx`,
      contentType: type.format === 'mdx' ? 'markdown' : type.format,
      isSingleton: 'file' in type,
      fields: fieldsOf(name, z.toJSONSchema(type.schema)),
    })),
  );
}

/** Fields of an object schema; `owner` prefixes the names of the nested types it makes. */
export function fieldsOf(owner: string, schema: JsonSchema): FieldDefs {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      {
        ...fieldOf(owner + key[0]?.toUpperCase() + key.slice(1), nonNull(property as JsonSchema)),
        required: (schema.required ?? []).includes(key) && !isNullable(property as JsonSchema),
      },
    ]),
  ) as FieldDefs;
}

function fieldOf(name: string, schema: JsonSchema): Record<string, unknown> {
  if (schema.enum) return { type: 'enum', options: schema.enum };
  if (schema.type === 'array') return { type: 'list', of: itemOf(name, schema.items as JsonSchema) };
  if (schema.type === 'object' && schema.properties) return { type: 'nested', of: nestedType(name, schema) };
  if (schema.type === 'integer') return { type: 'number' };
  if (schema.type === 'string' && schema.format === 'date') return { type: 'date' };
  if (schema.type === 'string' || schema.type === 'number' || schema.type === 'boolean') {
    return { type: schema.type };
  }
  throw new Error(`${name}: no Contentlayer field corresponds to ${JSON.stringify(schema)}`);
}

function itemOf(name: string, schema: JsonSchema) {
  return schema.type === 'object' && schema.properties ? nestedType(name, schema) : fieldOf(name, schema);
}

function nestedType(name: string, schema: JsonSchema) {
  return defineNestedType(() => ({ name, fields: fieldsOf(name, schema) }));
}

function isNullable(schema: JsonSchema) {
  return schema.anyOf?.some((option) => (option as JsonSchema).type === 'null') ?? false;
}

/** A real choice stays one, for which there is no field. */
function nonNull(schema: JsonSchema): JsonSchema {
  const options = schema.anyOf?.filter((candidate) => (candidate as JsonSchema).type !== 'null');
  return options?.length === 1 ? (options[0] as JsonSchema) : schema;
}
