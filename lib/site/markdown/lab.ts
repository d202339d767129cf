import { type Experiment, getExperiments } from '../../content/content';
import { formatMonth } from '../../dates';
import { parsePosition } from '../../tabletop/line-of-sight/position';
import { describePosition, RULES } from '../../tabletop/line-of-sight/sight-text';
import { bullets, escapeText, joinBlocks, link, prose } from './blocks';
import { pageHead } from './page-head';

export function labMarkdown(): string {
  const experiments = getExperiments().flatMap((experiment) => [
    `## ${escapeText(experiment.title)}`,
    ...facts(experiment),
    experiment.board && link('Try it', `/lab/${experiment.name}`),
    prose(experiment.body),
  ]);
  return joinBlocks([...pageHead('/lab'), ...experiments]);
}

export function experimentMarkdown(experiment: Experiment): string {
  const { line, count } = describePosition(parsePosition({}));
  return joinBlocks([
    `# ${escapeText(experiment.title)}`,
    ...facts(experiment),
    '## The board',
    'The HTML page has a board of 91 hexes to place an observer, a target, woods and hills on. The rules:',
    bullets(RULES),
    `An example: ${line} ${count}`,
    '## Background',
    prose(experiment.body),
  ]);
}

function facts({ startDate, tags, description }: Experiment): string[] {
  return [formatMonth(startDate), bullets(tags.map(({ name }) => name)), escapeText(description)];
}
