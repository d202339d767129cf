import { getProfile } from '../../content/content';
import { escapeText, link } from '../../content/markdown';
import { ORIGIN } from '../../origin';
import type { Page } from '../../section';
import { getPage, pages } from '../pages';
import { markdownPath, PAGE_PATHS } from '../routes';
import { FEEDS, SHOWN_SECTIONS } from '../sections';

/** The text of /llms.txt: a link to every page's Markdown copy. @see https://llmstxt.org */
export function llmsIndex(): string {
  const { name, bio } = getProfile();
  const parts = Map.groupBy(
    pages.filter(({ path }) => !PAGE_PATHS.includes(path)),
    ({ part }) => part,
  );
  const files = [
    ...SHOWN_SECTIONS.flatMap((section) => section.files ?? []),
    ...FEEDS.map((feed) => [feed.path, feed.name, feed.description] as const),
    ['/sitemap.xml', 'Sitemap', 'Every page and when it was last changed'] as const,
  ];
  const blocks = [
    `# ${name}`,
    `> ${getPage('/')?.description}`,
    escapeText(bio ?? ''),
    'Remove ".md", or "index.md", from an address for the HTML page. Diagrams are written as lists.',
    '## Pages',
    entries(pages.filter(({ path }) => PAGE_PATHS.includes(path))),
    ...[...parts].flatMap(([title, members]) => [`## ${title}`, entries(members)]),
    '## Optional',
    files.map(([path, label, description]) => `- ${link(label, ORIGIN + path)}: ${description}`).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function entries(listed: Page[]): string {
  return listed
    .map(({ path, title, description }) => {
      return `- ${link(title, ORIGIN + markdownPath(path))}: ${escapeText(description)}`;
    })
    .join('\n');
}
