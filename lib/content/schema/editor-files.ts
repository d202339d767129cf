import { type DocumentTypeName, documentTypes } from './documents';
import { buildJsonSchema } from './json-schema';

/** JSON files for editors, by path. */
export function editorFiles(): Map<string, string> {
  const types = Object.keys(documentTypes);
  return new Map(types.map((type) => [schemaFile(type), `${JSON.stringify(buildJsonSchema(type), null, 2)}\n`]));
}

function schemaFile(type: DocumentTypeName): string {
  return `schemas/${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.json`;
}
