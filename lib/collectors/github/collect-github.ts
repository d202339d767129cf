import { calendarOf } from '../../dev-stats/rules/calendar';
import type { Collection } from '../../dev-stats/store/collection';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './client';
import { collectRepository } from './collect-repository';
import { contributionsOfYear } from './contributions';
import { GithubError, recoverable } from './errors';
import { fetchProfile, type Profile } from './profile';
import { listRepositories } from './repositories';
import { knownReleases } from './save-details';

/** After these many failures in a row the run ends, because the cause is not in the repositories. */
const MAX_FAILURES_IN_A_ROW = 10;
const LISTED_IDS = 'listed repositories';

export interface GithubOptions {
  api: GithubApi;
  collection: Collection;
  login: string;
  now: () => Date;
  timeZone: string;
  progress: Progress;
}

export interface GithubSummary {
  repositories: number;
  changed: number;
  failed: number;
  unknown: string[];
}

/**
 * Saves the owner's repositories, commits and totals. The caller finishes the collection. A repository that cannot be
 * read keeps its previous data. Throws GithubError if the run cannot continue.
 */
export async function collectGithub(options: GithubOptions): Promise<GithubSummary> {
  const { api, collection, login, progress } = options;
  const owner = await fetchProfile(api, login);
  const { publicRepos, privateRepos } = owner.totals;
  const contributions = await contributionsThisYear(options, owner.login);
  progress.start('Repositories', (publicRepos ?? 0) + (privateRepos ?? 0) || undefined);
  const { ids, unreadable, ...counts } = await collectRepositories(options, owner);
  if (unreadable > 0) ids.push(...(await keepUnlisted(collection, ids)));
  progress.stop();
  await collection.setCheckpoint(LISTED_IDS, JSON.stringify(ids));
  const totalReleases = unreadable > 0 ? null : await sumOfReleases(collection, ids);
  const figures = { ...owner.totals, totalReleases, contributionsThisYear: contributions };
  collection.saveProfile(figures);
  return { ...counts, repositories: ids.length, failed: counts.failed + unreadable, unknown: unknownFigures(figures) };
}

async function collectRepositories(options: GithubOptions, owner: Profile) {
  const ids: string[] = [];
  const counts = { changed: 0, failed: 0, unreadable: 0 };
  let inARow = 0;
  for await (const page of listRepositories(options.api, owner)) {
    counts.unreadable += page.unreadable;
    for (const listed of page.repositories) {
      ids.push(listed.id);
      const outcome = await collectRepository(options, owner.id, listed);
      if (outcome instanceof GithubError) {
        counts.failed += 1;
        inARow += 1;
        options.progress.note(`A repository could not be read and keeps its previous data: ${outcome.message}`);
        if (inARow >= MAX_FAILURES_IN_A_ROW) throw outcome;
      } else {
        inARow = 0;
        counts.changed += outcome ? 1 : 0;
      }
      options.progress.step();
    }
  }
  if (counts.failed > 0 && counts.failed === ids.length)
    throw new GithubError('server', 'No repository could be read; the previous data is kept. Try again later.');
  return { ids, ...counts };
}

/** Unreadable entries have no id, so all repositories of the previous list that are missing now are kept. */
async function keepUnlisted(collection: Collection, ids: string[]): Promise<string[]> {
  const before: string[] = JSON.parse((await collection.getCheckpoint(LISTED_IDS)) ?? '[]');
  const missing = before.filter((id) => !ids.includes(id));
  for (const id of missing) await collection.keepRepository(id);
  return missing;
}

async function contributionsThisYear(
  { api, now, timeZone, progress }: GithubOptions,
  login: string,
): Promise<number | null> {
  const year = Number(calendarOf(timeZone)(now().getTime()).slice(0, 4));
  try {
    return await contributionsOfYear(api, login, year, now());
  } catch (error) {
    progress.note(`This year's contributions are unknown: ${recoverable(error).message}`);
    return null;
  }
}

async function sumOfReleases(collection: Collection, ids: string[]): Promise<number | null> {
  let sum = 0;
  for (const id of ids) {
    const releases = await knownReleases(collection, id);
    if (releases === null) return null;
    sum += releases;
  }
  return sum;
}

const LABELS = {
  publicRepos: 'public repositories',
  privateRepos: 'private repositories',
  totalPRs: 'pull requests',
  totalIssues: 'issues',
  totalReleases: 'releases',
  contributionsThisYear: 'contributions this year',
};

function unknownFigures(figures: Record<keyof typeof LABELS, number | null>): string[] {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return keys.filter((key) => figures[key] === null).map((key) => LABELS[key]);
}
