import { type Git, runGit, streamGit } from '../command';
import { isGenerated, isVendored } from './left-out';
import { type LanguageOf, languagesByName } from './names';

export interface CloneLanguages {
  /** The language with the most bytes; null without code. */
  main: string | null;
  bytes: ReadonlyMap<string, number>;
  /** Language of a path in any commit, by the rules of the revision; undefined for prose, data and code of others. */
  languageOf: LanguageOf;
}

const ENTRY = /^100\d+ blob \S+ +(\d+)\t(.*)$/s;
const PARTIAL = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';
const REMEMBERED = 50_000;

/** Reads the files of a revision. Undefined for a partial clone, which would download what it lacks. */
export async function readTree(git: Git, folder: string, revision: string): Promise<CloneLanguages | undefined> {
  const partial = await runGit(git, folder, ['config', '--get-regexp', PARTIAL]);
  if (partial.stdout) return undefined;
  const sizes = new Map<string, number>();
  for await (const entry of entriesOf(streamGit(git, folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', revision]))) {
    const [, size, path = ''] = ENTRY.exec(entry) ?? [];
    if (size) sizes.set(path, Number(size));
  }
  const languageOf = memoized(createRules(sizes.keys()));
  const bytes = bytesOf(sizes, languageOf);
  return { main: largest(bytes), bytes, languageOf };
}

async function* entriesOf(chunks: AsyncIterable<string>) {
  let tail = '';
  for await (const chunk of chunks) {
    const entries = (tail + chunk).split('\0');
    tail = entries.pop() ?? '';
    yield* entries;
  }
}

function createRules(paths: Iterable<string>): LanguageOf {
  const byName = languagesByName(paths);
  return (path) => (isVendored(path) || isGenerated(path) ? undefined : byName(path));
}

function memoized(languageOf: LanguageOf): LanguageOf {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (known.has(path)) return known.get(path);
    if (known.size >= REMEMBERED) known.clear();
    const language = languageOf(path);
    known.set(path, language);
    return language;
  };
}

function bytesOf(sizes: ReadonlyMap<string, number>, languageOf: LanguageOf): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const [path, size] of sizes) {
    const language = languageOf(path);
    if (language) bytes.set(language, (bytes.get(language) ?? 0) + size);
  }
  return bytes;
}

function largest(bytes: ReadonlyMap<string, number>): string | null {
  const [most] = [...bytes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return most?.[0] ?? null;
}
