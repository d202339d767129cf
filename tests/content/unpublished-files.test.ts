import { expect, test, vi } from 'vitest';
import { findPublished } from '@/lib/content/unpublished-files';

const IMAGES = new Set(
  [
    'me.jpg',
    'verify.html',
    'projects/a/cover.svg',
    'projects/a/shared.svg',
    'projects/b/cover.svg',
    'photos/orion/480.webp',
    'photos/orion/tiles/0/0.webp',
    'photos/lyra/480.webp',
  ].map((path) => `/${path}`),
);

const DOCUMENTS = {
  'profile.mdx': '---\navatar: /me.jpg\n---\n',
  'projects/a.mdx': '---\ndraft: true\nimageUrl: /projects/a/cover.svg\n---\n\n![A](/projects/a/shared.svg "Title")\n',
  'projects/b.mdx': '---\nimageUrl: "/projects/b/cover.svg"\n---\n\n<Figure src="/projects/a/shared.svg" alt="A" />\n',
  'astrophotos/orion.mdx': '---\ntitle: Orion\n---\n',
  'astrophotos/lyra.mdx': '---\ntitle: Lyra\ndraft: true\n---\n',
};

function unpublished(more: Record<string, string> = {}): string[] {
  const documents = new Map(Object.entries({ ...DOCUMENTS, ...more }));
  return findPublished({ documents, images: IMAGES, root: 'content' }).unpublished;
}

test('files named only by drafts are not published; files that no document names are', () => {
  expect(unpublished()).toEqual(['/projects/a/cover.svg', '/photos/lyra']);
});

test('files named only by a section that is off are not published', () => {
  const profile = (sections: string) => ({ 'profile.mdx': `---\navatar: /me.jpg\nsections: ${sections}\n---\n` });
  expect(unpublished(profile('{ astrophotography: false }'))).toEqual([
    '/projects/a/cover.svg',
    '/photos/orion',
    '/photos/lyra',
  ]);
  expect(unpublished(profile('{ projects: false }'))).toEqual([
    '/projects/a/cover.svg',
    '/projects/a/shared.svg',
    '/projects/b/cover.svg',
    '/photos/lyra',
  ]);
});

test('previews publish the files of drafts', () => {
  vi.stubEnv('DEPLOY_ENV', 'preview');
  expect(unpublished()).toEqual([]);
});

test('the marks of what is published are listed, and those of drafts are not', () => {
  const documents = new Map([
    ['profile.mdx', '---\nname: Ada\ntitle: "TODO: your profession"\n---\n'],
    ['projects/app.mdx', '---\ntitle: TODO app\n---\n'],
    ['projects/kiln.mdx', '---\ntitle: "TODO: a name"\ndraft: true\n---\n'],
  ]);
  expect(findPublished({ documents, images: new Set(), root: 'content' }).todos).toEqual(['content/profile.mdx:3']);
});
