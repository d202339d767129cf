import type * as generated from 'contentlayer/generated';
import { expect, onTestFinished, test, vi } from 'vitest';

// Asserts the sample content.

type Content = typeof generated;

const fields = vi.hoisted(() => ({ added: {} as { draft?: true; unlisted?: true }, unlistedPage: '' }));

const LISTS = [
  'allAstroPhotos',
  'allBiographies',
  'allDiagrams',
  'allDocs',
  'allExperiments',
  'allGearGroups',
  'allProjects',
  'allRoles',
] as const;

const WITH_PAGE = ['allAstroPhotos', 'allDocs', 'allExperiments', 'allProjects'];

/** Adds a "hidden" document to each type that can have the fields. No other document refers to it. */
vi.mock('contentlayer/generated', async (original) => {
  const content = await original<Content>();
  const lists = LISTS.map((list) => [
    list,
    { get: () => [...content[list], ...hidden(list, content[list])], enumerable: true },
  ]);
  const pages = () =>
    content.allPageMeta.map((page) => (page.path === fields.unlistedPage ? { ...page, unlisted: true } : page));
  const all = [...lists, ['allPageMeta', { get: pages, enumerable: true }]];
  return Object.defineProperties({ ...content }, Object.fromEntries(all));
});

function hidden(list: string, documents: Content[(typeof LISTS)[number]]) {
  if (fields.added.unlisted && !WITH_PAGE.includes(list)) return [];
  const document = documents.find((candidate) => 'board' in candidate) ?? documents[0];
  const copy = JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'title') return `Quixword ${value}`;
    if (key === 'name' && 'items' in (document ?? {})) return `Quixword ${value}`;
    if (key === 'sourceFileName') return 'hidden.mdx';
    if (key === 'flattenedPath') return 'docs/hidden';
    if (key === 'raw') return 'Quixword.';
    return key === '' ? { ...value, slug: 'hidden', ...fields.added } : value;
  });
  return [copy];
}

const PATHS = ['/projects/hidden', '/lab/hidden', '/astrophotography/hidden', '/docs/hidden'];

/** What visitors and machines can find in a site with the hidden documents, apart from their own pages. */
async function siteWith(added: typeof fields.added, deployEnv: string) {
  fields.added = added;
  vi.stubEnv('DEPLOY_ENV', deployEnv);
  vi.resetModules();
  const [content, { getPages, getAllPages }, { GET }, { llmsIndex }, { namedEntries }] = await Promise.all([
    import('@/lib/content/content'),
    import('@/lib/site/pages'),
    import('@/app/markdown/[...path]/route'),
    import('@/lib/site/markdown/llms-index'),
    import('@/lib/site/search/entries'),
  ]);
  const [{ structuredData }, { projectFeed }, { photoFeed }, { default: sitemap }] = await Promise.all([
    import('@/lib/site/structured-data/graph'),
    import('@/lib/site/feed/feed'),
    import('@/lib/site/feed/photo-feed'),
    import('@/app/sitemap'),
  ]);
  const [{ galleryPhotos }, { getProjectDiagrams }, { currentResume }, { jsonResume }, { pageMetadata }] =
    await Promise.all([
      import('@/lib/astro/gallery/gallery'),
      import('@/lib/projects/diagrams'),
      import('@/lib/resume/current'),
      import('@/lib/resume/json-resume'),
      import('@/lib/site/metadata'),
    ]);
  const listed = getPages().map(({ path }) => path);
  const { projects, feed } = { projects: content.getProjects(), feed: await projectFeed() };
  const found = {
    ...{ sitemap: sitemap(), llms: llmsIndex(), search: namedEntries(), feed, photoFeed: await photoFeed() },
    ...{ gallery: galleryPhotos(), projects, docs: content.getDocs(), experiments: content.getExperiments() },
    ...{ gear: content.getGearGroups(), roles: content.getRoles(), biographies: content.getBiographies() },
    ...{ resume: jsonResume(currentResume()), pages: listed.map(structuredData) },
    neighbors: projects.map(({ slug }) => content.getNeighbors(slug)),
    diagrams: projects.map((project) => getProjectDiagrams(project)),
  };
  const mentions = Object.entries(found).flatMap(([name, value]) =>
    /quixword/i.test(JSON.stringify(value)) || PATHS.some((path) => JSON.stringify(value).includes(path)) ? [name] : [],
  );
  const isIndexed = async (path: string) => {
    const copy = await GET(new Request('http://localhost'), {
      params: Promise.resolve({ path: path.slice(1).split('/') }),
    });
    return !copy.headers.has('x-robots-tag');
  };
  return { mentions, content, getAllPages, isIndexed, structuredData, pageMetadata };
}

test('a draft of any type is nowhere in production', async () => {
  const { mentions, content, getAllPages } = await siteWith({ draft: true }, 'production');
  expect(mentions).toEqual([]);
  expect(getAllPages().filter(({ path }) => PATHS.includes(path))).toEqual([]);
  expect(content.getDiagrams().map(({ name }) => name)).not.toContain('hidden');
});

test('a preview shows drafts in their lists and on their pages, with a mark', async () => {
  const { mentions, content, getAllPages } = await siteWith({ draft: true }, 'preview');
  for (const list of ['projects', 'docs', 'experiments', 'gallery', 'gear', 'roles', 'biographies'])
    expect(mentions).toContain(list);
  expect(getAllPages().map(({ path }) => path)).toEqual(expect.arrayContaining(PATHS));
  const documents = [
    ...[...content.getProjects(), ...content.getDocs(), ...content.getExperiments(), ...content.getPhotos()],
    ...[...content.getGearGroups(), ...content.getRoles(), ...content.getBiographies(), ...content.getDiagrams()],
  ];
  expect(documents.filter(({ mark }) => mark === 'Draft')).toHaveLength(LISTS.length);
});

test('an unlisted document has its page, which no other page, list or file names', async () => {
  const site = await siteWith({ unlisted: true }, 'production');
  expect(site.mentions).toEqual([]);
  expect(site.content.getProjects().map(({ slug }) => slug)).not.toContain('hidden');
  for (const path of PATHS) {
    expect(await site.isIndexed(path)).toBe(false);
    expect(site.structuredData(path)).toBeDefined();
    expect(site.pageMetadata(path).robots).toBe('noindex');
  }
  expect(site.content.getNeighbors('hidden')).toEqual({});
  expect(site.content.getPhotoNeighbors('hidden')).toEqual({});
  expect(site.content.getProject('hidden')?.mark).toBeUndefined();
});

test('an unlisted page is in neither the menu nor the sitemap', async () => {
  onTestFinished(() => {
    fields.unlistedPage = '';
  });
  fields.unlistedPage = '/contact';
  const { getAllPages, pageMetadata } = await siteWith({}, 'production');
  const [{ menu }, { default: sitemap }] = await Promise.all([import('@/lib/site/sections'), import('@/app/sitemap')]);
  expect(menu().map(({ path }) => path)).not.toContain('/contact');
  expect(sitemap().filter(({ url }) => url.endsWith('/contact'))).toEqual([]);
  expect(getAllPages().map(({ path }) => path)).toContain('/contact');
  expect(pageMetadata('/contact').robots).toBe('noindex');
});
