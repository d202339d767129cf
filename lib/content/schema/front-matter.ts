import { z } from 'zod';
import { documentTypes } from './documents';
import type { JsonSchema } from './json-schema';

/**
 * Configuration of the VS Code extension Front Matter CMS, for the types with many documents: it tells types apart by
 * folder only. Lists of groups are left out, because its forms add a key to each entry. They are edited as text.
 */
export function frontMatterConfig() {
  const types = Object.entries(documentTypes).filter(([, { pattern }]) => pattern.includes('*'));
  return {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.framework.id': 'next',
    'frontMatter.preview.host': 'http://localhost:3000',
    'frontMatter.content.publicFolder': 'public',
    'frontMatter.content.defaultFileType': 'mdx',
    'frontMatter.templates.prefix': '',
    'frontMatter.taxonomy.dateFormat': 'yyyy-MM-dd',
    'frontMatter.content.pageFolders': types.map(([name, { pattern }]) => ({
      title: `content/${folderOf(pattern)}`,
      path: `[[workspace]]/content/${folderOf(pattern)}`,
      excludeSubdir: !pattern.includes('**'),
      filePrefix: null,
      contentTypes: [name],
    })),
    'frontMatter.taxonomy.contentTypes': types.map(([name, { schema }]) => ({
      name,
      fileType: 'mdx',
      clearEmpty: true,
      fields: fieldsOf(z.toJSONSchema(schema)),
    })),
  };
}

function folderOf(pattern: string): string {
  return pattern.slice(0, pattern.indexOf('/'));
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties as Record<string, JsonSchema>).flatMap(([name, { description, ...property }]) => {
    const field = fieldOf(name, withoutNull(property));
    return field ? [{ name, description, required: required.includes(name) && !property.anyOf, ...field }] : [];
  });
}

function withoutNull(schema: JsonSchema): JsonSchema {
  return ((schema.anyOf as JsonSchema[] | undefined)?.find(({ type }) => type !== 'null') ?? schema) as JsonSchema;
}

function fieldOf(name: string, schema: JsonSchema): object | undefined {
  const { type, format, items, maxLength = 0, minimum, maximum } = schema;
  if (schema.enum) return { type: 'choice', choices: schema.enum };
  if (schema.refersTo === 'image') return { type: 'image' };
  if (format === 'date') return { type: 'datetime', dateFormat: 'yyyy-MM-dd' };
  if (name === 'draft') return { type: 'draft' };
  switch (type) {
    case 'boolean':
      return { type };
    case 'integer':
    case 'number':
      return { type: 'number', numberOptions: { isDecimal: type === 'number', min: minimum, max: limit(maximum) } };
    case 'string':
      return { type, single: maxLength < 200 };
    case 'array':
      return (items as JsonSchema).type === 'string' ? { type: 'list' } : undefined;
    case 'object':
      return { type: 'fields', fields: fieldsOf(schema) };
    default:
      return undefined;
  }
}

/** Zod's whole numbers end at the largest safe one. */
function limit(maximum: number | undefined): number | undefined {
  return maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
}
