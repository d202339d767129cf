import { type Git, runGit, streamGit } from './command';
import EXTENSIONS from './languages.json';

const FILES = new Map([
  ['dockerfile', 'Dockerfile'],
  ['makefile', 'Makefile'],
  ['gnumakefile', 'Makefile'],
  ['cmakelists.txt', 'CMake'],
  ['rakefile', 'Ruby'],
  ['gemfile', 'Ruby'],
]);
const BY_EXTENSION = new Map(
  Object.entries(EXTENSIONS).flatMap(([name, extensions]) => extensions.map((extension) => [extension, name] as const)),
);
const ENTRY = /^\d+ blob \S+ +(\d+)\t(.*)$/s;
const EXCLUDED = /(^|\/)(node_modules|vendor|third_party|dist|build|\.yarn)\/|\.min\.\w+$|(^|\/)[\w-]*lock\.\w+$/;
const PARTIAL = '^(extensions\\.partialclone|remote\\..*\\.promisor)$';

export async function mainLanguage(git: Git, folder: string, revision: string): Promise<string | null> {
  // A partial clone would download every file to determine its size.
  const partial = await runGit(git, folder, ['config', '--get-regexp', PARTIAL]);
  if (partial.stdout) return null;
  const bytes = new Map<string, number>();
  for await (const [path, size] of files(git, folder, revision)) {
    const language = EXCLUDED.test(path) ? undefined : languageOf(path);
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

/** Programming language of a file name, as GitHub names it; undefined for prose and data. */
export function languageOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return FILES.get(name) ?? BY_EXTENSION.get(/\.([^.]+)$/.exec(name)?.[1] ?? '');
}
