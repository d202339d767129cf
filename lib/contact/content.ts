import { getProfile } from '../content/content';
import type { SearchEntry, SectionContent } from '../section';
import { drawEnvelope } from './share-drawing';

export const content: SectionContent = {
  pages: {
    '/contact': { type: 'ContactPage', documents: () => [getProfile()], drawing: drawEnvelope },
  },
  entries,
  footer: () => ({ label: 'Contact', href: '/contact' }),
};

function entries(): SearchEntry[] {
  const card = { name: 'Save contact card', href: '/contact.vcf', detail: 'vCard', also: ['Download contact'] };
  return [{ kind: 'commands', ...card }];
}
