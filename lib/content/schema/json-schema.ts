import { z } from 'zod';
import { memoize } from '../../memoize';
import { documentType, documentTypes } from './documents';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export const documentSchema = memoize((type): JsonSchema => z.toJSONSchema(documentType(type).schema));

export function withoutNull(schema: JsonSchema = {}): JsonSchema {
  const options = (schema.anyOf ?? []) as JsonSchema[];
  return options.find(({ type }) => type !== 'null') ?? schema;
}

/** Draft 7, which all editors read. Rules about several fields are in the content check only. */
export function buildJsonSchema(type: string): JsonSchema {
  const { schema, pattern } = documentType(type);
  const { $schema, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', override });
  const title = pattern.endsWith('.json') ? `content/${pattern}` : `Frontmatter of content/${pattern}`;
  return { $schema, title, ...rest } as JsonSchema;
}

export function editorFiles(): Map<string, string> {
  const types = Object.keys(documentTypes);
  return new Map(types.map((type) => [schemaFile(type), `${JSON.stringify(buildJsonSchema(type), null, 2)}\n`]));
}

function schemaFile(type: string): string {
  return `schemas/${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.json`;
}

/** Removes what only the content check reads, and zod's long pattern of dates in favor of the format. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  delete jsonSchema.refersTo;
  const { format } = zodSchema._zod.def as { format?: string };
  if (format === 'url') Object.assign(jsonSchema, { format: 'uri', pattern: '^https?://\\S+$' });
  if (format === 'date' || format === 'datetime') delete jsonSchema.pattern;
}
