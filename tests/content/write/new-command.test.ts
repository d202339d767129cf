import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { runFor } from '@/scripts/new/add';
import { run as runGame } from '@/scripts/new/game';
import { folderOf } from '../../folders';
import { DOCUMENTS } from '../check/documents';

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

beforeEach(() => {
  const documents = Object.entries(DOCUMENTS).map(([path, text]) => [`content/${path}`, text]);
  folder = folderOf(Object.fromEntries(documents));
  vi.stubEnv('CONTENT_DIR', at('content'));
  vi.stubEnv('PHOTOS_URL', 'https://photos.example.com');
});

test('a document is written, and the next step is named', async () => {
  const { summary } = await runFor('Project')([' Café Żółw '], {});
  expect(summary).toContain(
    `Added ${at('content/projects/cafe-zolw.mdx')}.\nNext: replace what is marked TODO (3 places)`,
  );
  expect(readFileSync(at('content/projects/cafe-zolw.mdx'), 'utf8')).toContain('\ntitle: Café Żółw\n');
});

test('the same title twice is an error, and the first document stays', async () => {
  await runFor('Experiment')(['Moves 2'], {});
  const before = readFileSync(at('content/experiments/moves-2.mdx'), 'utf8');
  const count = files();
  await expect(runFor('Experiment')(['MOVES 2'], {})).rejects.toThrow(
    `${at('content/experiments/moves-2.mdx')} already exists. Choose another name with --name NAME.`,
  );
  expect(readFileSync(at('content/experiments/moves-2.mdx'), 'utf8')).toBe(before);
  expect(files()).toBe(count);
});

test.each([
  ['an empty title', 'Project', ' ', { name: 'a' }, 'title must not be empty'],
  ['a name outside of the folder', 'Project', 'A', { name: '../../a' }, 'belongs to no document type'],
  ['an address that is taken', 'Doc', 'Kiln', { name: 'kiln/index' }, 'duplicate slug: /docs/kiln'],
])('nothing is written for %s', async (_, kind, title, options, message) => {
  const count = files();
  await expect(runFor(kind)([title], options)).rejects.toThrow(message);
  expect(files()).toBe(count);
});

test('a game is added to the collection once', async () => {
  const { summary } = await runGame(['Catan'], { id: 13 });
  expect(summary).toContain(`Added Catan to ${at('content/tabletop/collection.json')}.`);
  const text = readFileSync(at('content/tabletop/collection.json'), 'utf8');
  expect(JSON.parse(text).games.map(({ id }: { id: number }) => id)).toEqual([1, 2, 13]);
  await expect(runGame(['CATAN'], {})).rejects.toThrow('already has Catan (id 13)');
  await expect(runGame(['Other'], { id: 13 })).rejects.toThrow('already has Catan (id 13)');
  await expect(runGame([' '], {})).rejects.toThrow('Nothing was written');
  expect(readFileSync(at('content/tabletop/collection.json'), 'utf8')).toBe(text);
});
