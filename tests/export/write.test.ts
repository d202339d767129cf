import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeExported } from '@/scripts/export/write';

const written = async (path: string, body: Buffer) => {
  const folder = await mkdtemp(join(tmpdir(), 'exported-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeExported(folder, path, body);
  return folder;
};

test('a file is written with the smallest of several compressed forms', async () => {
  const saved = await Promise.all(
    ['README.md', 'CONTRIBUTING.md', 'docs/content.md', 'docs/deploy.md'].map(async (name) => {
      const body = readFileSync(name);
      const folder = await written('page.md', body);
      const [small, zipped] = await Promise.all(['br', 'gz'].map((end) => readFile(join(folder, `page.md.${end}`))));
      if (!small || !zipped) throw new Error('not compressed');
      expect(brotliDecompressSync(small)).toEqual(body);
      expect(gunzipSync(zipped)).toEqual(body);
      return brotliCompressSync(body).length - small.length;
    }),
  );
  expect(Math.min(...saved)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...saved)).toBeGreaterThan(0);
});

test.each([
  ['page.md', Buffer.from('small')],
  ['photo.png', Buffer.alloc(4096)],
])('%s is not compressed if that does not help', async (path, body) => {
  expect(await readdir(await written(path, body))).toEqual([path]);
});
