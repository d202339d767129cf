import type { Metadata } from 'next';
import { getProfile } from '../content/content';
import { env } from '../env';
import { canonicalOrigin, robotsDirective } from './deployment';
import { FEEDS, feedTitle } from './feed/address';
import { markdownPath } from './markdown/address';
import { getPage } from './pages';
import { sharePath } from './share/address';
import { SHARE_SIZE } from './share/size';

/** Origin of every absolute address that the site tells of itself. */
export const ORIGIN = canonicalOrigin(env);

/** What the head of a page says of it; the owner's name follows its title, except where the title has it already. */
export function pageMetadata(path: string): Metadata {
  const page = getPage(path);
  if (!page) return {};
  const { canonical, description, keywords } = page;
  const { name } = getProfile();
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`;
  const url = ORIGIN + canonical;
  const image = { url: ORIGIN + sharePath(path), ...SHARE_SIZE, alt: title, type: 'image/png' };
  return {
    title,
    description,
    keywords,
    robots: robotsDirective(env.deployEnv),
    alternates: { canonical: url, types: alternates(path, name) },
    openGraph: { type: ogType(path), title, description, url, siteName: name, locale: 'en_US', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The page in another form, and what tells of new projects. */
function alternates(path: string, name: string) {
  const feeds = Object.values(FEEDS).map(({ type, path: feed }) => [
    type,
    [{ url: ORIGIN + feed, title: feedTitle(name) }],
  ]);
  return { 'text/markdown': ORIGIN + markdownPath(path), ...Object.fromEntries(feeds) };
}

function ogType(path: string) {
  if (path === '/') return 'profile';
  return /^\/(projects\/|docs)/.test(path) ? 'article' : 'website';
}
