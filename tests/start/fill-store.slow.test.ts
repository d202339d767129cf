import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { folderOf } from '../folders';

const SAMPLE = readFileSync('content/profile.mdx', 'utf8');
const MIGRATIONS = 'lib/dev-stats/store/migrations';
const STORE = '.data/dev-stats.db';

function fill(files: Record<string, string>, variables: Record<string, string>): string {
  const folder = folderOf(files);
  cpSync(MIGRATIONS, join(folder, MIGRATIONS), { recursive: true });
  const code = `import('${resolve('scripts/shared/fill-store.ts')}').then((file) => file.fillMissingStore())`;
  const { DATABASE_URL: _, CONTENT_DIR: __, ...inherited } = env.inherited;
  execFileSync(process.execPath, ['--import', resolve('node_modules/tsx/dist/loader.mjs'), '-e', code], {
    cwd: folder,
    env: { ...inherited, ...variables },
  });
  return folder;
}

test('a clone of the sample starts with the demo data', { timeout: 60_000 }, () => {
  const folder = fill({ 'content/profile.mdx': SAMPLE }, {});
  expect(readdirSync(join(folder, '.data'))).toEqual(['dev-stats.db']);
});

test('another profile and any DATABASE_URL start empty, and a store stays as it is', { timeout: 60_000 }, () => {
  const own = fill({ 'content/profile.mdx': SAMPLE.replace(/^name: .+/m, 'name: Ada Quill') }, {});
  const elsewhere = fill({ 'content/profile.mdx': SAMPLE }, { DATABASE_URL: `file:${STORE}` });
  expect([own, elsewhere].map((folder) => existsSync(join(folder, STORE)))).toEqual([false, false]);
  const used = fill({ 'content/profile.mdx': SAMPLE, [STORE]: 'mine' }, {});
  expect(readFileSync(join(used, STORE), 'utf8')).toBe('mine');
});
