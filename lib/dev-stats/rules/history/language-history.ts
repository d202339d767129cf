import type { Step } from '../../charts/axis';
import type { Series } from '../../charts/chart';
import { shareLanguages } from '../commits/languages';
import { type DateRange, isWithin } from '../date-range';
import { formatShare } from '../format/numbers';
import { sumsIn } from './daily';
import type { LanguageDays } from './history';

/** Languages of the commits in a range, largest share first. Those without commits in it are left out. */
export function languagesIn(languages: readonly LanguageDays[], range: DateRange) {
  const sums = languages.map(({ name, dates, commits, weights }) => {
    const inside = dates.flatMap((date, index) => (isWithin(range, date) ? [index] : []));
    const sum = (values: readonly number[]) => inside.reduce((total, index) => total + (values[index] ?? 0), 0);
    return { name, commits: sum(commits), weight: sum(weights) };
  });
  return shareLanguages(sums.filter(({ commits }) => commits > 0));
}

/** Languages of their own; the others are added up. */
const SHOWN = 5;
const OTHERS = 'Others';

/** Shares of each step, 0 to 100, of the largest languages of the range; null for a step without commits. */
export function languageShares(languages: readonly LanguageDays[], range: DateRange, step: Step): Series[] {
  const ranked = languagesIn(languages, range).map(({ name }) => name);
  const byName = new Map(languages.map((language) => [language.name, language]));
  const weights = ranked.flatMap((name) => {
    const language = byName.get(name);
    return language ? [{ name, values: sumsIn(language.dates, language.weights, range, step) }] : [];
  });
  const add = (all: typeof weights) => (index: number) =>
    all.reduce((sum, { values }) => sum + (values[index] ?? 0), 0);
  const total = add(weights);
  const shareOf = (value: number, index: number) => (total(index) > 0 ? (value / total(index)) * 100 : null);
  const shown = weights.slice(0, SHOWN);
  const others = weights.slice(SHOWN);
  const rest =
    others.length > 0 ? [{ name: OTHERS, values: (others[0]?.values ?? []).map((_, i) => add(others)(i)) }] : [];
  return [...shown, ...rest].map(({ name, values }) => ({ name, values: values.map(shareOf) }));
}

/** "TypeScript went from 30.1% to 52.4%, Go from 20.0% to 11.2%." Compares the first and the last step with commits. */
export function languageSharesReading(series: readonly Series[]): string {
  const known = (series[0]?.values ?? []).flatMap((value, index) => (value === null ? [] : [index]));
  const [first, last] = [known[0], known.at(-1)];
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
