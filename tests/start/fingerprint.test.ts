import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprintOf } from '@/scripts/start/fingerprint';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const FILES = { 'content/a.mdx': 'A', 'app/page.tsx': 'B', 'package.json': '{}' };
const SETTINGS = { siteUrl: 'https://www.example.com' };
const BASE = () => fingerprintOf(folderWith(FILES), SETTINGS);

test.each([
  ['an edited file', { ...FILES, 'content/a.mdx': 'Z' }],
  ['a new file', { ...FILES, 'content/b.mdx': '' }],
  ['text that moves between two files', { ...FILES, 'app/page.tsx': '', 'content/a.mdx': 'AB' }],
  ['an .env file', { ...FILES, '.env.local': 'PORT=1' }],
])('%s changes the fingerprint', (_, files) => {
  expect(fingerprintOf(folderWith(files), SETTINGS)).not.toBe(BASE());
});

test.each(['.next/BUILD_ID', 'node_modules/a/index.js', 'tests/a.test.ts'])(
  '%s does not change the fingerprint',
  (file) => {
    expect(fingerprintOf(folderWith({ ...FILES, [file]: 'x' }), SETTINGS)).toBe(BASE());
  },
);

test('a setting of the build changes the fingerprint', () => {
  expect(fingerprintOf(folderWith(FILES), { siteUrl: 'https://other.example.com' })).not.toBe(BASE());
});
