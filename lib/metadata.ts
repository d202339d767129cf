import type { Metadata } from 'next';
import { getPageMeta, getProfile } from './content';
import type { PagePath } from './routes';

interface Described {
  title: string;
  description: string;
  /** Address of the page, used as its canonical link. */
  path: string;
  keywords?: string[];
}

/** Metadata of a page that has its own document in content/pages. */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, keywords, canonical } = getPageMeta(path);
  return documentMetadata({ title, description, keywords, path: canonical ?? path });
}

/** Metadata of any page; the site's name follows its title, except at home, whose title it is. */
export function documentMetadata({ title, description, path, keywords }: Described): Metadata {
  const { name } = getProfile();
  return {
    title: title.includes(name) ? title : `${title} | ${name}`,
    description,
    ...(keywords && { keywords }),
    alternates: { canonical: path },
  };
}
