import { addDays } from '../../dates';
import { pluralize } from '../../words';
import { createCalendar } from './calendar';
import { formatMoment } from './format/moments';

export const SOURCE_NAMES = { github: 'GitHub', git: 'local clones', actions: 'GitHub Actions', sample: 'the sample' };

export interface Collected {
  source: keyof typeof SOURCE_NAMES;
  lastAttemptAt: string;
  outcome: string;
  collectedAt: string | null;
  missing?: string | null;
}

/** Figures of an earlier collection, because a later one could not read them. */
export interface Kept {
  staleRepositories: number;
  profile: { staleTotals: readonly string[] };
}

export function problemTexts(sources: readonly Collected[], kept: Kept | null | undefined): string[] {
  const attempts = sources.flatMap((status) => {
    const text = attemptText(status, kept);
    return text === undefined ? [] : `${text} ${describeConsequence(status)}`;
  });
  const refused = sources.flatMap((status) => missingText(status) ?? []);
  const github = sources.find(({ source }) => source === 'github');
  return [...attempts, ...refused, ...(kept && github ? keptTexts(kept, github.collectedAt) : [])];
}

function missingText({ source, collectedAt, missing }: Collected): string | undefined {
  if (!missing) return undefined;
  const collection = `The collection from ${SOURCE_NAMES[source]} on ${formatMoment(collectedAt)}`;
  return `${collection} was not permitted to read everything. Missing: ${missing}.`;
}

function attemptText({ source, lastAttemptAt, outcome, missing }: Collected, kept: Kept | null | undefined) {
  const name = SOURCE_NAMES[source];
  const time = formatMoment(lastAttemptAt);
  if (outcome === 'failed') return `The collection from ${name} on ${time} failed.`;
  if (outcome === 'interrupted') return `The collection from ${name} that began on ${time} was interrupted.`;
  const hasKept = kept && (kept.staleRepositories > 0 || kept.profile.staleTotals.length > 0);
  if (outcome !== 'partial' || missing || (source === 'github' && hasKept)) return undefined;
  return `The collection from ${name} on ${time} couldn’t read everything.`;
}

function describeConsequence({ outcome, collectedAt }: Collected): string {
  if (outcome === 'partial') return 'The rest is unchanged.';
  return collectedAt ? 'The figures are from the one before.' : 'There are no earlier figures.';
}

const TOTALS: Record<string, string> = {
  totalPRs: 'Pull requests',
  totalIssues: 'Issues',
  totalReleases: 'Releases',
  contributionsThisYear: 'Contributions this year',
  reviews: 'Reviews',
  publicRepos: 'The number of public repositories',
  privateRepos: 'The number of private repositories',
};

function keptTexts({ staleRepositories, profile }: Kept, at: string | null): string[] {
  const when = at ? `on ${formatMoment(at)}` : 'in the last collection';
  const names = profile.staleTotals.map((field) => TOTALS[field] ?? field);
  if (staleRepositories > 0) names.unshift(pluralize(staleRepositories, 'repository', 'repositories'));
  return names.map((name) => `${name} couldn’t be read ${when}; the figures are from an earlier collection.`);
}

export function mainSource(sources: readonly Collected[]): Collected | undefined {
  const published = sources.filter(({ source, collectedAt }) => source !== 'actions' && collectedAt);
  return published.find(({ source }) => source === 'github') ?? published[0];
}

/** The last day with figures, if it is before yesterday. */
export function knownUntil(sources: readonly Collected[], today: string, timeZone: string): string | undefined {
  const yesterday = addDays(today, -1);
  const last = Math.max(...sources.map(({ collectedAt }) => (collectedAt ? Date.parse(collectedAt) : 0)), 0);
  if (last === 0 || last >= Date.parse(today)) return undefined;
  const day = createCalendar(timeZone)(last);
  return day < yesterday ? day : undefined;
}

export function keptSince(kept: Kept | null | undefined, field: string): string | undefined {
  return kept?.profile.staleTotals.includes(field) ? 'from an earlier collection' : undefined;
}
