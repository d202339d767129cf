import type { Metadata } from 'next';
import { getPageMeta, getProfile } from './content';
import { canonicalOrigin, robotsDirective } from './deployment';
import { env } from './env';
import type { PagePath } from './routes';

interface Described {
  title: string;
  description: string;
  /** Address of the page, used as its canonical link. */
  path: string;
  keywords?: string[];
  ogType?: 'article' | 'profile' | 'website';
}

/** Origin of every absolute address that the site tells of itself. */
export const ORIGIN = canonicalOrigin(env);

/** Metadata of a page that has its own document in content/pages. */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, keywords, canonical } = getPageMeta(path);
  const ogType = path === '/' ? 'profile' : 'website';
  return documentMetadata({ title, description, keywords, path: canonical ?? path, ogType });
}

/** Metadata of any page; the site's name follows its title, except at home, whose title it is. */
export function documentMetadata({ title, description, path, keywords, ogType = 'article' }: Described): Metadata {
  const { name } = getProfile();
  const fullTitle = title.includes(name) ? title : `${title} | ${name}`;
  return {
    title: fullTitle,
    description,
    ...(keywords && { keywords }),
    robots: robotsDirective(env.deployEnv),
    alternates: { canonical: ORIGIN + path },
    openGraph: { type: ogType, title: fullTitle, description, url: ORIGIN + path, siteName: name, locale: 'en_US' },
    twitter: { card: 'summary', title: fullTitle, description },
  };
}
