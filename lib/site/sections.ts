import { getPageMeta } from '../content/content';
import { isOn, isServed } from '../content/documents';
import { isListed } from '../content/visibility';
import type { FeedAddress, Section, SectionContent } from '../section';
import { SECTIONS } from '../sections';
import { MENU } from './routes';

export const SHOWN_SECTIONS: (Section & { content: SectionContent })[] = await Promise.all(
  SECTIONS.filter(({ name }) => isOn(name)).map(async (section) => {
    return { ...section, content: await loadContent(section) };
  }),
);

export const menu = MENU.filter(({ path }) => isServed(path) && isListed(getPageMeta(path)));

export const FEEDS: (FeedAddress & { title: string })[] = SHOWN_SECTIONS.flatMap(({ feed, content }) =>
  feed ? { ...feed, title: content.feed?.().title ?? '' } : [],
);

/** By its folder, because the list of sections is below the content, and what a section shows is above it. */
async function loadContent({ name, folder = name }: Section): Promise<SectionContent> {
  const { content } = await import(`../${folder}/content.ts`);
  return content;
}
