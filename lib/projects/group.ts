interface Dated {
  startDate: string;
}

export function readStartYear({ startDate }: Dated): string {
  return startDate.slice(0, 4);
}

export function groupByYear<T extends Dated>(projects: readonly T[]): { year: string; projects: T[] }[] {
  const groups = Map.groupBy(projects, readStartYear);
  return [...groups].map(([year, members]) => ({ year, projects: members }));
}
