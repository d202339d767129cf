import { getProfile } from '../../content/content';
import { FEEDS } from '../feed/address';
import { ORIGIN } from '../metadata';
import { getPage, getPages, type Page } from '../pages';
import { PAGE_PATHS } from '../routes';
import { markdownPath } from './address';
import { bullets, escapeMarks, joinBlocks, link } from './blocks';

/** What the site has, for readers that are programs: every page by its Markdown. @see https://llmstxt.org */
export function llmsIndex(): string {
  const { name, bio } = getProfile();
  const pages = getPages();
  const below = (folder: string) => pages.filter(({ path }) => path.startsWith(folder));
  return joinBlocks([
    `# ${name}`,
    `> ${getPage('/')?.description}`,
    escapeMarks(bio),
    'Every page below is also at its own address without ".md", for people. Diagrams are told in words.',
    '## Pages',
    entries(pages.filter(({ path }) => PAGE_PATHS.some((known) => known === path))),
    '## Projects',
    entries(below('/projects/')),
    '## Documentation',
    entries(below('/docs')),
    '## Optional',
    bullets([
      `${link('JSON Resume', `${ORIGIN}/resume.json`)}: The resume as structured data`,
      `${link('Resume as plain text', `${ORIGIN}/resume.txt`)}: The resume without any markup`,
      `${link('JSON Feed', ORIGIN + FEEDS.json.path)}: The projects, newest first`,
      `${link('Atom feed', ORIGIN + FEEDS.atom.path)}: The same as Atom`,
      `${link('Sitemap', `${ORIGIN}/sitemap.xml`)}: Every page and when it was last changed`,
    ]),
  ]);
}

function entries(pages: Page[]): string {
  return bullets(
    pages.map(
      ({ path, title, description }) => `${link(title, ORIGIN + markdownPath(path))}: ${escapeMarks(description)}`,
    ),
  );
}
