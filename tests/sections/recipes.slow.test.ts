import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addFigure } from './add-figure';
import { addListSection } from './add-list-section';
import { addPage } from './add-page';
import { copyProject, deleteSection, type ScratchCopy } from './scratch-copy';

// Asserts the sample content.

const DELETED = ['tabletop', 'lab', 'docs', 'talks', 'writing', 'boards'];
const LIMITS = [
  [addPage, 4],
  [addListSection, 7],
  [addFigure, 8],
] as const;

test('after six sections are deleted, a page, a section and a figure are added in few files, and the site builds', () => {
  const copy = copyProject('recipes');
  for (const name of DELETED) deleteSection(copy, name);
  for (const [add, limit] of LIMITS) {
    copy.touched.clear();
    add(copy);
    expect.soft([...copy.touched].length, [add.name, ...copy.touched].join('\n')).toBeLessThanOrEqual(limit);
  }
  copy.run('tsx scripts/generate.ts schemas graphql');
  copy.run('node --import tsx scripts/build.ts');
  // The build has compiled the documents and written the types of the routes.
  copy.run('tsc');
  const read = readBuilt(copy);
  expect(read('/press')).toContain('Press kit');
  expect(read('/podcasts')).toMatch(/application\/ld\+json[^<]*Slow radio/);
  expect(read('/podcasts/feed.xml')).toContain('<title>Slow radio</title>');
  expect(read('/search/index.json')).toContain('Slow radio');
  expect(read('/dev-stats')).toContain('Stars given');
  expect(findDeadLinks(copy)).toEqual([]);
}, 900_000);

function readBuilt({ folder }: ScratchCopy) {
  return (address: string) => {
    const files = [`${address}.html`, address, `${address}.body`].map((path) => join(folder, '.next/site', path));
    return readFileSync(files.find(existsSync) ?? `${address} was not built`, 'utf8');
  };
}

function findDeadLinks({ folder }: ScratchCopy): string[] {
  const { files } = JSON.parse(readFileSync(join(folder, '.next/site-headers.json'), 'utf8'));
  const pages = Object.keys(files).filter((address) => existsSync(join(folder, '.next/site', pageFile(address))));
  expect(pages.length).toBeGreaterThan(10);
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, '.next/site', pageFile(page)), 'utf8');
    const links = Array.from(html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g), ([, address = '']) => address);
    return links.filter((address) => !files[address]).map((address) => `${page} -> ${address}`);
  });
}

function pageFile(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}
