import { type Git, splitFields, streamGit } from '../../../git/command';
import type { FindLanguage } from './names';

export type ChangedFiles = Record<string, number>;

/** Without rename detection, which would read the files; a renamed file counts under both names. */
const DIFF = ['diff-tree', '--stdin', '--root', '--always', '-r', '-z', '--raw', '--no-renames', '--no-abbrev'];

/** Changes against the parent; none for a merge, as in git log. Commits that the clone lacks are left out. */
export function readChanges(
  { git, folder, findLanguage }: { git: Git; folder: string; findLanguage: FindLanguage },
  commits: readonly string[],
): Promise<Map<string, ChangedFiles>> {
  const input = commits.map((sha) => `${sha}\n`).join('');
  return countChanges(streamGit(git, folder, DIFF, input), findLanguage);
}

export async function countChanges(
  chunks: AsyncIterable<string>,
  findLanguage: FindLanguage,
): Promise<Map<string, ChangedFiles>> {
  const changes = new Map<string, ChangedFiles>();
  let files: ChangedFiles = {};
  let change = '';
  for await (const parts of splitFields(chunks)) {
    for (const part of parts) {
      if (change) {
        const language = isFile(change) ? findLanguage(part) : undefined;
        if (language) files[language] = (files[language] ?? 0) + 1;
        change = '';
      } else if (part.startsWith(':')) change = part;
      else {
        files = {};
        changes.set(part, files);
      }
    }
  }
  return changes;
}

function isFile(change: string): boolean {
  const mode = change.startsWith('000000', 8) ? change.slice(1, 7) : change.slice(8, 14);
  return mode.startsWith('100');
}
