import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import matter from 'gray-matter';
import { beforeEach, expect, test } from 'vitest';
import { pictureFiles } from '@/lib/astro/photo/picture';
import type { Field } from '@/lib/astro/render/field';
import { type Folders, writeField } from '@/lib/astro/render/write-sample';
import { astroPhoto } from '@/lib/astro/schema';

const FIELD: Field = {
  name: 'belt',
  title: 'Belt',
  description: 'Three stars.',
  object: { name: 'Belt', catalogue: ['Collinder 70'], type: 'open-cluster' },
  ...{ ra: 84.05, dec: -1.2 },
  view: { ra: 84.05, dec: -1.2, rotation: 0, width: 6720, height: 4480 },
  width: 120,
  prose: 'Three stars in a row.',
};
const STARS = [{ id: 26311, ra: 84.0534, dec: -1.2019, magnitude: 1.69, colorIndex: -0.18 }];

let root: string;
let folders: Folders;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
  folders = { documents: join(root, 'documents'), pictures: join(root, 'pictures') };
});

const documentFile = () => join(folders.documents, 'belt.mdx');

test('a field becomes a valid document with the files of both states', async () => {
  await writeField(FIELD, STARS, folders);
  const { data, content } = matter(readFileSync(documentFile(), 'utf8'));
  expect(astroPhoto.safeParse(data).error).toBeUndefined();
  expect(data).toMatchObject({
    solution: { ra: 84.05, dec: -1.2, rotation: 0 },
    rendered: { limitingMagnitude: 8.5, stars: 1 },
    picture: { width: 120, height: 80 },
  });
  expect(data.sessions).toBeUndefined();
  expect(content).toContain('This is not a photograph.');
  expect(content).toContain('Hipparcos');
  const folder = join(folders.pictures, 'belt');
  const files = [
    ...pictureFiles(folder, data.picture),
    ...pictureFiles(join(folder, 'single'), data.versions[0].picture),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('a photograph with the name of a field is not overwritten', async () => {
  mkdirSync(folders.documents);
  writeFileSync(documentFile(), '---\ntitle: My belt\n---\n');
  await expect(writeField(FIELD, STARS, folders)).rejects.toThrow(/belt\.mdx is a photograph/);
  expect(readFileSync(documentFile(), 'utf8')).toContain('My belt');
  expect(existsSync(folders.pictures)).toBe(false);
});
