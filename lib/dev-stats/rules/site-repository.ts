import { formatDay } from '../../dates';
import { dateName } from '../charts/date-names';
import type { AuthorTime } from './author-time';
import { addDays, firstWeek } from './calendar';
import { stepsIn, sumsIn } from './daily';
import { formatCount, formatNumber } from './format';
import { shareLanguages } from './languages';
import { hourName } from './weekdays';

/** The work of all authors in the repository that built the site. */
export interface SiteRepository {
  /** Of the newest commit, shortened. */
  commit: string;
  commits: number;
  /** Dates of the first and the last commit on the authors' clocks. */
  since: string;
  until: string;
  /** Mondays, and the commits of their weeks, up to the last commit. */
  weeks: string[];
  weekly: number[];
  /** 24, on the authors' clocks. */
  hourly: number[];
  /** Shares of the bytes of code in the newest commit, largest first; null if unknown. */
  languages: { name: string; share: number }[] | null;
  tags: number;
  latestTags: Tag[];
}

export interface Tag {
  name: string;
  date: string;
}

interface Sources {
  commit: string;
  times: readonly AuthorTime[];
  /** Bytes of code by language; undefined if unknown. */
  bytes: ReadonlyMap<string, number> | undefined;
  /** Newest first. */
  tags: readonly Tag[];
}

export const SITE_REPOSITORY_PATH = '/dev-stats/repository.json';
const SHORT_SHA = 7;
const FEWEST_WEEKS = 12;
const LANGUAGES = 6;
const TAGS = 5;

/** Undefined without commits. */
export function summarizeRepository({ commit, times, bytes, tags }: Sources): SiteRepository | undefined {
  const dates = times.map(({ date }) => date).toSorted();
  const [since, until] = [dates[0], dates.at(-1)];
  if (since === undefined || until === undefined) return undefined;
  const from = [addDays(until, -7 * (FEWEST_WEEKS - 1)), since].toSorted()[0] ?? since;
  const range = { from: [from, firstWeek(until)].toSorted()[1] ?? from, to: until };
  const ones = dates.map(() => 1);
  return {
    ...{ commit: commit.slice(0, SHORT_SHA), commits: dates.length, since, until },
    ...{ weeks: stepsIn(range, 'week'), weekly: sumsIn(dates, ones, range, 'week'), hourly: hoursOf(times) },
    languages: bytes ? sharesOf(bytes) : null,
    ...{ tags: tags.length, latestTags: tags.slice(0, TAGS) },
  };
}

function hoursOf(times: readonly AuthorTime[]): number[] {
  const hours = new Array<number>(24).fill(0);
  for (const { hour } of times) hours[hour] = (hours[hour] ?? 0) + 1;
  return hours;
}

function sharesOf(bytes: ReadonlyMap<string, number>) {
  const shares = shareLanguages([...bytes].map(([name, weight]) => ({ name, weight })));
  const others = shares.slice(LANGUAGES).reduce((sum, { share }) => sum + share, 0);
  const shown = [...shares.slice(0, LANGUAGES), ...(others > 0 ? [{ name: 'Other', share: others }] : [])];
  return shown.map(({ name, share }) => ({ name, share: Number(share.toPrecision(3)) }));
}

/** "Commits in 9 of 12 weeks; the most, 42, in the week of Nov 16, 2026." */
export function weeksReading({ weeks, weekly }: SiteRepository): string {
  const active = weekly.filter((commits) => commits > 0).length;
  const most = Math.max(...weekly);
  const busiest = dateName(weeks[weekly.indexOf(most)] ?? '');
  return `Commits in ${active} of ${weeks.length} weeks; the most, ${formatCount(most)}, in the week of ${busiest}.`;
}

/** "The busiest hour is 14:00 to 15:00, with 45 of 331 commits." */
export function hourReading({ hourly, commits }: SiteRepository): string {
  const most = Math.max(...hourly);
  const hour = hourly.indexOf(most);
  const time = `${hourName(hour)} to ${hourName((hour + 1) % 24)}`;
  return `The busiest hour is ${time}, with ${formatCount(most)} of ${formatNumber(commits, 'commit')}.`;
}

/** "331 commits and 2 releases since November 21, 2026." */
export function workReading({ commits, tags, since }: SiteRepository): string {
  const releases = tags > 0 ? ` and ${formatNumber(tags, 'release')}` : '';
  return `${formatNumber(commits, 'commit')}${releases} since ${formatDay(since)}.`;
}
