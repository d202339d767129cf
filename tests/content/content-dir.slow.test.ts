import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { ACTIVITIES } from '../resume/activities/documents';
import { DOCUMENTS } from './check/documents';

/** Compiles documents in a folder of their own. Returns a function that reads the compiled documents of a type. */
function compile(documents: Readonly<Record<string, string>>, emptyFolders: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'content-dir-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['contentlayer.config.ts', 'lib', 'node_modules', 'package.json', 'public', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  for (const path of emptyFolders) mkdirSync(join(folder, 'elsewhere', path), { recursive: true });
  for (const [path, text] of Object.entries(documents)) {
    mkdirSync(dirname(join(folder, 'elsewhere', path)), { recursive: true });
    writeFileSync(join(folder, 'elsewhere', path), text);
  }
  const variables = { CONTENT_DIR: 'elsewhere', PATH: [resolve('node_modules/.bin'), env.path].join(delimiter) };
  try {
    execFileSync('tsx', [resolve('scripts/content.ts')], {
      cwd: folder,
      env: { ...env.inherited, ...variables },
      stdio: 'ignore',
    });
  } catch {
    // The images and pages of the smallest site are missing; the compiler does not need them.
  }
  return (type: string) =>
    JSON.parse(readFileSync(join(folder, `.contentlayer/generated/${type}/_index.json`), 'utf8'));
}

test('the compiler reads the folder that the check reads', () => {
  const compiled = compile(DOCUMENTS);
  expect(compiled('Profile').name).toBe('Ada Quill');
  expect(compiled('Talk')).toEqual([]);
});

test('the compiler reads talks and articles, and an empty folder of board seats', () => {
  const documents = Object.entries(ACTIVITIES).filter(([path]) => !path.startsWith('boards/'));
  const compiled = compile({ ...DOCUMENTS, ...Object.fromEntries(documents) }, ['boards']);
  expect(compiled('Talk')).toMatchObject([
    { title: 'First Firing' },
    { title: 'Slow Kilns', slides: '/papers/glaze.pdf' },
  ]);
  expect(compiled('Article')).toMatchObject([{ publication: 'Kiln Review', date: '2025-02-20T00:00:00Z' }]);
  expect(compiled('BoardSeat')).toEqual([]);
});
