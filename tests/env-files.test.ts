import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { loadEnvFiles } from '@/scripts/shared/env-files';
import { folderOf } from './folders';

const root = process.cwd();
afterEach(() => process.chdir(root));

/** The store of a command that starts in a folder with .env files. */
function storeWith(files: Record<string, string>, given?: string): string {
  process.chdir(
    folderOf(Object.fromEntries(Object.entries(files).map(([file, url]) => [file, `DATABASE_URL=${url}\n`]))),
  );
  vi.stubEnv('DATABASE_URL', given);
  loadEnvFiles();
  return env.databaseUrl;
}

const SHARED = { '.env': 'file:base.db', '.env.production': 'file:mode.db', '.env.development': 'file:other.db' };

test('a variable that is set comes before .env.local, the file of the mode and .env', () => {
  expect(storeWith({ '.env': 'file:base.db' })).toBe('file:base.db');
  expect(storeWith(SHARED)).toBe('file:mode.db');
  expect(storeWith({ ...SHARED, '.env.local': 'file:local.db' })).toBe('file:local.db');
  expect(storeWith({ ...SHARED, '.env.local': 'file:local.db' }, 'file:given.db')).toBe('file:given.db');
});
