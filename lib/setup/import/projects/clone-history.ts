import type { Clone } from '../../../collectors/git/clone';
import { type Git, runGit } from '../../../collectors/git/command';
import { readTree } from '../../../collectors/git/languages/tree';
import { DAY_MS } from '../../../dates';
import { shareLanguages } from '../../../dev-stats/rules/commits/languages';
import { FIRST_PLAUSIBLE_DATE } from '../../../dev-stats/rules/constants';

const LANGUAGES = 6;
/** Of a repository's code, in percent. A smaller language, such as that of one script, is not what it is built with. */
const SMALLEST_SHARE = 2;

/** Dates of all commits with a plausible author date, on the authors' clocks, ascending. */
export async function readDates(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const { stdout } = await runGit(git, folder, ['log', '--date=short', '--no-patch', '--format=%ad', revision, '--']);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const dates = stdout.split('\n').filter((date) => date >= FIRST_PLAUSIBLE_DATE && date <= tomorrow);
  return dates.toSorted();
}

/** Names of the languages of the newest commit, largest first. Empty if unknown. */
export async function readLanguages(git: Git, { folder, revisions: [revision = ''] }: Clone): Promise<string[]> {
  const tree = await readTree(git, folder, revision);
  const weights = [...(tree?.bytes ?? [])].map(([name, weight]) => ({ name, weight }));
  return shareLanguages(weights)
    .filter(({ share }) => share >= SMALLEST_SHARE)
    .slice(0, LANGUAGES)
    .map(({ name }) => name);
}
