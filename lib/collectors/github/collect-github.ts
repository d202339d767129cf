import { DAY_MS } from '../../dates';
import { createCalendar } from '../../dev-stats/rules/calendar';
import { REVIEW_WINDOW_DAYS } from '../../dev-stats/rules/constants';
import { countReviews } from '../../dev-stats/rules/reviews';
import type { Collection } from '../../dev-stats/store/write/collection';
import type { Progress } from '../shared/progress';
import { toIsoSeconds } from '../shared/time';
import type { GithubApi } from './api/client';
import { recoverable } from './api/errors';
import { contributionsOfYear } from './contributions';
import { describeFailures } from './failures';
import { openedPullRequests } from './opened-pull-requests';
import { FIGURE_LABELS, fetchProfile, type Profile, viewerLogin } from './profile';
import { collectRepositories } from './repositories/collect-repositories';
import { knownReleases } from './repositories/save-details';
import { readReviewed } from './reviews';

const MAX_PULL_REQUESTS = 10_000;

export interface GithubOptions {
  api: GithubApi;
  collection: Collection;
  login: string | undefined;
  now: () => Date;
  timeZone: string;
  progress: Progress;
}

export interface GithubSummary {
  repositories: number;
  contributed: number;
  changed: number;
  unknown: string[];
  /** What the token may not read. Unlike a problem, every collection meets it. */
  missing: string | undefined;
  problem: string | undefined;
}

/** The caller finishes the collection. What cannot be read keeps its figures. Throws fatal GithubErrors. */
export async function collectGithub(options: GithubOptions): Promise<GithubSummary> {
  const { api, collection, login, progress } = options;
  progress.start('Profile');
  const owner = await fetchProfile(api, login ?? (await viewerLogin(api)));
  const { publicRepos, privateRepos } = owner.totals;
  progress.start("This year's contributions");
  const contributions = await contributionsThisYear(options, owner.login);
  progress.start('Pull requests');
  const opened = await pullRequests(options, owner);
  progress.start('Reviews');
  const given = await reviewsGiven(options, owner.login);
  progress.start('Repositories', (publicRepos ?? 0) + (privateRepos ?? 0) || undefined);
  const { owned, contributed, changed, failed, isRefused } = await collectRepositories(options, owner);
  progress.stop();
  const isIncomplete = failed.unlisted > 0 || failed.repositories.length > 0;
  const totalReleases = failed.unlisted > 0 ? null : await sumOfReleases(collection, owned);
  const totals = { ...owner.totals, totalPRs: opened.total, totalReleases };
  const figures = { ...totals, contributionsThisYear: contributions.count, reviews: given.reviews };
  const kept = [...owner.failed, ...contributions.failed, ...opened.failed, ...given.failed];
  const keep = isIncomplete && totalReleases === null ? [...kept, 'totalReleases' as const] : kept;
  const days = { dailyContributions: contributions.days, dailyPullRequests: opened.days };
  collection.saveProfile({ ...figures, ...days }, { keep });
  const names = kept.map((key) => FIGURE_LABELS[key]);
  const problem = describeFailures({ ...failed, totals: names }, owned.length + contributed.length);
  const missing = isRefused ? 'commits in repositories of other owners' : undefined;
  collection.saveProblem(problem, missing);
  const counts = { changed, repositories: owned.length, contributed: contributed.length };
  return { ...counts, unknown: unknownFigures(figures), missing, problem };
}

async function contributionsThisYear({ api, now, timeZone, progress }: GithubOptions, login: string) {
  const year = Number(createCalendar(timeZone)(now().getTime()).slice(0, 4));
  try {
    const { total, days } = await contributionsOfYear(api, login, year, now());
    return { count: total, days, failed: [] };
  } catch (error) {
    const failure = recoverable(error);
    progress.note(`This year's contributions could not be read: ${failure.message}`);
    return { count: null, days: null, failed: failure.isRefusal ? [] : (['contributionsThisYear'] as const) };
  }
}

/** By day, for accounts that need at most a hundred requests. A refusal leaves the total of the profile. */
async function pullRequests({ api, collection, timeZone, progress }: GithubOptions, { login, totals }: Profile) {
  const total = totals.totalPRs;
  if (total === null || total > MAX_PULL_REQUESTS) return { total, days: null, failed: [] };
  const key = `pull requests of ${login} in ${timeZone}`;
  try {
    const known = JSON.parse((await collection.getCheckpoint(key)) ?? '{"dates":[],"opened":[]}');
    const opened = await openedPullRequests(api, { login, known, toDay: createCalendar(timeZone) });
    if (opened.days) collection.setCheckpointAtEnd(key, JSON.stringify(opened.days));
    return { ...opened, failed: [] };
  } catch (error) {
    const failure = recoverable(error);
    progress.note(`The days of the pull requests could not be read: ${failure.message}`);
    return { total, days: null, failed: failure.isRefusal ? [] : (['totalPRs'] as const) };
  }
}

/** Of the last year. One request if few are new, because earlier collections leave what they have read. */
async function reviewsGiven({ api, collection, now, progress }: GithubOptions, login: string) {
  const until = Math.floor(now().getTime() / 1000);
  const window = { since: toIsoSeconds(until - (REVIEW_WINDOW_DAYS * DAY_MS) / 1000), until: toIsoSeconds(until) };
  const key = `reviews of ${login}`;
  try {
    const known = JSON.parse((await collection.getCheckpoint(key)) ?? '[]');
    const reviewed = await readReviewed(api, { login, known, window });
    collection.setCheckpointAtEnd(key, JSON.stringify(reviewed));
    return { reviews: countReviews(reviewed, window), failed: [] };
  } catch (error) {
    const failure = recoverable(error);
    progress.note(`The reviews could not be read: ${failure.message}`);
    return { reviews: null, failed: failure.isRefusal ? [] : (['reviews'] as const) };
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

function unknownFigures(figures: Record<keyof typeof FIGURE_LABELS, unknown>): string[] {
  const keys = Object.keys(FIGURE_LABELS) as (keyof typeof FIGURE_LABELS)[];
  return keys.filter((key) => figures[key] === null).map((key) => FIGURE_LABELS[key]);
}
