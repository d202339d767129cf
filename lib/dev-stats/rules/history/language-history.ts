import type { Step } from '../../charts/axis';
import type { Series } from '../../charts/chart';
import { shareLanguages } from '../commits/languages';
import { LANGUAGE_SAMPLES } from '../constants';
import { type DateRange, isWithin } from '../date-range';
import { formatShare, roundShares } from '../format/numbers';
import { stepsIn, sumsIn } from './daily';
import type { LanguageDays } from './history';

export function languagesIn(languages: readonly LanguageDays[], range: DateRange) {
  const sums = languages.map((days) => {
    const { name, dates, commits, weights } = days;
    const inside = dates.flatMap((date, index) => (isWithin(range, date) ? [index] : []));
    const sum = (values: readonly number[]) => inside.reduce((total, index) => total + (values[index] ?? 0), 0);
    return { name, commits: sum(commits), weight: sum(weights), days };
  });
  return shareLanguages(sums.filter(({ commits }) => commits > 0));
}

const SHOWN = 5;
const OTHERS = 'Others';

export function codeCommits(languages: readonly LanguageDays[], range: DateRange, step: Step): number[] {
  const sums = languages.map(({ dates, weights }) => sumsIn(dates, weights, range, step));
  return stepsIn(range, step).map((_, index) => Math.round(addUp(sums, index)));
}

/** In tenths of a percent; null for a step with fewer than LANGUAGE_SAMPLES commits with a language. */
export function languageShares(languages: readonly LanguageDays[], range: DateRange, step: Step): Series[] {
  const weights = languagesIn(languages, range).map(({ name, days }) => {
    return { name, values: sumsIn(days.dates, days.weights, range, step) };
  });
  const others = weights.slice(SHOWN).map(({ values }) => values);
  const rest = { name: OTHERS, values: stepsIn(range, step).map((_, index) => addUp(others, index)) };
  const shown = others.length > 0 ? [...weights.slice(0, SHOWN), rest] : weights;
  const shares = codeCommits(languages, range, step).map((commits, index) => {
    const values = shown.map((series) => series.values[index] ?? 0);
    const total = values.reduce((sum, value) => sum + value, 0);
    return commits < LANGUAGE_SAMPLES ? undefined : roundShares(values.map((value) => (value / total) * 100));
  });
  return shown.map(({ name }, place) => ({ name, values: shares.map((step) => step?.[place] ?? null) }));
}

function addUp(all: readonly number[][], index: number): number {
  return all.reduce((sum, values) => sum + (values[index] ?? 0), 0);
}

/** "TypeScript went from 30.1% to 52.4%, Go from 20.0% to 11.2%." Compares the first and the last step with commits. */
export function languageSharesReading(series: readonly Series[]): string {
  const known = (series[0]?.values ?? []).flatMap((value, index) => (value === null ? [] : [index]));
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return '';
  const named = series.filter(({ name }) => name !== OTHERS);
  if (first === last) return `${named[0]?.name} has ${formatShare(named[0]?.values[first])}.`;
  const changes = named
    .map(({ name, values }) => ({ name, from: values[first] ?? 0, to: values[last] ?? 0 }))
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, 2)
    .map(
      ({ name, from, to }, index) =>
        `${name} ${index === 0 ? 'went ' : ''}from ${formatShare(from)} to ${formatShare(to)}`,
    );
  return `${changes.join(', ')}.`;
}
