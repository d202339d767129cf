import { expect, test } from 'vitest';
import { readFingerprint } from '@/scripts/start/fingerprint';
import { folderOf } from '../folders';

const FILES = { 'content/a.mdx': 'A', 'app/page.tsx': 'B', 'package.json': '{}' };
const SETTINGS = { siteUrl: 'https://www.example.com' };
const BASE = () => readFingerprint(folderOf(FILES), SETTINGS);

test.each([
  ['an edited file', { ...FILES, 'content/a.mdx': 'Z' }],
  ['a new file', { ...FILES, 'content/b.mdx': '' }],
  ['text that moves between two files', { ...FILES, 'app/page.tsx': '', 'content/a.mdx': 'AB' }],
  ['an .env file', { ...FILES, '.env.local': 'PORT=1' }],
])('%s changes the fingerprint', (_, files) => {
  expect(readFingerprint(folderOf(files), SETTINGS)).not.toBe(BASE());
});

test.each(['.next/BUILD_ID', 'node_modules/a/index.js', 'tests/a.test.ts', 'out/a.html'])(
  '%s does not change the fingerprint',
  (file) => {
    expect(readFingerprint(folderOf({ ...FILES, [file]: 'x' }), SETTINGS)).toBe(BASE());
  },
);
