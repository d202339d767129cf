import { pluralize } from '../../../words';
import {
  ACHIEVEMENT_THRESHOLDS,
  CLOCK_TOLERANCE_DAYS,
  DELIVERY_SAMPLES,
  FIRST_PLAUSIBLE_DATE,
  HOUR_SLOTS,
  HOURLY_WINDOW_DAYS,
  INTENSITY_BOUNDS,
  REVIEW_WINDOW_DAYS,
  TREND_DAYS,
  WEEKLY_WINDOW_DAYS,
} from '../constants';

const { commits, pullRequests, languages, streak, repos } = ACHIEVEMENT_THRESHOLDS;
const percent = (share: number) => `${share * 100}%`;

const COMMITS = {
  source: 'The owner’s commits in all repositories that the collector’s token can read, and in local clones',
};
const ACCOUNT = {
  source: 'The owner’s account, from the GitHub API; not available from clones',
};
const HOURS = `The last ${HOURLY_WINDOW_DAYS} days, or the chosen period`;

export const COMMIT_DEFINITIONS = [
  {
    id: 'commit-ownership',
    term: 'The owner’s commits',
    text: 'A commit counts when its author is the owner: the owner’s GitHub account or, in a local clone, one of the owner’s email addresses after the repository’s mailmap is applied. The committer does not matter. Merge commits count. Commits come from the default branch of all repositories that the token can read, including those of organizations and other people, and from the checked-out branch of each local clone. A commit counts once, even when several repositories, forks, mirrors or clones contain it; a repository’s own count includes every commit it holds. A commit removed by a rewritten branch no longer counts. It stays in the store and counts again if it returns. The same holds for a repository that was deleted, or that the collector’s token can no longer see, unless a local clone has the commit.',
    window: 'Everything collected so far',
    ...COMMITS,
  },
  {
    id: 'totals',
    term: 'Totals',
    text: 'Pull requests and issues are those the owner opened anywhere on GitHub, on the day they were opened. Releases and the number of private repositories cover the owner’s own repositories. This Year counts every GitHub contribution since January 1: commits, pull requests, issues and reviews. Private work is included only if the collector’s token can read it. Missing figures are shown as a dash, never as zero.',
    window: 'Everything up to the last collection; this year from January 1',
    ...ACCOUNT,
  },
  {
    id: 'repository',
    term: 'Repositories',
    text: 'The owner’s own repositories on GitHub, including forks, and repositories known only from local clones. Repositories of organizations and other people only contribute commits. The most recently pushed comes first. Each card shows GitHub’s star and fork counts, all the owner’s commits in the repository and the main language. Private repositories are counted but not named. A repository that could not be read keeps its last known data.',
    window: 'As of the last collection',
    ...COMMITS,
    source: 'The owner’s repositories, from the GitHub API or local clones',
  },
  {
    id: 'day',
    term: 'Day',
    text: `The date on the author’s clock when the commit was made, from the UTC offset stored in it. Streaks, weekdays, hours and every chart over time use it; the owner’s time zone only says which day is today. Weeks run from Monday to Sunday. A change compares a period, or the last ${TREND_DAYS} days, with the same number of days before it.`,
    window: 'The chosen period, otherwise as the panel says',
    ...COMMITS,
  },
  {
    id: 'implausible-date',
    term: 'Implausible date',
    text: `An author date before ${FIRST_PLAUSIBLE_DATE}, or more than ${pluralize(CLOCK_TOLERANCE_DAYS, 'day')} after the collection. It comes from a broken clock or a conversion. Such a commit counts in the totals, but in no day, hour, weekday or streak.`,
    window: 'Everything collected so far',
    ...COMMITS,
  },
  {
    id: 'local-hour',
    term: 'Hour and weekday',
    text: 'The author’s local time, from the UTC offset stored in the commit; not UTC and not the owner’s current time zone.',
    window: HOURS,
    ...COMMITS,
  },
  {
    id: 'intensity',
    term: 'Intensity',
    text: `The commits of an hour as a share of the busiest one in the map: none at zero, low up to ${percent(INTENSITY_BOUNDS.low)}, medium up to ${percent(INTENSITY_BOUNDS.medium)}, high up to ${percent(INTENSITY_BOUNDS.high)}, very high above.`,
    window: HOURS,
    ...COMMITS,
  },
  {
    id: 'average-per-hour',
    term: 'Average per hour',
    text: `Commits per weekly hour slot: those of the window divided by the ${HOUR_SLOTS} slots of the heat map. It is not the number of commits in an hour of work. An active hour has at least one commit. In a tie, the most active hour is the earliest in the week.`,
    window: HOURS,
    ...COMMITS,
  },
  {
    id: 'streak',
    term: 'Streak',
    text: 'Consecutive days with at least one commit. The current streak ends today, or yesterday if today has no commits yet. Future days do not count. The longest streak is the longest on record, including the current one.',
    window: 'Up to today, in the owner’s time zone',
    ...COMMITS,
  },
  {
    id: 'weekly-activity',
    term: 'Weekly activity',
    text: 'Commits per day and per weekday. A day without commits is zero. Commits with an implausible date are left out.',
    window: `Today and the ${WEEKLY_WINDOW_DAYS - 1} days before; weekday totals cover all collected days, or the chosen period`,
    ...COMMITS,
  },
  {
    id: 'achievements',
    term: 'Achievements',
    text: `Code Contributor: ${commits} commits. Pull Request Pro: ${pullRequests} pull requests. Multi-Language: ${languages} languages. Consistent Coder: a current streak of ${streak} days. Repository Creator: ${repos} own repositories, public and private. A missing figure earns nothing.`,
    window: 'The same as the figures they are calculated from',
    source: 'The owner’s commits, and the owner’s account from the GitHub API',
  },
  {
    id: 'reviews',
    term: 'Reviews',
    text: `Pull requests of other people with a review by the owner. Several reviews of a pull request count once; pull requests of bots are left out. The time is from the first request for a review by the owner to the owner’s next review, at any hour and on any day of the week. Requests to a team and reviews without a request are left out. A median or a 90th percentile needs ${DELIVERY_SAMPLES} values. People unblocked are different people with a pull request that the owner approved; an approval that was dismissed later does not count. Only totals are shown: no names, no repositories.`,
    window: `The ${REVIEW_WINDOW_DAYS} days before the last collection`,
    ...ACCOUNT,
  },
] as const;
