import { type Git, runGit, splitFields, streamGit } from '../../../git/command';
import { isLeftOut } from './left-out';
import { type FindLanguage, languagesByName } from './names';

export interface CloneLanguages {
  main: string | null;
  bytes: ReadonlyMap<string, number>;
  findLanguage: FindLanguage;
}

const ENTRY = /^100\d+ blob \S+ +(\d+)\t(.*)$/s;
const PARTIAL = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';
const REMEMBERED = 50_000;

/** Reads the files of a revision. Undefined for a partial clone, which would download what it lacks. */
export async function readTree(git: Git, folder: string, revision: string): Promise<CloneLanguages | undefined> {
  const partial = await runGit(git, folder, ['config', '--get-regexp', PARTIAL]);
  if (partial.stdout) return undefined;
  const sizes = new Map<string, number>();
  for await (const entries of splitFields(
    streamGit(git, folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', revision]),
  )) {
    for (const entry of entries) {
      const [, size, path = ''] = ENTRY.exec(entry) ?? [];
      if (size) sizes.set(path, Number(size));
    }
  }
  const byName = languagesByName(sizes.keys());
  const findLanguage = memoized((path) => (isLeftOut(path) ? undefined : byName(path)));
  const bytes = sumBytes(sizes, findLanguage);
  return { main: largest(bytes), bytes, findLanguage };
}

function memoized(findLanguage: FindLanguage): FindLanguage {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    if (known.size >= REMEMBERED) known.clear();
    const language = findLanguage(path);
    known.set(path, language);
    return language;
  };
}

function sumBytes(sizes: ReadonlyMap<string, number>, findLanguage: FindLanguage): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const [path, size] of sizes) {
    const language = findLanguage(path);
    if (language) bytes.set(language, (bytes.get(language) ?? 0) + size);
  }
  return bytes;
}

function largest(bytes: ReadonlyMap<string, number>): string | null {
  const [most] = [...bytes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}
