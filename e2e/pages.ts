import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isUnpublished, readPublished } from '../lib/content/published';

interface PrerenderManifest {
  routes: Record<string, { dataRoute: string | null; srcRoute: string }>;
}

const manifest: PrerenderManifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));

/** Every page of the build by address, so that new documents are tested without being listed. */
export const PAGES = Object.entries(manifest.routes)
  .filter(([path, { dataRoute }]) => dataRoute?.endsWith('.rsc') && !path.startsWith('/_') && !isErrorPage(path))
  .map(([path]) => path)
  .toSorted();

/** Pages that only links lead to. */
export const UNLISTED: string[] = (
  JSON.parse(readFileSync('.contentlayer/generated/Doc/_index.json', 'utf8')) as {
    unlisted?: boolean;
    _raw: { flattenedPath: string };
  }[]
).flatMap(({ unlisted, _raw }) => (unlisted ? [`/${_raw.flattenedPath}`] : []));

function isErrorPage(path: string): boolean {
  return path === '/projects/not-found' || path === '/server-error';
}

/** The route of each page, such as `/projects/[slug]`. */
export const ROUTES: Record<string, string> = Object.fromEntries(
  Object.entries(manifest.routes).map(([path, { srcRoute }]) => [path, srcRoute]),
);

/** All other prerendered files, such as /resume.pdf, /robots.txt and /tabletop.md. */
export const FILES = Object.entries(manifest.routes)
  .filter(([, { dataRoute }]) => dataRoute === null)
  .map(([path]) => path.replace(/^\/markdown(\/.*)$/, '$1.md'))
  .toSorted();

const { unpublished } = readPublished();
const files = existsSync('public') ? filesBelow('public', '/') : [];

export const PICTURES = files.filter((path) => !isUnpublished(path, unpublished));

/** Files of drafts, and of sections that are off. */
export const UNPUBLISHED = files.filter((path) => isUnpublished(path, unpublished));

/** Scripts, styles and fonts, whose names depend on their content. */
export const HASHED = filesBelow('.next/static', '/_next/static/').filter((path) => /\.(js|css|woff2)$/.test(path));

function filesBelow(folder: string, root: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `${root}${`${entry.parentPath}/${entry.name}`.slice(folder.length + 1)}`);
}
