import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { env } from '@/lib/env';
import { folderOf } from './folders';

/** Runs `npm run db -- migrate` in a folder with .env files, and returns the databases that it made. */
function migrate(files: Record<string, string>, variables: Record<string, string> = {}): string[] {
  const written = Object.entries(files).map(([file, name]) => [file, `DATABASE_URL=file:${name}.db\n`]);
  const folder = folderOf(Object.fromEntries(written));
  // The command reads its migrations there.
  symlinkSync(resolve('lib'), join(folder, 'lib'));
  const command = ['--import', resolve('node_modules/tsx/dist/loader.mjs'), resolve('scripts/db.ts'), 'migrate'];
  const { DATABASE_URL: _, ...inherited } = env.inherited;
  execFileSync('node', command, { cwd: folder, env: { ...inherited, NODE_ENV: 'production', ...variables } });
  return ['base', 'production', 'local', 'development', 'given'].filter((name) =>
    existsSync(join(folder, `${name}.db`)),
  );
}

const FILES = {
  '.env': 'base',
  '.env.production': 'production',
  '.env.local': 'local',
  '.env.development': 'development',
};

test('a variable that is set comes before .env.local, the file of the mode and .env', () => {
  expect(migrate(FILES)).toEqual(['local']);
  expect(migrate({ '.env': 'base', '.env.production': 'production', '.env.development': 'development' })).toEqual([
    'production',
  ]);
  expect(migrate(FILES, { DATABASE_URL: 'file:given.db' })).toEqual(['given']);
});
