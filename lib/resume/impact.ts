interface Stat {
  id: string;
  value: string;
  unit: string;
}

/** The profile's figures in the order the résumé names them. */
export function impactFigures(ids: string[], stats: Stat[]): Stat[] {
  return ids.flatMap((id) => stats.filter((stat) => stat.id === id));
}
