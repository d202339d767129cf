import { type DocumentTypeName, documentTypes } from './documents';
import { buildJsonSchema } from './json-schema';

/** Files that tell editors about the document types, by path: texts of JSON. `npm run generate` writes them. */
export function editorFiles(): Map<string, string> {
  const types = Object.keys(documentTypes);
  return new Map(types.map((type) => [schemaFile(type), `${JSON.stringify(buildJsonSchema(type), null, 2)}\n`]));
}

/** schemas/gear-group.json for GearGroup. */
function schemaFile(type: DocumentTypeName): string {
  return `schemas/${type.replace(/\B[A-Z]/g, '-$&').toLowerCase()}.json`;
}
