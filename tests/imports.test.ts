import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['app', 'components', 'lib', 'scripts'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => /\.tsx?$/.test(path));

const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Files of this project that a file imports at run time; types cost nothing and point anywhere. */
function importsOf(file: string): string[] {
  const code = sources.get(file) ?? '';
  const statements = code.matchAll(
    /^(?:import|export)(?! type)\s[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, from, bare, lazy]) => resolve(file, from ?? bare ?? lazy ?? ''));
}

function resolve(file: string, specifier: string): string[] {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : undefined;
  return path === undefined ? [] : ['.ts', '.tsx', ''].map((end) => path + end).filter((name) => sources.has(name));
}

/** Everything a file brings along, itself included. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of imports.get(file) ?? []) reachedFrom(next, seen);
  return seen;
}

function edges(from: string, to: string): string[] {
  return [...imports].flatMap(([file, targets]) =>
    file.startsWith(`${from}/`)
      ? targets.filter((target) => target.startsWith(`${to}/`)).map((target) => `${file} -> ${target}`)
      : [],
  );
}

test('the walk finds the imports it judges', () => {
  expect(imports.get('app/projects/page.tsx')).toContain('lib/content/content.ts');
  expect(imports.get('components/projects/project-list.tsx')).toContain('lib/projects/list.ts');
});

test.each([
  ['lib', 'components'],
  ['lib', 'app'],
  ['lib', 'scripts'],
  ['components', 'app'],
  ['components', 'scripts'],
  ['app', 'scripts'],
])('%s imports nothing from %s', (from, to) => {
  expect(edges(from, to)).toEqual([]);
});

test('no client component reaches the content, the environment or the file system', () => {
  const clients = files.filter((file) => sources.get(file)?.startsWith("'use client'"));
  const server = [
    'lib/content/content.ts',
    'lib/env.ts',
    'lib/content/images.ts',
    'lib/dev-stats/store',
    'lib/collectors',
  ];
  expect(clients.length).toBeGreaterThan(3);
  const reached = clients.flatMap((client) =>
    [...reachedFrom(client)]
      .filter((file) => server.some((name) => file.startsWith(name)))
      .map((file) => `${client} -> ${file}`),
  );
  expect(reached).toEqual([]);
});

test('only lib/content/content.ts reads the compiled content, only lib/env.ts the environment', () => {
  const readers = (text: string) => files.filter((file) => new RegExp(text).test(sources.get(file) ?? ''));
  expect(readers("^\\} from 'contentlayer/generated'|from 'contentlayer/generated'")).toEqual([
    'lib/content/content.ts',
  ]);
  expect(readers('process\\.env')).toEqual(['lib/env.ts']);
});

test('pages are thin, and none of them is a client component', () => {
  const pages = files.filter((file) => /\/(page|layout)\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(9);
  for (const page of pages) {
    expect(sources.get(page)).not.toMatch(/'use client'|fetch\(|select .* from/i);
    expect(sources.get(page)?.split('\n').length, page).toBeLessThanOrEqual(65);
  }
});

test('there is no barrel and no drawer for everything', () => {
  const names = files.filter((file) => /(^|\/)(index|utils|helpers|misc|types)\.tsx?$/.test(file));
  expect(names.filter((file) => statSync(file).isFile())).toEqual([]);
});
