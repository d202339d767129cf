import { matchesGlob } from 'node:path/posix';
import { OPTIONAL_SECTIONS } from '../../content/chosen-sections';
import type { Comment } from '../../content/write/document';
import { formatDocument } from '../../content/write/document';
import { mdxText } from '../../content/write/mdx-text';
import type { Section } from '../../section';
import type { ImportedLink } from '../import/resume';
import { MAX_SENTENCE, sentencesWithin } from '../import/text';
import type { Owner, OwnerDocument } from './owner';

/** A company, or a site of its own, is not where people connect. */
const NETWORKS = /linkedin|github|gitlab|mastodon|bluesky|bsky|x\.com|twitter/i;

export function profileDocument(owner: Owner, today: string): OwnerDocument & { impact: string[] } {
  const [first = '', ...others] = owner.summary;
  const [bio = 'TODO: one paragraph about you', ...rest] =
    first.length > MAX_SENTENCE ? sentencesWithin(first) : [first];
  const about = [rest.join(' '), ...others].filter(Boolean);
  const stats = statsOf(owner, today);
  const link = networkOf(owner.links);
  const fields = {
    ...{ name: owner.name, title: owner.title ?? 'TODO: your profession', bio: bio || 'TODO: one paragraph about you' },
    email: owner.email ?? 'todo@example.com',
    location: owner.location ?? 'TODO: your city',
    network: link ?? { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    ...(owner.shelf && { bggUsername: owner.shelf.username }),
    ...(owner.repository && { statsRepo: owner.repository }),
    ...(owner.accent && { looks: { accent: owner.accent } }),
    sections: chooseSections(owner),
    ...{ stats, sideQuests: [], principles: [] },
    purpose: { title: 'Portfolio Purpose', description: 'TODO: what visitors find on this site, and for whom it is' },
    connect: { title: 'Let’s Connect', description: 'TODO: what you would like to hear about', badges: [] },
  };
  const comments: Comment[] = [
    ...(owner.email ? [] : [{ path: ['email'], text: 'TODO: your address' }]),
    ...(link ? [] : [{ path: ['network', 'url'], text: 'TODO: the address of your profile' }]),
  ];
  return {
    path: 'profile.mdx',
    text: formatDocument('Profile', fields, mdxText(about), comments),
    impact: stats.map(({ id }) => id),
  };
}

/** A section without documents begins switched off, and so do the statistics, which are empty until they are collected. */
function chooseSections({ projects, shelf, existing }: Owner) {
  const paths = [...existing, ...projects.map(({ path }) => path), ...(shelf ? ['tabletop/collection.json'] : [])];
  const hasDocument = ({ documents = {} }: Section) =>
    Object.values(documents).some(({ pattern }) => paths.some((path) => matchesGlob(path, pattern)));
  const empty = OPTIONAL_SECTIONS.filter((section) => section.needsDocuments && !hasDocument(section));
  return { ...Object.fromEntries(empty.map(({ name }) => [name, false])), 'dev-stats': false };
}

/** Years since the first role, if there are at least two. */
function statsOf({ roles }: Owner, today: string) {
  const [first] = roles.flatMap(({ start }) => start?.iso ?? []).toSorted();
  const years = first ? Math.floor((Date.parse(today) - Date.parse(first)) / (365.25 * 86_400_000)) : 0;
  if (years < 2) return [];
  const figure = { id: 'experience', label: 'Years Experience', value: `${years}+`, unit: 'years' };
  return [{ ...figure, icon: 'calendar', color: 'violet' }];
}

function networkOf(links: ImportedLink[]): ImportedLink | undefined {
  const known = links.find(({ url }) => /linkedin/i.test(url)) ?? links.find(({ url }) => NETWORKS.test(url));
  return known ?? links[0];
}
