import type { Metadata } from 'next';
import { getProfile } from '../content/content';
import { robotsDirective } from '../deployment';
import { env } from '../env';
import { ORIGIN } from '../origin';
import { SHARE_SIZE, sharePath } from '../share/drawing';
import { getPage } from './pages';
import { markdownPath } from './routes';
import { FEEDS } from './sections';

export function pageMetadata(path: string): Metadata {
  const page = getPage(path);
  if (!page) return {};
  const { canonical = path, description, keywords } = page;
  const { name } = getProfile();
  const title = page.title.includes(name) ? page.title : `${page.title} | ${name}`;
  const url = ORIGIN + canonical;
  const image = { url: ORIGIN + sharePath(path), ...SHARE_SIZE, alt: title, type: 'image/png' };
  return {
    title,
    description,
    keywords,
    robots: robotsDirective(env.deployEnv, page.isListed),
    alternates: { canonical: url, types: alternates(path) },
    openGraph: {
      type: path === '/' ? 'profile' : page.isArticle ? 'article' : 'website',
      title,
      description,
      url,
      siteName: name,
      locale: 'en_US',
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image.url] },
  };
}

function alternates(path: string) {
  const feeds = FEEDS.filter(({ pages = '' }) => path.startsWith(pages));
  return {
    'text/markdown': ORIGIN + markdownPath(path),
    'application/atom+xml': feeds.map(({ path: at, title }) => ({ url: ORIGIN + at, title })),
  };
}
