interface TechnologyGroup {
  technologies: { name: string }[];
}

export function technologyCount(groups: TechnologyGroup[]): number {
  return groups.reduce((sum, group) => sum + group.technologies.length, 0);
}

/** Two of each group, at most four. */
export function highlightedTechnologies(groups: TechnologyGroup[]): string[] {
  return groups.flatMap((group) => group.technologies.slice(0, 2).map(({ name }) => name)).slice(0, 4);
}
