import type { Metadata } from 'next';
import { getProfile } from '../content/content';
import { env } from '../env';
import { ORIGIN } from './build';
import { robotsDirective } from './deployment';
import { feedTitle } from './feed/feed';
import { photoFeedTitle } from './feed/photo-feed';
import { getPage } from './pages';
import { FEEDS, markdownPath, PHOTO_FEED } from './routes';
import { isOn } from './sections';
import { SHARE_SIZE, sharePath } from './share/address';

/** Metadata of a page. The owner's name is appended to titles that lack it. */
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
    robots: robotsDirective(env.deployEnv, page.isListed),
    alternates: { canonical: url, types: alternates(path, name) },
    openGraph: { type: ogType(path), title, description, url, siteName: name, locale: 'en_US', images: [image] },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

function alternates(path: string, name: string) {
  const feed = ({ path: at }: { path: string }) =>
    isOn('projects') ? [{ url: ORIGIN + at, title: feedTitle(name) }] : [];
  const photos = path.startsWith('/astrophotography')
    ? [{ url: ORIGIN + PHOTO_FEED.path, title: photoFeedTitle(name) }]
    : [];
  return {
    'text/markdown': ORIGIN + markdownPath(path),
    [FEEDS.atom.type]: [...feed(FEEDS.atom), ...photos],
    [FEEDS.json.type]: feed(FEEDS.json),
  };
}

function ogType(path: string) {
  if (path === '/') return 'profile';
  return /^\/(projects\/|astrophotography\/|docs)/.test(path) ? 'article' : 'website';
}
