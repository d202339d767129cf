import { newestFirst } from '../dates';
import { nameNetwork, OWN_SITE, PICTURE } from '../links';
import { type DocumentOf, getDocuments } from './documents';

export type Profile = DocumentOf<'Profile'>;
export type ResumeOverview = DocumentOf<'ResumeOverview'>;
export type Role = DocumentOf<'Role'>;
export type PageMeta = DocumentOf<'PageMeta'>;

/** Without `network`, the profile uses LinkedIn or its first link that is not a picture, a site or a feed. */
export function getProfile(): Profile {
  const profile = getOnly('Profile');
  return profile.network ? profile : { ...profile, network: findNetwork(profile.links) };
}

function findNetwork(links: Profile['links'] = []): Profile['network'] {
  const profiles = links.filter(
    ({ kind = '', url }) => url && ![PICTURE, OWN_SITE].includes(kind) && !/^(company|blog|rss)$/i.test(kind),
  );
  const found = profiles.find(({ kind, url }) => /linkedin/i.test(`${kind} ${url}`)) ?? profiles[0];
  if (!found?.url) return undefined;
  const name = found.kind ?? nameNetwork(found.url) ?? found.url;
  // Contentlayer gives each group of fields a type of its own.
  return { ...found, _type: 'ProfileNetwork', name, url: found.url };
}

export function getResume(): ResumeOverview {
  return getOnly('ResumeOverview');
}

export function getRoles(): Role[] {
  return getDocuments('Role').toSorted(newestFirst);
}

export function getPageMeta(path: string): PageMeta {
  const page = getDocuments('PageMeta').find((meta) => meta.path === path);
  if (!page) throw new Error(`content/pages has no document with the path ${path}`);
  return page;
}

/** The content check makes sure that it exists. */
function getOnly<Type extends 'Profile' | 'ResumeOverview'>(type: Type): DocumentOf<Type> {
  const [document] = getDocuments(type);
  if (!document) throw new Error(`the content has no ${type}`);
  return document;
}
