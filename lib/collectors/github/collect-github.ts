import { calendarOf } from '../../dev-stats/rules/calendar';
import type { Collection } from '../../dev-stats/store/collection';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './ask';
import { collectRepository } from './collect-repository';
import { contributionsOfYear } from './contributions';
import { GithubError } from './github-error';
import { fetchProfile, type Profile } from './profile';
import { listRepositories } from './repositories';
import { knownReleases } from './save-details';

/** Failures in a row after which the fault is not the repositories'. */
const MOST_IN_A_ROW = 10;
const LISTED = 'listed repositories';

export interface GithubRun {
  api: GithubApi;
  collection: Collection;
  /** Whose statistics. */
  login: string;
  now: () => Date;
  /** IANA zone that decides which year it is. */
  timeZone: string;
  progress: Progress;
}

export interface GithubSummary {
  repositories: number;
  /** Repositories that had news. */
  changed: number;
  /** Repositories that could not be read and show the figures of last time, or none. */
  failed: number;
  /** Figures that GitHub did not tell, as a reader would name them. */
  unknown: string[];
}

/**
 * Reads the owner's repositories, commits and totals into a collection, which the caller finishes. A repository that
 * fails keeps its figures of last time. Throws GithubError where the run cannot go on.
 */
export async function collectGithub(run: GithubRun): Promise<GithubSummary> {
  const { api, collection, login, progress } = run;
  const owner = await fetchProfile(api, login);
  const contributions = await contributionsThisYear(run, owner.login);
  progress.start('Repositories', (owner.publicRepos ?? 0) + (owner.privateRepos ?? 0) || undefined);
  const { ids, unreadable, ...counts } = await collectRepositories(run, owner);
  if (unreadable > 0) ids.push(...(await keepUnlisted(collection, ids)));
  progress.stop();
  await collection.setCheckpoint(LISTED, JSON.stringify(ids));
  const totalReleases = unreadable > 0 ? null : await sumOfReleases(collection, ids);
  const figures = { ...figuresOf(owner), totalReleases, contributionsThisYear: contributions };
  collection.saveProfile(figures);
  return { ...counts, repositories: ids.length, failed: counts.failed + unreadable, unknown: unknownFigures(figures) };
}

async function collectRepositories(run: GithubRun, owner: Profile) {
  const ids: string[] = [];
  const counts = { changed: 0, failed: 0, unreadable: 0 };
  let inARow = 0;
  for await (const page of listRepositories(run.api, owner)) {
    counts.unreadable += page.unreadable;
    for (const listed of page.repositories) {
      ids.push(listed.id);
      const outcome = await collectRepository(run, owner.id, listed);
      if (outcome instanceof GithubError) {
        counts.failed += 1;
        inARow += 1;
        run.progress.note(`One repository could not be read and keeps its last figures: ${outcome.message}`);
        if (inARow >= MOST_IN_A_ROW) throw outcome;
      } else {
        inARow = 0;
        counts.changed += outcome ? 1 : 0;
      }
      run.progress.step();
    }
  }
  if (counts.failed > 0 && counts.failed === ids.length)
    throw new GithubError('server', 'No repository could be read; the figures of last time stay. Try again later.');
  return { ids, ...counts };
}

/** Entries that came without an id: whatever was listed last time and is missing now is kept. */
async function keepUnlisted(collection: Collection, ids: string[]): Promise<string[]> {
  const before: string[] = JSON.parse((await collection.getCheckpoint(LISTED)) ?? '[]');
  const missing = before.filter((id) => !ids.includes(id));
  for (const id of missing) await collection.keepRepository(id);
  return missing;
}

async function contributionsThisYear(
  { api, now, timeZone, progress }: GithubRun,
  login: string,
): Promise<number | null> {
  const year = Number(calendarOf(timeZone)(now().getTime()).slice(0, 4));
  try {
    return await contributionsOfYear(api, login, year, now());
  } catch (error) {
    if (!(error instanceof GithubError) || error.endsTheRun) throw error;
    progress.note(`This year's contributions are not known: ${error.message}`);
    return null;
  }
}

/** A sum over an unknown is unknown. */
async function sumOfReleases(collection: Collection, ids: string[]): Promise<number | null> {
  let sum = 0;
  for (const id of ids) {
    const releases = await knownReleases(collection, id);
    if (releases === null) return null;
    sum += releases;
  }
  return sum;
}

function figuresOf({ publicRepos, privateRepos, totalPRs, totalIssues }: Profile) {
  return { publicRepos, privateRepos, totalPRs, totalIssues };
}

const NAMES = {
  publicRepos: 'public repositories',
  privateRepos: 'private repositories',
  totalPRs: 'pull requests',
  totalIssues: 'issues',
  totalReleases: 'releases',
  contributionsThisYear: 'contributions this year',
};

function unknownFigures(figures: Record<keyof typeof NAMES, number | null>): string[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((key) => figures[key] === null).map((key) => NAMES[key]);
}
