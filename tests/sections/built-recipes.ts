import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRecipes } from './recipes';

/** Builds a site without six sections, and with a new page, section and figure. Throws if it is not complete. */
export function buildRecipes(): void {
  const { copy } = addRecipes();
  copy.run('node --import tsx scripts/build.ts');
  const site = join(copy.folder, '.next/site');
  const read = (address: string) => {
    const file = [`${address}.html`, address, `${address}.body`].map((path) => join(site, path)).find(existsSync);
    assert(file, `${address} was not built`);
    return readFileSync(file, 'utf8');
  };
  assert.match(read('/press'), /Press kit/);
  assert.match(read('/podcasts'), /application\/ld\+json[^<]*Slow radio/);
  assert.match(read('/podcasts/feed.xml'), /<title>Slow radio<\/title>/);
  assert.match(read('/search/index.json'), /Slow radio/);
  assert.match(read('/dev-stats'), /Stars given/);
  assert.deepEqual(findDeadLinks(copy.folder, site), []);
}

function findDeadLinks(folder: string, site: string): string[] {
  const { files } = JSON.parse(readFileSync(join(folder, '.next/site-headers.json'), 'utf8'));
  const pages = Object.keys(files).filter((address) => existsSync(join(site, pageFile(address))));
  assert(pages.length > 10);
  return pages.flatMap((page) => {
    const html = readFileSync(join(site, pageFile(page)), 'utf8');
    const links = Array.from(html.matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g), ([, address = '']) => address);
    return links.filter((address) => !files[address]).map((address) => `${page} -> ${address}`);
  });
}

function pageFile(address: string): string {
  return `${address === '/' ? '/index' : address}.html`;
}
