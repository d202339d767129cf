import { type Comment, formatDocument } from '../../content/write/document';
import { mdxText } from '../../content/write/mdx-text';
import { nameNetwork } from '../../links';
import { capitalize } from '../../words';
import type { Figure } from '../import/figures';
import { MAX_SENTENCE, splitParagraphs, takeSentences } from '../import/text';
import type { Owner, OwnerDocument } from './owner';
import { chooseSections } from './sections';

export function profileDocument(owner: Owner): OwnerDocument & { impact: string[] } {
  const [first = '', ...others] = splitParagraphs(owner.summary ?? '');
  const bio = takeSentences(first, MAX_SENTENCE);
  const about = [first.slice(bio.length).trim(), ...others].filter(Boolean);
  const stats = (owner.figures ?? []).map(describeFigure);
  const fields = {
    name: owner.name,
    title: owner.title ?? 'TODO: your profession',
    ...(bio && { bio }),
    ...(owner.portrait && { avatar: `/${owner.portrait.file}` }),
    email: owner.email ?? 'todo@example.com',
    location: owner.location,
    place: owner.place,
    network: owner.network && { name: nameNetwork(owner.network) ?? 'Website', url: owner.network },
    ...(owner.links.length > 0 && { links: owner.links }),
    ...(owner.shelf && { bggUsername: owner.shelf.username }),
    ...(owner.repository && { statsRepo: owner.repository }),
    ...(owner.timezone && { statsTimezone: owner.timezone }),
    ...(owner.accent && { looks: { accent: owner.accent } }),
    sections: chooseSections(owner),
    stats,
    sideQuests: [],
    principles: [],
  };
  const comments: Comment[] = owner.email ? [] : [{ path: ['email'], text: 'TODO: your address' }];
  return {
    path: 'profile.mdx',
    text: formatDocument('Profile', fields, mdxText(about), comments),
    impact: stats.map(({ id }) => id),
  };
}

function describeFigure({ value, unit }: Figure, index: number) {
  return { id: `figure-${index + 1}`, label: capitalize(unit), value, unit };
}
