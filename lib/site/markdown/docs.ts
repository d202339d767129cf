import type { Doc } from '../../content/content';
import { DEFINITION_GROUPS, DEFINITIONS_PAGE, type Definition } from '../../dev-stats/rules/definitions/definitions';
import { bullets, escapeText, joinBlocks, prose } from './blocks';

export function docMarkdown({ title, description, body }: Doc): string {
  return joinBlocks([`# ${escapeText(title)}`, escapeText(description), prose(body)]);
}

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
  return [`### ${term}`, escapeText(text), bullets(facts.map(escapeText))];
}
