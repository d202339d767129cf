import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * A package is in use if a source file, a script, a configuration or a stylesheet imports it. Imports of tests and of
 * types alone do not count.
 */

const PACKAGES = [
  'next',
  'react',
  'react-dom',
  'contentlayer',
  'next-contentlayer',
  '@mdx-js/react',
  'remark-gfm',
  'gray-matter',
  '@tanstack/react-query',
  'graphql-request',
  '@radix-ui/react-*',
  'tailwindcss',
  'lucide-react',
  'vitest',
  '@playwright/test',
];

const FILES = globSync(['{app,components,lib,scripts}/**/*.{ts,tsx,css}', '*.config.{ts,mjs}']);
const IMPORT =
  /^import (?!type )(?:(?<names>[^;']*?) from )?'(?<module>[^']+)'|(?:await|=>) import\('(?<lazy>[^']+)'\)|^@import "(?<sheet>[^"]+)"/gm;
const ONLY_TYPES = /^\{(\s*type \w+( as \w+)?,?)+\s*\}$/;

function findImports(source: string): string[] {
  return Array.from(source.matchAll(IMPORT), ({ groups = {} }) =>
    ONLY_TYPES.test(groups.names ?? '') ? '' : (groups.module ?? groups.lazy ?? groups.sheet ?? ''),
  );
}

// Compiled documents have the name of the package that compiles them.
const imported = FILES.flatMap((file) => findImports(readFileSync(file, 'utf8'))).filter(
  (module) => module !== 'contentlayer/generated',
);
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const declared = Object.keys({ ...dependencies, ...devDependencies });

test('every package that the site is built on is declared and in use', () => {
  const patterns = PACKAGES.map((name) => [name, new RegExp(`^${name.replace('*', '[^/]+')}(/|$)`)] as const);
  const isMissing = (names: string[]) =>
    patterns.filter(([, pattern]) => !names.some((name) => pattern.test(name))).map(([name]) => name);
  expect({ undeclared: isMissing(declared), unused: isMissing(imported) }).toEqual({ undeclared: [], unused: [] });
});
