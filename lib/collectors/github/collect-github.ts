import { DAY_MS, toIsoSeconds } from '../../dates';
import { createCalendar } from '../../dev-stats/rules/calendar';
import { REVIEW_WINDOW_DAYS } from '../../dev-stats/rules/constants';
import { countReviews } from '../../dev-stats/rules/reviews';
import type { Collection } from '../../dev-stats/store/write/collection';
import type { Progress } from '../shared/progress';
import type { GithubApi } from './api/client';
import { recoverable } from './api/errors';
import { contributionsOfYear } from './contributions';
import { describeFailures } from './failures';
import { openedPullRequests } from './opened-pull-requests';
import { FIGURE_LABELS, fetchProfile, viewerLogin } from './profile';
import { collectRepositories } from './repositories/collect-repositories';
import { knownReleases } from './repositories/save-details';
import { readReviewed } from './reviews';

/** An account with more would need more than a hundred requests for their days. */
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
  /** What the token may not read. Unlike a problem, it recurs in every collection. */
  missing: string | undefined;
  problem: string | undefined;
}

/** The caller finishes the collection. What cannot be read keeps its figures. Throws fatal GithubErrors. */
export async function collectGithub(options: GithubOptions): Promise<GithubSummary> {
  const { api, collection, login, now, timeZone, progress } = options;
  progress.start('Profile');
  const owner = await fetchProfile(api, login ?? (await viewerLogin(api)));
  const kept: Figure[] = [...owner.failed];
  /** What the token may not read is unknown; what failed keeps its figure. */
  const attempt = async <T>(name: string, figure: Figure, work: () => Promise<T>): Promise<T | undefined> => {
    progress.start(name);
    try {
      return await work();
    } catch (error) {
      const failure = recoverable(error);
      progress.note(`${name} could not be read: ${failure.message}`);
      if (!failure.isRefusal) kept.push(figure);
      return undefined;
    }
  };
  const toDay = createCalendar(timeZone);
  const year = Number(toDay(now().getTime()).slice(0, 4));
  const contributions = await attempt("This year's contributions", 'contributionsThisYear', () =>
    contributionsOfYear(api, owner.login, year, now()),
  );
  const { publicRepos, privateRepos, totalPRs } = owner.totals;
  const opened =
    totalPRs !== null && totalPRs <= MAX_PULL_REQUESTS
      ? await attempt('Pull requests by day', 'totalPRs', () => openedPullRequests(api, owner.login, toDay))
      : undefined;
  const reviews = await attempt('Reviews of the last year', 'reviews', () => reviewsGiven(options, owner.login));
  progress.start('Repositories', (publicRepos ?? 0) + (privateRepos ?? 0) || undefined);
  const { owned, contributed, changed, failed, isRefused } = await collectRepositories(options, owner);
  progress.stop();
  const isIncomplete = failed.unlisted > 0 || failed.repositories.length > 0;
  const totalReleases = failed.unlisted > 0 ? null : await sumOfReleases(collection, owned);
  const figures = {
    ...owner.totals,
    totalPRs: opened?.total ?? totalPRs,
    totalReleases,
    contributionsThisYear: contributions?.total ?? null,
    reviews: reviews ?? null,
  };
  const days = { dailyContributions: contributions?.days ?? null, dailyPullRequests: opened?.days ?? null };
  const names = kept.map((key) => FIGURE_LABELS[key]);
  if (isIncomplete && totalReleases === null) kept.push('totalReleases');
  collection.saveProfile({ ...figures, ...days }, { keep: kept });
  const problem = describeFailures({ ...failed, totals: names }, owned.length + contributed.length);
  const missing = isRefused ? 'commits in repositories of other owners' : undefined;
  collection.saveProblem(problem, missing);
  const counts = { changed, repositories: owned.length, contributed: contributed.length };
  return { ...counts, unknown: unknownFigures(figures), missing, problem };
}

type Figure = keyof typeof FIGURE_LABELS;

async function reviewsGiven({ api, now }: GithubOptions, login: string) {
  const until = Math.floor(now().getTime() / 1000);
  const window = { since: toIsoSeconds(until - (REVIEW_WINDOW_DAYS * DAY_MS) / 1000), until: toIsoSeconds(until) };
  return countReviews(await readReviewed(api, login, window), window);
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

function unknownFigures(figures: Record<Figure, unknown>): string[] {
  const keys = Object.keys(FIGURE_LABELS) as Figure[];
  return keys.filter((key) => figures[key] === null).map((key) => FIGURE_LABELS[key]);
}
