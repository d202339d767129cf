import { authorTime, plausibleTimes } from '../../dev-stats/rules/author-time';
import { type SiteRepository, summarizeRepository, type Tag } from '../../dev-stats/rules/site-repository';
import { openClone } from './clone';
import { type Git, GitError, runGit } from './command';
import { readTree } from './languages/tree';
import { authoredOf } from './log';

/** Undefined unless the folder is the root of a full clone. Equal commits and tags give equal results. */
export async function readSiteRepository(git: Git, folder: string): Promise<SiteRepository | undefined> {
  try {
    const [commit] = (await openClone(git, folder)).revisions;
    if (!commit) return undefined;
    const [times, tree, tags] = await Promise.all([
      readTimes(git, folder, commit),
      readTree(git, folder, commit),
      readTags(git, folder, commit),
    ]);
    return summarizeRepository({ commit, times, bytes: tree?.bytes, tags });
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}

/** The plausible author dates of all commits, judged at the time of the newest one. */
async function readTimes(git: Git, folder: string, commit: string) {
  const { stdout } = await runGit(git, folder, ['log', '--date=raw', '--no-patch', '--format=%ct %ad', commit, '--']);
  const lines = stdout.split('\n').filter(Boolean);
  const { first, last } = plausibleTimes(new Date(Number.parseInt(lines[0] ?? '', 10) * 1000));
  return lines
    .map((line) => authoredOf(line.slice(line.indexOf(' ') + 1)))
    .filter(([seconds]) => seconds >= first && seconds <= last)
    .map(([seconds, offset]) => authorTime(seconds, offset));
}

/** Tags of commits in the history, newest first. */
async function readTags(git: Git, folder: string, commit: string): Promise<Tag[]> {
  const format = '--format=%(creatordate:short)%00%(refname:strip=2)';
  const order = ['--sort=-refname', '--sort=-creatordate'];
  const { stdout } = await runGit(git, folder, ['for-each-ref', `--merged=${commit}`, ...order, format, 'refs/tags']);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [date = '', name = ''] = line.split('\0');
      return { name: name.slice(0, NAME_LIMIT), date };
    });
}

const NAME_LIMIT = 60;
