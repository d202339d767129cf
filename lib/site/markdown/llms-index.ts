import { getProfile } from '../../content/content';
import { ORIGIN } from '../build';
import { getPage, getPages, type Page } from '../pages';
import { FEEDS, markdownPath, PAGE_PATHS, PHOTO_FEED } from '../routes';
import { isOn } from '../sections';
import { bullets, escapeText, joinBlocks, link } from './blocks';

/** The text of /llms.txt: a link to every page's Markdown copy. @see https://llmstxt.org */
export function llmsIndex(): string {
  const { name, bio } = getProfile();
  const pages = getPages();
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(folder));
  return joinBlocks([
    `# ${name}`,
    `> ${getPage('/')?.description}`,
    escapeText(bio),
    'Remove ".md" from an address for the HTML page. Diagrams are written as lists.',
    '## Pages',
    entries(pages.filter(({ path }) => PAGE_PATHS.some((known) => known === path))),
    ...part('Projects', below('/projects/')),
    ...part('Lab', below('/lab/')),
    ...part('Photos', below('/astrophotography/')),
    ...part('Documentation', below('/docs')),
    '## Optional',
    bullets([
      `${link('JSON Resume', `${ORIGIN}/resume.json`)}: The resume as structured data`,
      `${link('Resume for Word', `${ORIGIN}/resume.docx`)}: The resume as a DOCX file`,
      `${link('Resume as plain text', `${ORIGIN}/resume.txt`)}: The resume without any markup`,
      isOn('projects') && `${link('JSON Feed', ORIGIN + FEEDS.json.path)}: The projects, newest first`,
      isOn('projects') && `${link('Atom feed', ORIGIN + FEEDS.atom.path)}: The same as Atom`,
      isOn('astrophotography') &&
        `${link('Photo feed', ORIGIN + PHOTO_FEED.path)}: The astrophotographs as Atom, newest first`,
      `${link('Sitemap', `${ORIGIN}/sitemap.xml`)}: Every page and when it was last changed`,
    ]),
  ]);
}

function part(title: string, pages: Page[]): string[] {
  return pages.length > 0 ? [`## ${title}`, entries(pages)] : [];
}

function entries(pages: Page[]): string {
  return bullets(
    pages.map(
      ({ path, title, description }) => `${link(title, ORIGIN + markdownPath(path))}: ${escapeText(description)}`,
    ),
  );
}
