import { type Git, GitError, runGit } from './command';

/**
 * Reads when each file in some paths was last changed: RFC 3339 in UTC by author date, keyed by the path from `folder`.
 * Empty without git, outside a repository, and in a shallow clone, where every file would have the oldest date.
 */
export async function lastChanges(git: Git, folder: string, paths: string[]): Promise<Map<string, string>> {
  try {
    const shallow = await runGit(git, folder, ['rev-parse', '--is-shallow-repository']);
    if (shallow.code !== 0 || shallow.stdout.trim() !== 'false') return new Map();
    const flags = ['-c', 'core.quotePath=false', 'log', '--format=%x00%aI', '--name-only', '--relative'];
    const { code, stdout } = await runGit(git, folder, [...flags, '--', ...paths]);
    return code === 0 ? newestByFile(stdout) : new Map();
  } catch (error) {
    if (error instanceof GitError) return new Map();
    throw error;
  }
}

export function lastModified(sources: string[], changes: Map<string, string>): string | undefined {
  const own = [...changes].filter(([file]) =>
    sources.some((source) => (source.endsWith('/') ? file.startsWith(source) : file === source)),
  );
  return own
    .map(([, date]) => date)
    .toSorted()
    .at(-1);
}

function newestByFile(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [written = '', ...files] = commit.split('\n').filter(Boolean);
    const date = new Date(written).toISOString();
    for (const file of files) if (date > (changes.get(file) ?? '')) changes.set(file, date);
  }
  return changes;
}
