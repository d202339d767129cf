import type { Doc } from '../../content/content';
import { DEFINITION_GROUPS, type Definition } from '../../dev-stats/rules/definitions';
import { DEFINITIONS_PAGE } from '../../dev-stats/rules/definitions-page';
import { bullets, escapeMarks, joinBlocks } from './blocks';
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
    ...group.definitions.flatMap(definitionBlocks),
  ]);
  return joinBlocks([`# ${title}`, description, ...groups]);
}

function definitionBlocks({ term, text, window, source, collected }: Definition): string[] {
  const facts = [`Window: ${window}`, `Source: ${source}`, `Collected: ${collected}`];
  return [`### ${term}`, escapeMarks(text), bullets(facts.map(escapeMarks))];
}
