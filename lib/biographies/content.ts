import { getProfile } from '../content/content';
import type { SectionContent } from '../section';
import { drawPortrait } from '../share/pictures';
import { getBiographies } from './biographies';

export const content: SectionContent = {
  pages: {
    '/bio': { type: 'ProfilePage', documents: getBiographies, drawing: drawOwner },
  },
};

function drawOwner() {
  const { avatar } = getProfile();
  return avatar ? drawPortrait(avatar) : undefined;
}
