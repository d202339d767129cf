import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInteractiveModule, readClientModules } from '@/scripts/finish-build/next-output';

const LAYOUT_ROUTER = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const FORM = '[project]/components/contact/contact-form.tsx';

function manifestFile(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'page_client-reference-manifest.js');
  writeFileSync(file, source);
  return file;
}

const manifest = (entry: object) =>
  manifestFile(
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify(entry)};`,
  );

test('a manifest lists client modules', () => {
  const clientModules = { [LAYOUT_ROUTER]: { id: 1 }, [FORM]: { id: 2 } };
  expect(readClientModules(manifest({ clientModules }))).toEqual([LAYOUT_ROUTER, FORM]);
});

test.each([
  ['is missing', '/no/such/manifest.js', 'expected its client reference manifest at /no/such/manifest.js, found none'],
  ['lists nothing', manifest({ clientModules: {} }), 'expected client modules in its client reference manifest'],
])('a manifest that %s is refused', (_, file, message) => {
  expect(() => readClientModules(file)).toThrow(message);
});

test.each([
  [LAYOUT_ROUTER, false],
  ['[project]/app/error.tsx', false],
  ['[project]/node_modules/lucide-react/dist/esm/Icon.mjs', false],
  ['[project]/node_modules/lucide-react/dist/esm/DynamicIcon.mjs', true],
  [FORM, true],
  ['[project]/app/lab/error-list.tsx', true],
])('%s makes a page interactive: %s', (path, isInteractive) => {
  expect(isInteractiveModule(path)).toBe(isInteractive);
});
