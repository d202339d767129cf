import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { env } from '@/lib/env';
import { DOCUMENTS } from './check/documents';

test('the compiler reads the folder that the check reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-dir-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['contentlayer.config.ts', 'lib', 'node_modules', 'package.json', 'public', 'tsconfig.json'])
    symlinkSync(resolve(name), join(folder, name));
  for (const [path, text] of Object.entries(DOCUMENTS)) {
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
  const compiled = JSON.parse(readFileSync(join(folder, '.contentlayer/generated/Profile/_index.json'), 'utf8'));
  expect(compiled.name).toBe('Ada Quill');
});
