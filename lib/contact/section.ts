import { defineSection } from '../section';

export const contact = defineSection({
  name: 'contact',
  isOnAtFirst: true,
  menu: 'Contact',
  addresses: ['/contact.vcf'],
  pages: [
    {
      path: '/contact',
      texts: ({ name }) => ({ heading: 'Contact', description: `How to reach ${name}.`, keywords: ['contact'] }),
    },
  ],
});
