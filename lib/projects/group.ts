interface Dated {
  startDate: string;
}

export function yearOf({ startDate }: Dated): string {
  return startDate.slice(0, 4);
}

export function groupByYear<T extends Dated>(projects: readonly T[]): { year: string; projects: T[] }[] {
  const groups = Map.groupBy(projects, yearOf);
  return [...groups].map(([year, members]) => ({ year, projects: members }));
}
