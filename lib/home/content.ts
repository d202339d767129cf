import { getProfile, getRoles } from '../content/content';
import type { SectionContent } from '../section';

export const content: SectionContent = {
  pages: {
    '/': { type: 'ProfilePage', documents: () => [getProfile(), ...getRoles()] },
  },
};
