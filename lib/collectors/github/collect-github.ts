import { calendarOf } from '../../dev-stats/rules/calendar';
import type { Collection } from '../../dev-stats/store/collection';
import type { ProfileRow } from '../../dev-stats/store/rows';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './client';
import { collectRepository } from './collect-repository';
import { contributionsOfYear } from './contributions';
import { GithubError, recoverable } from './errors';
import { describeFailures, type Failures, nameOf } from './failures';
import { fetchProfile, type Profile, viewerLogin } from './profile';
import { listRepositories } from './repositories';
import { knownReleases } from './save-details';

/** After these many failures in a row the run ends, because the cause is not in the repositories. */
const MAX_FAILURES_IN_A_ROW = 10;
const LISTED_IDS = 'listed repositories';

export interface GithubOptions {
  api: GithubApi;
  collection: Collection;
  /** Default: the owner of the token. */
  login: string | undefined;
  now: () => Date;
  timeZone: string;
  progress: Progress;
}

export interface GithubSummary {
  repositories: number;
  changed: number;
  unknown: string[];
  /** What could not be read, if anything. */
  problem: string | undefined;
}

/**
 * Saves the owner's repositories, commits and totals. The caller finishes the collection. What cannot be read keeps its
 * previous figures. Throws GithubError if the run cannot continue.
 */
export async function collectGithub(options: GithubOptions): Promise<GithubSummary> {
  const { api, collection, login, progress } = options;
  progress.start('Profile');
  const owner = await fetchProfile(api, login ?? (await viewerLogin(api)));
  const { publicRepos, privateRepos } = owner.totals;
  progress.start("This year's contributions");
  const contributions = await contributionsThisYear(options, owner.login);
  progress.start('Repositories', (publicRepos ?? 0) + (privateRepos ?? 0) || undefined);
  const { ids, changed, ...failed } = await collectRepositories(options, owner);
  if (failed.unlisted > 0) ids.push(...(await keepUnlisted(collection, ids)));
  progress.stop();
  await collection.setCheckpoint(LISTED_IDS, JSON.stringify(ids));
  const totalReleases = failed.unlisted > 0 ? null : await sumOfReleases(collection, ids);
  const figures: Figures = { ...owner.totals, totalReleases, contributionsThisYear: contributions.count };
  const kept = [...owner.failed, ...contributions.failed];
  const isIncomplete = failed.unlisted > 0 || failed.repositories.length > 0;
  const keep = isIncomplete && totalReleases === null ? [...kept, 'totalReleases' as const] : kept;
  collection.saveProfile(figures, { keep });
  const problem = describeFailures({ ...failed, totals: kept.map((key) => LABELS[key]) }, ids.length);
  collection.saveProblem(problem);
  return { changed, repositories: ids.length, unknown: unknownFigures(figures), problem };
}

async function collectRepositories(options: GithubOptions, owner: Profile) {
  const ids: string[] = [];
  const repositories: Failures['repositories'] = [];
  const counts = { changed: 0, unlisted: 0 };
  let inARow = 0;
  for await (const page of listRepositories(options.api, owner)) {
    counts.unlisted += page.unreadable;
    for (const repository of page.repositories) {
      ids.push(repository.id);
      const outcome = await collectRepository(options, owner.id, repository);
      if (outcome instanceof GithubError) {
        repositories.push({ repository, error: outcome });
        inARow += 1;
        options.progress.note(`${nameOf(repository)} could not be read: ${outcome.message}`);
        if (inARow >= MAX_FAILURES_IN_A_ROW) throw outcome;
      } else {
        inARow = 0;
        counts.changed += outcome ? 1 : 0;
      }
      options.progress.step();
    }
  }
  const reason = repositories.at(-1)?.error.message;
  if (reason && repositories.length === ids.length)
    throw new GithubError('server', `No repository could be read. ${reason} All previous figures stay.`);
  return { ids, repositories, ...counts };
}

/** Unreadable entries have no id, so all repositories of the previous list that are missing now are kept. */
async function keepUnlisted(collection: Collection, ids: string[]): Promise<string[]> {
  const before: string[] = JSON.parse((await collection.getCheckpoint(LISTED_IDS)) ?? '[]');
  const missing = before.filter((id) => !ids.includes(id));
  for (const id of missing) await collection.keepRepository(id);
  return missing;
}

async function contributionsThisYear({ api, now, timeZone, progress }: GithubOptions, login: string) {
  const year = Number(calendarOf(timeZone)(now().getTime()).slice(0, 4));
  try {
    return { count: await contributionsOfYear(api, login, year, now()), failed: [] };
  } catch (error) {
    const failure = recoverable(error);
    progress.note(`This year's contributions could not be read: ${failure.message}`);
    return { count: null, failed: failure.isRefusal ? [] : (['contributionsThisYear'] as const) };
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
} satisfies Partial<Record<keyof ProfileRow, string>>;

type Figures = Record<keyof typeof LABELS, number | null>;

function unknownFigures(figures: Figures): string[] {
  const keys = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return keys.filter((key) => figures[key] === null).map((key) => LABELS[key]);
}
