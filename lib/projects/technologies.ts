interface TechnologyGroup {
  technologies: { name: string }[];
}

/** Number of technologies across all groups. */
export function technologyCount(groups: TechnologyGroup[]): number {
  return groups.reduce((sum, group) => sum + group.technologies.length, 0);
}

/** The first two technologies of each group, four at most: what a project's card on the home page names. */
export function highlightedTechnologies(groups: TechnologyGroup[]): string[] {
  return groups.flatMap((group) => group.technologies.slice(0, 2).map(({ name }) => name)).slice(0, 4);
}
