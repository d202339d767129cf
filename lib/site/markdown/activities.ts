import { getArticles, getBoardSeats, getTalks } from '../../content/activities';
import {
  type Activity,
  type ActivityGroup,
  articleGroups,
  boardGroups,
  talkGroups,
} from '../../resume/activity-entries';
import type { PagePath } from '../routes';
import { bullets, escapeText, joinBlocks, link, prose } from './blocks';
import { pageHead } from './page-head';

export const talksMarkdown = () => markdownOf('/talks', talkGroups(getTalks()));
export const writingMarkdown = () => markdownOf('/writing', articleGroups(getArticles()));
export const boardsMarkdown = () => markdownOf('/boards', boardGroups(getBoardSeats()));

function markdownOf(path: PagePath, groups: ActivityGroup[]): string {
  const blocks = groups.flatMap(({ heading, entries }) => [`## ${heading}`, ...entries.flatMap(entryBlocks)]);
  return joinBlocks([...pageHead(path), ...blocks]);
}

function entryBlocks({ title, href, where, place, when, description, body, links }: Activity): string[] {
  return [
    `### ${href ? link(title, href) : escapeText(title)}`,
    escapeText([where, place, when].filter(Boolean).join(', ')),
    escapeText(description),
    prose(body),
    bullets(links.map(({ label, href: address }) => link(label, address))),
  ];
}
