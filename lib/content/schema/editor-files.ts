import { type DocumentTypeName, documentTypes } from './documents';
import { frontMatterConfig } from './front-matter';
import { jsonSchemaOf } from './json-schema';

/** Files that tell editors about the document types, by path: texts of JSON. `npm run generate` writes them. */
export function editorFiles(): Map<string, string> {
  const schemas = (Object.keys(documentTypes) as DocumentTypeName[]).map(
    (type) => [schemaFile(type), jsonSchemaOf(type)] as const,
  );
  const files = [...schemas, ['frontmatter.json', frontMatterConfig()] as const];
  return new Map(files.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
}

/** schemas/gear-group.json for GearGroup. */
export function schemaFile(type: DocumentTypeName): string {
  return `schemas/${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.json`;
}
