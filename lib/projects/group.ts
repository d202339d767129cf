interface Dated {
  startDate: string;
}

export interface YearGroup<T> {
  year: string;
  projects: T[];
}

/** The year a project started in. */
export function yearOf({ startDate }: Dated): string {
  return startDate.slice(0, 4);
}

/** Projects under the year they started in; years and projects keep the order they come in. */
export function groupByYear<T extends Dated>(projects: readonly T[]): YearGroup<T>[] {
  const groups = Map.groupBy(projects, yearOf);
  return [...groups].map(([year, members]) => ({ year, projects: members }));
}
