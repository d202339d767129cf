import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { brotliQuality, writeCompressed } from '@/scripts/finish-build/write-site';
import { folderOf } from '../folders';

const written = async (path: string, body: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), 'exported-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeCompressed(folder, path, body, 10);
  return folder;
};

test('a text is written with its compressed forms', async () => {
  const body = readFileSync('README.md');
  const folder = await written('page.md', body);
  expect(brotliDecompressSync(await readFile(join(folder, 'page.md.br')))).toEqual(body);
  expect(gunzipSync(await readFile(join(folder, 'page.md.gz')))).toEqual(body);
});

test('a file that would not be smaller is not compressed', async () => {
  expect(await readdir(await written('photo.png', Buffer.alloc(4096)))).toEqual(['photo.png']);
});

test.each([
  [10, 'three hundred addresses', 300],
  [8, 'more', 301],
])('Brotli has quality %i for %s', (quality, _, count) => {
  const routes = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${index}`, {}]));
  expect(brotliQuality(folderOf({ 'prerender-manifest.json': JSON.stringify({ routes }) }))).toBe(quality);
});
