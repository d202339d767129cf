import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { type ChosenSections, findSection, isOff, OPTIONAL_SECTIONS } from '@/lib/content/chosen-sections';

// Asserts the sample content.

const chosen = vi.hoisted(() => ({ sections: undefined as ChosenSections }));

vi.mock('contentlayer/generated', async (importOriginal) => {
  const content = await importOriginal<typeof import('contentlayer/generated')>();
  return {
    ...content,
    get allDocuments() {
      return content.allDocuments.map((each) => (each._type === 'Profile' ? { ...each, ...chosen } : each));
    },
  };
});

/** The next modules that are imported are those of a site whose profile says this about its sections. */
function choose(sections: ChosenSections) {
  chosen.sections = sections;
  vi.resetModules();
}

async function siteWith(sections: ChosenSections) {
  choose(sections);
  return {
    ...(await import('@/lib/site/pages')),
    ...(await import('@/lib/site/sections')),
    ...(await import('@/lib/site/markdown/llms-index')),
    ...(await import('@/lib/site/metadata')),
    ...(await import('@/lib/site/structured-data/graph')),
    ...(await import('@/lib/site/search/entries')),
    sitemap: (await import('@/app/sitemap')).default,
    screens: [
      (await import('@/app/page')).default,
      (await import('@/app/resume/page')).default,
      (await import('@/app/search/page')).default,
      (await import('@/app/server-error/page')).default,
      (await import('@/app/not-found')).default,
    ] as ComponentType[],
  };
}

async function renderHtml(Screen: ComponentType): Promise<string> {
  return new Response((await prerender(<Screen />)).prelude).text();
}

/** Addresses of this site in HTML, Markdown or JSON. */
function addressesIn(text: string): string[] {
  const found = text.matchAll(/(?:"|\]\(<?)(?:http:\/\/localhost:3000)?(\/[^"\s)>]*)/g);
  return [...found].map(([, address = '']) => address);
}

const NAMES = OPTIONAL_SECTIONS.map(({ name }) => name);

const without = (...names: string[]): ChosenSections => Object.fromEntries(names.map((name) => [name, false]));

// Each section is off once among others that are on, and once without any other.
test.each([
  ['every second section', without(...NAMES.filter((_, index) => index % 2 === 0))],
  ['the others', without(...NAMES.filter((_, index) => index % 2 === 1))],
  ['any optional section', without(...NAMES)],
] as const)('without %s, nothing on the site leads there', async (_, sections) => {
  const site = await siteWith(sections);
  const paths = site.pages.map(({ path }) => path);
  const named = [
    ...paths,
    ...site.menu.map(({ path }) => path),
    ...site.namedEntries().map(({ href }) => href),
    ...site.sitemap().map(({ url }) => new URL(url).pathname),
    ...addressesIn(site.llmsIndex()),
    ...paths.flatMap((path) => addressesIn(JSON.stringify([site.pageMetadata(path), site.structuredData(path)]))),
    ...(await Promise.all(site.screens.map(renderHtml))).flatMap(addressesIn),
  ];
  expect(named.length).toBeGreaterThan(30);
  expect([...new Set(named.filter((address) => isOff(sections, address)))]).toEqual([]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/resume', '/search']));
});

test('prose keeps the text of a link to a section that is off', async () => {
  choose(without('docs'));
  const { Prose } = await import('@/components/mdx/prose');
  const raw = 'Read [the `docs`](/docs/backend/prisma "Docs") and [the games](/tabletop), or `[code](/docs)`.';
  const page = await renderHtml(() => <Prose markdown={raw} />);
  expect(page.match(/href="[^"]*"/g)).toEqual(['href="/tabletop"']);
});

test('the definitions of the statistics stay without the documentation, and leave with the statistics', async () => {
  const pathsWith = async (sections: ChosenSections) => {
    choose(sections);
    return (await import('@/lib/site/pages')).pages.map(({ path }) => path);
  };
  expect((await pathsWith(without('docs'))).filter((path) => path.startsWith('/docs'))).toEqual(['/docs/statistics']);
  expect(await pathsWith(without('dev-stats'))).not.toContain('/docs/statistics');
});

test.each([
  ['/projects/kiln.md', 'projects'],
  ['/docs/statistics#streak', 'dev-stats'],
  ['/docs/statistics-of-boats', 'docs'],
  ['/resume', 'resume'],
  ['https://example.com/docs', undefined],
])('the section of %s is %s', (address, section) => {
  expect(findSection(address)?.name).toBe(section);
});
