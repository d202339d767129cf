import { type Git, runGitSync } from './command';

/** When each file was last changed by author date, RFC 3339 in UTC, by its path. Empty without the whole history. */
export function lastChanges(git: Git, folder: string, paths: string[]): Map<string, string> {
  const shallow = runGitSync(git, folder, ['rev-parse', '--is-shallow-repository']);
  if (shallow?.trim() !== 'false') return new Map();
  const flags = ['-c', 'core.quotePath=false', 'log', '--format=%x00%at', '--name-only', '--relative'];
  return newestByFile(runGitSync(git, folder, [...flags, '--', ...paths]) ?? '');
}

function newestByFile(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [written = '', ...files] = commit.split('\n').filter(Boolean);
    const date = new Date(Number(written) * 1000).toISOString();
    for (const file of files) if (date > (changes.get(file) ?? '')) changes.set(file, date);
  }
  return changes;
}
