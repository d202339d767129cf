import { readdirSync, readFileSync } from 'node:fs';
// Posix, so that paths are the same on Windows.
import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

// Biome checks single imports (biome.json). This test follows them from file to file, which Biome cannot.

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path.replaceAll('\\', '/'))),
);
const sources = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readFileSync(file, 'utf8')]));
const SERVER_ONLY = /^lib\/(content\/(content|images|mdx)\.ts|env\.ts|dev-stats\/store|collectors)|^node:/;

/** Files and Node modules that a file imports at run time. */
function findImports(file: string): string[] {
  const statements = (sources.get(file) ?? '').matchAll(
    /^(?:import|export)(?! type)\s[^;]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm,
  );
  return [...statements].flatMap(([, from, bare, lazy]) => {
    const specifier = from ?? bare ?? lazy ?? '';
    if (specifier.startsWith('node:')) return specifier;
    const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier));
    return ['.ts', '.tsx', ''].map((end) => path + end).filter((name) => sources.has(name));
  });
}

/** A file and everything that it imports, directly or not. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of findImports(file)) reachedFrom(next, seen);
  return seen;
}

const clients = [...sources].filter(([, source]) => source.startsWith("'use client'")).map(([file]) => file);

test('no client component reaches content, store, environment or a Node module', () => {
  const reaching = clients.flatMap((client) =>
    [...reachedFrom(client)].filter((file) => SERVER_ONLY.test(file)).map((file) => `${client}: ${file}`),
  );
  expect(reaching).toEqual([]);
});

test('pages and layouts are server components of at most 65 lines', () => {
  const pages = [...sources].filter(([file]) => /\/(page|layout)(\.[\w-]+)?\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(9);
  for (const [file, source] of pages) {
    expect(clients).not.toContain(file);
    expect(source.split('\n').length, file).toBeLessThanOrEqual(65);
  }
});
