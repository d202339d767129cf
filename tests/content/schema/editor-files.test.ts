import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { typeOfFile } from '@/lib/content/check/addresses';
import { readSource } from '@/lib/content/check/source';
import { type DocumentTypeName, documentTypes } from '@/lib/content/schema/documents';
import { editorFiles, schemaFile } from '@/lib/content/schema/editor-files';
import { frontMatterConfig } from '@/lib/content/schema/front-matter';
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

interface FrontMatterField {
  name: string;
  type: string;
  choices?: unknown[];
  fields?: FrontMatterField[];
  required: boolean;
}

const contentTypes = frontMatterConfig()['frontMatter.taxonomy.contentTypes'];

function frontMatterFields(type: string): Record<string, FrontMatterField> {
  const fields = contentTypes.find(({ name }) => name === type)?.fields as FrontMatterField[];
  return Object.fromEntries(fields.map((field) => [field.name, field]));
}

test('Front Matter offers choices, dates, pictures and lists', () => {
  const project = frontMatterFields('Project');
  expect(project.status).toMatchObject({ type: 'choice', choices: ['ACTIVE', 'COMPLETED', 'ON_HOLD', 'ARCHIVED'] });
  expect(project.startDate).toMatchObject({ type: 'datetime', dateFormat: 'yyyy-MM-dd', required: true });
  expect(project.imageUrl).toMatchObject({ type: 'image', required: false });
  expect(frontMatterFields('Role').highlights).toMatchObject({ type: 'list', required: true });
  expect(frontMatterFields('AstroPhoto').object?.fields?.map(({ name }) => name)).toEqual([
    'name',
    'catalogue',
    'type',
  ]);
});

test('Front Matter does not offer lists of groups, to whose entries it adds a key', () => {
  expect(frontMatterFields('Project')).not.toHaveProperty('technologyGroups');
  expect(frontMatterFields('GearGroup')).not.toHaveProperty('items');
});

test('each folder of Front Matter has one type, which it offers', () => {
  const folders = frontMatterConfig()['frontMatter.content.pageFolders'];
  expect(folders.flatMap((folder) => folder.contentTypes)).toEqual(contentTypes.map(({ name }) => name));
  expect(folders.map(({ path }) => path)).toContain('[[workspace]]/content/projects');
});
