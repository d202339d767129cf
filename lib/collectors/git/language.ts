import { type Git, runGit, streamGit } from './command';
import { languageOf } from './language-names';

const ENTRY = /^\d+ blob \S+ +(\d+)\t(.*)$/s;
/** Code of others and what machines write. */
const FOREIGN = /(^|\/)(node_modules|vendor|third_party|dist|build|\.yarn)\/|\.min\.\w+$|(^|\/)[\w-]*lock\.\w+$/;
const PARTIAL = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';

/** The language with the most bytes in a commit's files; null where none is known. */
export async function mainLanguage(git: Git, folder: string, revision: string): Promise<string | null> {
  // A partial clone would fetch every file just to tell its size.
  const partial = await runGit(git, folder, ['config', '--get-regexp', PARTIAL]);
  if (partial.stdout) return null;
  const bytes = new Map<string, number>();
  for await (const [path, size] of files(git, folder, revision)) {
    const language = FOREIGN.test(path) ? undefined : languageOf(path);
    if (language) bytes.set(language, (bytes.get(language) ?? 0) + size);
  }
  const [largest] = [...bytes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return largest?.[0] ?? null;
}

async function* files(git: Git, folder: string, revision: string): AsyncGenerator<[path: string, size: number]> {
  let tail = '';
  for await (const chunk of streamGit(git, folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', revision])) {
    const entries = (tail + chunk).split('\0');
    tail = entries.pop() ?? '';
    for (const entry of entries) {
      const [, size, path] = ENTRY.exec(entry) ?? [];
      if (path !== undefined) yield [path, Number(size)];
    }
  }
}
