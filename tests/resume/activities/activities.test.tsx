import matter from 'gray-matter';
import { prerender } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import type { ChosenSections } from '@/lib/content/chosen-sections';
import { findProblems } from '../json-resume';
import { readPdf } from '../read-pdf';
import { ACTIVITIES, ON } from './documents';

const site = vi.hoisted(() => ({ sections: {} as ChosenSections, folders: [] as string[] }));

const TYPES: Record<string, string> = { pages: 'PageMeta', talks: 'Talk', writing: 'Article', boards: 'BoardSeat' };

/** The site with the documents of some folders in place of its own. */
vi.mock('contentlayer/generated', async (original) => {
  const { allPageMeta, allDocuments, ...others } = await original<typeof import('contentlayer/generated')>();
  // A site on which they are off may have no texts for their pages.
  const pages = compile('pages').filter((page) => !allPageMeta.some(({ path }) => path === page.path));
  return {
    ...others,
    get allDocuments() {
      const off = { talks: false, writing: false, boards: false };
      const documents = allDocuments
        .filter(({ _type }) => !['Talk', 'Article', 'BoardSeat'].includes(_type))
        .map((each) =>
          each._type === 'Profile' ? { ...each, sections: { ...each.sections, ...off, ...site.sections } } : each,
        );
      return [...documents, ...pages, ...site.folders.flatMap(compile)];
    },
  };
});

function compile(folder: string): Record<string, unknown>[] {
  return Object.entries(ACTIVITIES)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .map(([path, text]) => {
      const { data, content } = matter(text, { engines: { yaml: (yaml) => parse(yaml) ?? {} } });
      const _raw = { sourceFileName: path.split('/')[1], sourceFilePath: path };
      return { ...data, body: { raw: content, code: '' }, _raw, _id: path, _type: TYPES[folder] };
    });
}

function choose(sections: ChosenSections, folders: string[]) {
  Object.assign(site, { sections, folders });
  vi.resetModules();
}

async function load(sections: ChosenSections) {
  choose(sections, ['talks', 'writing', 'boards']);
  const [pages, menu, llms, data, search, resume, json] = await Promise.all([
    import('@/lib/site/pages'),
    import('@/lib/site/sections'),
    import('@/lib/site/markdown/llms-index'),
    import('@/lib/site/structured-data/graph'),
    import('@/lib/site/search/entries'),
    import('@/lib/site/current-resume'),
    import('@/lib/resume/json-resume'),
  ]);
  return { ...pages, ...menu, ...llms, ...data, ...search, ...resume, ...json };
}

async function htmlOf(path: string): Promise<string> {
  const screens = {
    '/talks': () => import('@/app/talks/page.talks'),
    '/writing': () => import('@/app/writing/page.writing'),
    '/boards': () => import('@/app/boards/page.boards'),
    '/resume': () => import('@/app/resume/page'),
  };
  const { default: Screen } = await screens[path as keyof typeof screens]();
  return new Response((await prerender(<Screen />)).prelude).text();
}

const PATHS = ['/talks', '/writing', '/boards'];

let on: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  on = await load(ON);
});

test('when on, they are in the menu after the projects, in the sitemap, the search and llms.txt', async () => {
  const labels = on.menu.map(({ label }) => label);
  const first = labels.indexOf('Talks');
  expect(labels.slice(first, first + 3)).toEqual(['Talks', 'Writing', 'Boards']);
  // -1 on a site without projects.
  expect(labels.indexOf('Projects')).toBeLessThan(first);
  expect(on.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(PATHS));
  for (const path of PATHS) expect(on.llmsIndex()).toContain(`${path}.md`);
  expect(on.namedEntries()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Slow Kilns', href: '/talks#slow-kilns' }),
      expect.objectContaining({ name: 'Cold Clay', href: '/writing#cold-clay' }),
      expect.objectContaining({ name: 'Lantern Fund', href: '/boards#lantern' }),
    ]),
  );
});

test('talks come newest first with their event, place, day, text and links', async () => {
  const html = await htmlOf('/talks');
  const text = [
    'Slow Kilns',
    'Why patience',
    'twice',
    'Video',
    'Slides',
    'HeatConf',
    'Porto',
    'May 16, 2024',
    'First Firing',
  ];
  expect(text.map((part) => html.indexOf(part))).toEqual(
    text.map((part) => html.indexOf(part)).toSorted((a, b) => a - b),
  );
  expect(text.filter((part) => !html.includes(part))).toEqual([]);
  expect(html).toContain('id="slow-kilns"');
});

test('current board seats come before past ones', async () => {
  const html = await htmlOf('/boards');
  expect(html).toMatch(/>Current<.*Lantern Fund.*Mar 2021 – Present.*>Past<.*Quay Museum/s);
});

test('the résumé names them on the page and in JSON Resume', async () => {
  const html = await htmlOf('/resume');
  for (const part of ['Independent director', 'Lantern Fund', 'Slow Kilns', 'HeatConf', 'Cold Clay', 'href="/talks"'])
    expect(html).toContain(part);
  const resume = JSON.parse(JSON.stringify(on.jsonResume(on.currentResume())));
  const seat = { organization: 'Lantern Fund', position: 'Independent director' };
  expect(resume.volunteer).toContainEqual(expect.objectContaining(seat));
  const added = ['Cold Clay', 'Slow Kilns', 'First Firing'];
  const names: string[] = resume.publications.map(({ name }: { name: string }) => name);
  expect(names.filter((name) => added.includes(name))).toEqual(added);
  expect(findProblems(resume)).toEqual([]);
});

test('the PDF, the Word file and the plain text have the lists', async () => {
  const { plainTextResume } = await import('@/lib/resume/plain-text');
  const { printedResume } = await import('@/lib/resume/printed');
  const { renderResume } = await import('@/lib/resume/pdf');
  const sources = on.currentResume();
  expect(plainTextResume(sources)).toContain('TALKS\nSlow Kilns\nHeatConf\nMay 2024');
  const list = printedResume(sources).lists.find(({ heading }) => heading === 'Board Seats, Talks & Publications');
  const names = ['Independent director', 'Advisor', 'Slow Kilns', 'First Firing', 'Cold Clay'];
  expect(list?.rows.map(({ name }) => name)).toEqual(names);
  // The sample fills its pages almost, so that the PDF has fewer of them.
  expect((await readPdf(renderResume(sources, 'a4'))).pages).toBeLessThanOrEqual(2);
});

// These load other modules, so they come last.

test('in the sample they are off: no menu, page, search result or line of the résumé', async () => {
  const off = await load({});
  expect(off.menu.map(({ path }) => path)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/talks|writing|boards/)]),
  );
  expect(off.allPages.filter(({ path }) => PATHS.includes(path))).toEqual([]);
  const said = JSON.stringify([off.namedEntries(), off.llmsIndex(), off.jsonResume(off.currentResume())]);
  expect(said).not.toMatch(/Slow Kilns|Cold Clay|Lantern/);
  expect(await htmlOf('/resume')).not.toMatch(/Slow Kilns|Cold Clay|Lantern/);
});

test('a section that is on without documents has a page that says so', async () => {
  choose(ON, []);
  const { pages } = await import('@/lib/site/pages');
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(PATHS));
  expect(await htmlOf('/talks')).toContain('Nothing listed yet.');
});
