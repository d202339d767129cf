import type { Clone } from '../../../collectors/git/clone';
import { type Git, runGit } from '../../../collectors/git/command';
import { readTree } from '../../../collectors/git/languages/tree';
import { parseAuthored } from '../../../collectors/git/log';
import { authorDate, plausibleTimes } from '../../../dev-stats/rules/commits/author-time';
import { shareLanguages } from '../../../dev-stats/rules/commits/languages';
import { SMALLEST_SHARE } from './facts';

const LANGUAGES = 6;
const NAME_LIMIT = 60;

/** Dates of all commits with a plausible author date, on the authors' clocks, ascending. */
export async function readDates(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const { stdout } = await runGit(git, folder, ['log', '--date=raw', '--no-patch', '--format=%ct %ad', revision, '--']);
  const lines = stdout.split('\n').filter(Boolean);
  // Judged at the time of the newest commit, so that equal commits give equal dates.
  const { first, last } = plausibleTimes(new Date(Number.parseInt(lines[0] ?? '', 10) * 1000));
  return lines
    .map((line) => parseAuthored(line.slice(line.indexOf(' ') + 1)))
    .filter(([seconds]) => seconds >= first && seconds <= last)
    .map(([seconds, offset]) => authorDate(seconds, offset))
    .toSorted();
}

/** Names of the languages of the newest commit, largest first. Empty if unknown. */
export async function readLanguages(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const tree = await readTree(git, folder, revision);
  const weights = [...(tree?.bytes ?? [])].map(([name, weight]) => ({ name, weight }));
  return shareLanguages(weights)
    .filter(({ share }) => share >= 100 * SMALLEST_SHARE)
    .slice(0, LANGUAGES)
    .map(({ name }) => name);
}

export async function readTags(git: Git, { folder, revisions: [revision = ''] }: Clone) {
  const format = '--format=%(creatordate:short)%00%(refname:strip=2)';
  const order = ['--sort=-refname', '--sort=-creatordate'];
  const { stdout } = await runGit(git, folder, ['for-each-ref', `--merged=${revision}`, ...order, format, 'refs/tags']);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [date = '', name = ''] = line.split('\0');
      return { name: name.slice(0, NAME_LIMIT), date };
    });
}
