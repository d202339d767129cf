import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOfFile } from '@/lib/content/check/addresses';
import { readSource } from '@/lib/content/check/source';
import { documentTypes } from '@/lib/content/schema/documents';
import { buildJsonSchema, editorFiles } from '@/lib/content/schema/json-schema';
import { readContentFiles } from '@/scripts/shared/content-files';

const typeNames = Object.keys(documentTypes);
const validators = new Map(typeNames.map((type) => [type, z.fromJSONSchema(buildJsonSchema(type))]));

/** Places of the errors that a JSON Schema finds, such as /status, and zod's codes of them. */
function findErrors(type: string, data: unknown): string[] {
  const { error } = validators.get(type)?.safeParse(data) ?? {};
  return (error?.issues ?? []).map(({ path, code }) => `/${path.join('/')} ${code}`);
}

test('the committed files for editors are those of the schemas; `npm run generate` writes them', () => {
  for (const [path, text] of editorFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test('every document is valid by its JSON Schema', () => {
  const invalid = [...readContentFiles('content').documents].flatMap(([path, text]) => {
    const errors = findErrors(typeOfFile(path) as string, readSource(path, text).data);
    return errors.map((error) => path + error);
  });
  expect(invalid).toEqual([]);
});
