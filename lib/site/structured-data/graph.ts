import { getPageMeta } from '../../content/content';
import { ORIGIN } from '../../origin';
import type { Page } from '../../section';
import { sharePath } from '../../share/drawing';
import { PERSON, type Thing, WEBSITE } from '../../structured-data';
import { lastModified } from '../last-modified';
import { getPage } from '../pages';
import { person, website } from './site';

export function structuredData(path: string): object | undefined {
  const page = getPage(path);
  if (!page) return undefined;
  const subject = page.subject?.(page, describeWork(page));
  const trail = breadcrumbs(page);
  const things = [webPage(page, subject?.['@id'], trail?.['@id']), subject, trail, website(), person()];
  return { '@context': 'https://schema.org', '@graph': things.filter((thing) => thing !== undefined) };
}

function webPage(page: Page, subject?: string, trail?: string): Thing {
  const { path, canonical = path, title, description } = page;
  const dateModified = lastModified(page);
  const { type = 'WebPage' } = page;
  const entity = type === 'ProfilePage' ? PERSON : subject && { '@id': subject };
  return {
    '@type': type,
    '@id': ORIGIN + canonical,
    url: ORIGIN + canonical,
    name: title,
    description,
    inLanguage: 'en',
    ...(dateModified && { dateModified }),
    isPartOf: WEBSITE,
    ...(type === 'ContactPage' && { about: PERSON }),
    ...(entity && { mainEntity: entity }),
    primaryImageOfPage: { '@type': 'ImageObject', url: ORIGIN + sharePath(path) },
    ...(trail && { breadcrumb: { '@id': trail } }),
  };
}

function describeWork(page: Page): object {
  const { path, description, keywords } = page;
  const dateModified = lastModified(page);
  return {
    description,
    keywords,
    url: ORIGIN + path,
    image: ORIGIN + sharePath(path),
    author: PERSON,
    inLanguage: 'en',
    ...(dateModified && { dateModified }),
  };
}

function breadcrumbs({ path, title }: Page): (Thing & { '@id': string }) | undefined {
  const parent = getPage(`/${path.split('/')[1]}`);
  if (!parent || parent.path === path) return undefined;
  const steps = [
    { path: '/', title: getPageMeta('/').heading },
    { path: parent.path, title: parent.part },
    { path, title },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${ORIGIN}${path}#breadcrumbs`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.title,
      item: { ...(step.path !== path && { '@type': 'WebPage', name: step.title }), '@id': ORIGIN + step.path },
    })),
  };
}
