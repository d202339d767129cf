import type * as generated from 'contentlayer/generated';
import { expect, test, vi } from 'vitest';

// Asserts the sample content.

const fields = vi.hoisted(() => ({ added: {} as { draft?: true; unlisted?: true }, unlistedPage: '' }));

const TYPES = ['AstroPhoto', 'Biography', 'Diagram', 'Doc', 'Experiment', 'GearGroup', 'Project', 'Role'];

const WITH_PAGE = ['AstroPhoto', 'Doc', 'Experiment', 'Project'];

/** Adds a "hidden" document to each type that can have the fields. No other document refers to it. */
vi.mock('contentlayer/generated', async (original) => {
  const content = await original<typeof generated>();
  return {
    ...content,
    get allDocuments() {
      const documents = content.allDocuments.map((document) =>
        'path' in document && document.path === fields.unlistedPage ? { ...document, unlisted: true } : document,
      );
      const types = fields.added.unlisted ? WITH_PAGE : TYPES;
      return [...documents, ...types.map((type) => hide(content.allDocuments.filter(({ _type }) => _type === type)))];
    },
  };
});

function hide(documents: typeof generated.allDocuments) {
  const document = documents.find((candidate) => 'board' in candidate) ?? documents[0];
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === 'title') return `Quixword ${value}`;
    if (key === 'name' && 'items' in (document ?? {})) return `Quixword ${value}`;
    if (key === 'sourceFileName') return 'hidden.mdx';
    if (key === 'flattenedPath') return 'docs/hidden';
    if (key === 'raw') return 'Quixword.';
    return key === '' ? { ...value, slug: 'hidden', ...fields.added } : value;
  });
}

const PATHS = ['/projects/hidden', '/lab/hidden', '/astrophotography/hidden', '/docs/hidden'];

/** What visitors and machines can find in a site with the hidden documents, apart from their own pages. */
async function siteWith(added: typeof fields.added, deployEnv: string) {
  fields.added = added;
  vi.stubEnv('DEPLOY_ENV', deployEnv);
  vi.resetModules();
  const content = {
    ...(await import('@/lib/projects/projects')),
    ...(await import('@/lib/docs/docs')),
    ...(await import('@/lib/lab/experiments')),
    ...(await import('@/lib/astro/photos')),
    ...(await import('@/lib/biographies/content')),
    ...(await import('@/lib/diagram/diagrams')),
    ...(await import('@/lib/content/content')),
  };
  const [{ pages, allPages }, { GET }, { llmsIndex }, { namedEntries }] = await Promise.all([
    import('@/lib/site/pages'),
    import('@/app/markdown/[...path]/route'),
    import('@/lib/site/markdown/llms-index'),
    import('@/lib/site/search/entries'),
  ]);
  const [{ structuredData }, { answerAtom }, { default: sitemap }] = await Promise.all([
    import('@/lib/site/structured-data/graph'),
    import('@/lib/site/feed/atom'),
    import('@/app/sitemap'),
  ]);
  const [{ getGalleryPhotos }, { getProjectDiagrams }, { currentResume }, { jsonResume }, { pageMetadata }] =
    await Promise.all([
      import('@/lib/astro/gallery/gallery'),
      import('@/lib/projects/diagrams'),
      import('@/lib/site/current-resume'),
      import('@/lib/resume/json-resume'),
      import('@/lib/site/metadata'),
    ]);
  const listed = pages.map(({ path }) => path);
  const projects = content.getProjects();
  const feeds = await Promise.all(['/feed.xml', '/astrophotography/feed.xml'].map((path) => answerAtom(path).text()));
  const found = {
    ...{ sitemap: sitemap(), llms: llmsIndex(), search: namedEntries(), feeds },
    ...{ gallery: getGalleryPhotos(), projects, docs: content.docs, experiments: content.getExperiments() },
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
  return { mentions, content, allPages, isIndexed, structuredData, pageMetadata };
}

test('a draft of any type is nowhere in production', async () => {
  const { mentions, content, allPages } = await siteWith({ draft: true }, 'production');
  expect(mentions).toEqual([]);
  expect(allPages.filter(({ path }) => PATHS.includes(path))).toEqual([]);
  expect(content.getDiagrams().map(({ name }) => name)).not.toContain('hidden');
});

test('a preview shows drafts in their lists and on their pages, with a mark', async () => {
  const { mentions, content, allPages } = await siteWith({ draft: true }, 'preview');
  for (const list of ['projects', 'docs', 'experiments', 'gallery', 'gear', 'roles', 'biographies'])
    expect(mentions).toContain(list);
  expect(allPages.map(({ path }) => path)).toEqual(expect.arrayContaining(PATHS));
  const documents = [
    ...[...content.getProjects(), ...content.docs, ...content.getExperiments(), ...content.getPhotos()],
    ...[...content.getGearGroups(), ...content.getRoles(), ...content.getBiographies(), ...content.getDiagrams()],
  ];
  expect(documents.filter(({ mark }) => mark === 'Draft')).toHaveLength(TYPES.length);
});

/** Loaded once for the tests that follow. */
let unlistedSite: ReturnType<typeof siteWith> | undefined;

function loadUnlisted() {
  fields.unlistedPage = '/contact';
  unlistedSite ??= siteWith({ unlisted: true }, 'production');
  return unlistedSite;
}

test('an unlisted document has its page, which no other page, list or file names', async () => {
  const site = await loadUnlisted();
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
  const { allPages, pageMetadata } = await loadUnlisted();
  const [{ menu }, { default: sitemap }] = await Promise.all([import('@/lib/site/sections'), import('@/app/sitemap')]);
  expect(menu.map(({ path }) => path)).not.toContain('/contact');
  expect(sitemap().filter(({ url }) => url.endsWith('/contact'))).toEqual([]);
  expect(allPages.map(({ path }) => path)).toContain('/contact');
  expect(pageMetadata('/contact').robots).toBe('noindex');
});
