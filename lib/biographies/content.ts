import { getProfile } from '../content/content';
import { type DocumentOf, getDocuments } from '../content/documents';
import { mdxText } from '../content/write/mdx-text';
import type { SectionContent } from '../section';
import { drawPortrait } from '../share/pictures';

export type Biography = Pick<DocumentOf<'Biography'>, 'title' | 'body' | 'updated' | '_raw' | 'name' | 'mark'>;

export const content: SectionContent = {
  pages: {
    '/bio': { type: 'ProfilePage', documents: getBiographies, drawing: drawOwner },
  },
};

function drawOwner() {
  const { avatar } = getProfile();
  return avatar ? drawPortrait(avatar) : undefined;
}

/** Shortest first. Without documents, the texts of the profile. */
export function getBiographies(): Biography[] {
  const biographies = getDocuments('Biography');
  return biographies.length > 0 ? biographies.toSorted((a, b) => a.maxWords - b.maxWords) : profileTexts();
}

function profileTexts(): Biography[] {
  const profile = getProfile();
  const about = profile.body.raw.trim();
  const makeText = (name: string, title: string, raw: string) => {
    return { ...profile, name, title, body: { ...profile.body, raw } };
  };
  // Plain text, as on the home page.
  const bio = profile.bio && mdxText([profile.bio]);
  const short = makeText('short', 'Short', bio ?? '');
  const long = makeText('long', 'Long', [bio, about].filter(Boolean).join('\n\n'));
  return [...(bio ? [short] : []), ...(about ? [long] : [])];
}
