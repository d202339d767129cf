import { HOUR_MS } from '../../../dates';
import { type CommitGroup, countLanguages, type LanguageCounts } from '../commits/languages';

export interface DailyCommits {
  dates: string[];
  commits: number[];
}

export interface DailyPullRequests {
  dates: string[];
  opened: number[];
}

export interface LanguageDays extends DailyCommits {
  name: string;
  weights: number[];
}

export interface History extends DailyCommits {
  /** 24 for each date. */
  hours: number[];
  languages: LanguageDays[];
}

export interface HourGroup extends CommitGroup {
  /** Hours since 1970. */
  localHour: number;
}

interface Day {
  hours: number[];
  languages: LanguageCounts;
}

export class HistoryCounter {
  readonly #days = new Map<string, Day>();

  add(groups: readonly HourGroup[]): void {
    const byDay = Map.groupBy(groups, ({ localHour }) => new Date(localHour * HOUR_MS).toISOString().slice(0, 10));
    for (const [date, ofDay] of byDay) this.#countDay(date, ofDay);
  }

  #countDay(date: string, groups: readonly HourGroup[]): void {
    const day = this.#days.get(date) ?? { hours: new Array<number>(24).fill(0), languages: new Map() };
    for (const { localHour, commits } of groups) {
      const hour = ((localHour % 24) + 24) % 24;
      day.hours[hour] = (day.hours[hour] ?? 0) + commits;
    }
    countLanguages(groups, day.languages);
    this.#days.set(date, day);
  }

  days(): DailyCommits & { hours: number[] } {
    const days = this.#sorted();
    return {
      dates: days.map(([date]) => date),
      commits: days.map(([, { hours }]) => hours.reduce((sum, commits) => sum + commits, 0)),
      hours: days.flatMap(([, { hours }]) => hours),
    };
  }

  languages(): LanguageDays[] {
    const languages = new Map<string, LanguageDays>();
    for (const [date, day] of this.#sorted()) {
      for (const [name, { commits, weight }] of day.languages) {
        const language = languages.get(name) ?? { name, dates: [], commits: [], weights: [] };
        language.dates.push(date);
        language.commits.push(commits);
        language.weights.push(Math.round(weight * 1e5) / 1e5);
        languages.set(name, language);
      }
    }
    return [...languages.values()];
  }

  #sorted(): [string, Day][] {
    return [...this.#days].toSorted(([a], [b]) => (a < b ? -1 : 1));
  }
}
