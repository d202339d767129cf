import type { Doc } from '../content';
import { DEFINITION_GROUPS } from '../stats/definitions';
import { DEFINITIONS_PAGE } from '../stats/definitions-page';
import { escapeMarks, joinBlocks } from './blocks';
import { prose } from './prose';

/** A page of the documentation as Markdown. */
export function docMarkdown({ title, description, body }: Doc): string {
  return joinBlocks([`# ${escapeMarks(title)}`, escapeMarks(description), prose(body)]);
}

/** The definitions of the statistics as Markdown. */
export function definitionsMarkdown(): string {
  const { title, description } = DEFINITIONS_PAGE;
  const groups = DEFINITION_GROUPS.flatMap((group) => [
    `## ${group.title}`,
    ...group.definitions.flatMap(({ term, text }) => [`### ${term}`, escapeMarks(text)]),
  ]);
  return joinBlocks([`# ${title}`, description, ...groups]);
}
