import { expect, test } from 'vitest';
import { dependencies, devDependencies } from '../package.json';

/** Packages that the site must use. Knip reports those that are declared and not used. */
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

test('every package that the site is to be built on is declared', () => {
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const patterns = PACKAGES.map((name) => new RegExp(`^${name.replace('*', '[^/]+')}$`));
  expect(patterns.filter((pattern) => !declared.some((name) => pattern.test(name)))).toEqual([]);
});
