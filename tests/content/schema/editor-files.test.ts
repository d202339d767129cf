import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOfFile } from '@/lib/content/check/addresses';
import { readSource } from '@/lib/content/check/source';
import { type DocumentTypeName, documentTypes } from '@/lib/content/schema/documents';
import { editorFiles, schemaFile } from '@/lib/content/schema/editor-files';
import { jsonSchemaOf } from '@/lib/content/schema/json-schema';
import { REAL_DOCUMENTS } from '../check/real-content';

const typeNames = Object.keys(documentTypes) as DocumentTypeName[];
const validators = new Map(typeNames.map((type) => [type, z.fromJSONSchema(jsonSchemaOf(type))]));

/** Places of the errors that a JSON Schema finds, such as /status, and zod's codes of them. */
function errorsOf(type: DocumentTypeName, data: unknown): string[] {
  const { error } = validators.get(type)?.safeParse(data) ?? {};
  return (error?.issues ?? []).map(({ path, code }) => `/${path.join('/')} ${code}`);
}

test('the committed files for editors are those of the schemas; `npm run generate` writes them', () => {
  for (const [path, text] of editorFiles()) expect(readFileSync(path, 'utf8'), path).toBe(text);
});

test.each(REAL_DOCUMENTS)('%s is valid by its JSON Schema', (path, text) => {
  const type = typeOfFile(path);
  if (!type) throw new Error(`${path} has no type`);
  expect(errorsOf(type, readSource(path, text).data)).toEqual([]);
});

const PROJECT = {
  title: 'A',
  description: 'B.',
  status: 'ACTIVE',
  startDate: '2024-02-29',
  technologyGroups: [],
  tags: [],
};

test.each([
  ['a valid project', {}, []],
  ['an empty value of an optional field', { endDate: null, liveUrl: null }, []],
  ['an unknown field', { colour: 'red' }, ['/ unrecognized_keys']],
  ['an unknown field of a list', { tags: [{ name: 'A', kind: 'B' }] }, ['/tags/0 unrecognized_keys']],
  ['a value that is not in the list', { status: 'DONE' }, ['/status invalid_value']],
  ['a day that does not exist', { startDate: '2023-02-29' }, ['/startDate invalid_format']],
  ['an empty text', { title: ' ' }, ['/title invalid_format']],
  ['a text that is too long', { title: 'a'.repeat(121) }, ['/title too_big']],
  ['an address of another scheme', { liveUrl: 'ftp://example.com/' }, ['/liveUrl invalid_format']],
  ['a missing field', { title: undefined }, ['/title invalid_type']],
])('%s has the errors %j', (_, change, errors) => {
  expect(errorsOf('Project', JSON.parse(JSON.stringify({ ...PROJECT, ...change })))).toEqual(errors);
});

test('the settings of VS Code name the schema of the collection', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  expect(settings['json.schemas']).toEqual([
    {
      fileMatch: [`/content/${documentTypes.BoardGameCollection.pattern}`],
      url: `./${schemaFile('BoardGameCollection')}`,
    },
  ]);
});
