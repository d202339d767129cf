import { quote } from '../../lib/collectors/git/clone';
import type { ImportNote, ImportReport } from '../../lib/setup/import/resume';
import type { Plan } from '../../lib/setup/init/plan';
import { pluralize } from '../../lib/words';
import type { Options } from './options';

const MOST_LINES = 100;

export const NEXT_STEPS = `The site is yours. Next:
  npm run dev       shows it at http://localhost:3000, and forms for it at /admin
  npm run doctor    lists what is left to do before you publish
  git diff --stat   shows what has changed; commit it when you like it`;

export function formatCommand(options: Options): string {
  const flags = Object.entries(options).flatMap(([name, value]) =>
    [value].flat().map((each) => (typeof each === 'string' ? `--${name} ${quote(each)}` : undefined)),
  );
  return ['npm run init --', ...flags.filter(Boolean)].join(' ');
}

export function describeReport(file: string, { read, guessed, unread }: ImportReport): string {
  return [
    `${file}: read ${read.join(', ') || 'nothing'}.`,
    ...list('Please check', guessed.map(formatNote)),
    ...list('Left out', unread.map(formatNote)),
  ].join('\n');
}

export function describePlan({ write, added, remove, kept }: Plan): string {
  const replaced = [...write.keys()].filter((path) => !added.includes(path));
  return [
    ...list(
      'Add',
      added.filter((path) => !path.endsWith('/.gitkeep')),
    ),
    ...list('Replace', groupFolders(replaced)),
    ...list('Remove', groupFolders(remove)),
    ...list("Keep, because they are no longer the sample's (--force replaces them)", kept),
  ].join('\n');
}

function formatNote({ at, message }: ImportNote): string {
  return `${at}: ${message}`;
}

function list(heading: string, lines: string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more`] : lines;
  return [`${heading}:`, ...shown.map((line) => `  ${line}`)];
}

function groupFolders(paths: string[]): string[] {
  const groups = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'));
  return [...groups].flatMap(([folder, files]) =>
    files.length === 1 ? files : [`${folder}/ (${pluralize(files.length, 'file')})`],
  );
}
