import { errorMessage, type Git, GitError, runGit } from './command';
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
  const tree = await runGit(git, folder, ['ls-tree', '-r', '-l', '-z', '--full-tree', revision]);
  if (tree.code !== 0) throw new GitError(errorMessage(tree.stderr));
  const bytes = new Map<string, number>();
  for (const entry of tree.stdout.split('\0')) {
    const [, size, path = ''] = ENTRY.exec(entry) ?? [];
    const language = EXCLUDED.test(path) ? undefined : languageOf(path);
    if (language) bytes.set(language, (bytes.get(language) ?? 0) + Number(size));
  }
  const [largest] = [...bytes].sort(([a, size], [b, other]) => other - size || (a < b ? -1 : 1));
  return largest?.[0] ?? null;
}

/** Programming language of a file name, as GitHub names it; undefined for prose and data. */
export function languageOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  return FILES.get(name) ?? BY_EXTENSION.get(/\.([^.]+)$/.exec(name)?.[1] ?? '');
}
