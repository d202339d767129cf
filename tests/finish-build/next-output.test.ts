import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInteractiveModule, readClientModules, referencedModules } from '@/scripts/finish-build/next-output';

const LAYOUT_ROUTER = '[project]/node_modules/next/dist/esm/client/components/layout-router.js';
const FORM = '[project]/components/contact/contact-form.tsx';
const CHUNK = '/_next/static/chunks/a.js';

function manifestFile(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'manifest-')), 'page_client-reference-manifest.js');
  writeFileSync(file, source);
  return file;
}

const manifest = (entry: object) =>
  manifestFile(
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = ${JSON.stringify(entry)};`,
  );

const read = (file: string, built = [CHUNK]) => readClientModules(file, (url) => built.includes(url));
const modules = new Map([
  ['1', LAYOUT_ROUTER],
  ['form', FORM],
]);
const paths = (payload: string) => referencedModules(Buffer.from(payload), modules);

test('a manifest lists client modules by identifier', () => {
  const clientModules = { [LAYOUT_ROUTER]: { id: 1, chunks: [CHUNK] }, [FORM]: { id: 'form', chunks: [] } };
  expect(read(manifest({ clientModules }))).toEqual(modules);
});

test.each([
  ['is missing', '/no/such/manifest.js', 'expected its client reference manifest at /no/such/manifest.js, found none'],
  ['lists nothing', manifest({ clientModules: {} }), 'expected client modules in its client reference manifest'],
  [
    'names a chunk that was not built',
    manifest({ clientModules: { [FORM]: { id: 1, chunks: ['/_next/static/chunks/b.js'] } } }),
    'names /_next/static/chunks/b.js, which is not in the build',
  ],
])('a manifest that %s is refused', (_, file, message) => {
  expect(() => read(file)).toThrow(message);
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

test('a payload refers to modules by number or by name, each once', () => {
  const payload = [
    '1:"$Sreact.fragment"',
    '2:I[1,["$3"],"default"]',
    ':HL["/a.css","style"]',
    'f:X',
    '4:["$","p",null,{}]',
    'f:C',
    '5:null',
    '6:I["form",[],"ContactForm"]',
    '7:I[1,[],""]',
  ].join('\n');
  expect(paths(payload)).toEqual([LAYOUT_ROUTER, FORM]);
});

test('text in a payload can contain line breaks, other letters and what looks like a row', () => {
  const text = 'é\n9:I[99,[],""]\n';
  const length = Buffer.byteLength(text).toString(16);
  expect(paths(`1:T${length},${text}2:I[1,[],"default"]\n`)).toEqual([LAYOUT_ROUTER]);
});

test.each([
  ['is empty', '', 'expected client modules in its payload, found none'],
  ['has rows with an unknown tag', '1:I[1,[],""]\n2:Q[1]\n', 'a row of an unknown format: "2:Q[1]'],
  ['has imports in another format', '1:I{"id":1}\n', 'names the client module undefined'],
  ['names a module that the manifest does not list', '1:I[99,[],""]\n', 'names the client module 99'],
])('a payload that %s is refused', (_, payload, message) => {
  expect(() => paths(payload)).toThrow(message);
});
