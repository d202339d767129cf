import { getProfile } from '../content/content';
import type { SearchEntry, SectionContent } from '../section';

export const content: SectionContent = {
  pages: {
    '/contact': { type: 'ContactPage', documents: () => [getProfile()] },
  },
  entries,
  footer: () => ({ label: 'Contact', href: '/contact' }),
};

function entries(): SearchEntry[] {
  const card = { name: 'Save contact card', href: '/contact.vcf', detail: 'vCard', also: ['Download contact'] };
  return [{ kind: 'commands', ...card }];
}
