import { getDiagrams } from '../diagram/diagrams';
import { listNodes } from '../diagram/model';
import type { SearchEntry } from '../section';
import { slugify } from '../slug';
import { pluralize } from '../words';
import { getProjectDiagrams } from './diagrams';
import { getProjects, type Project } from './projects';

export function entries(): SearchEntry[] {
  return [...technologyEntries(getProjects()), ...diagramEntries()];
}

function technologyEntries(projects: Project[]): SearchEntry[] {
  const users = new Map<string, Project[]>();
  for (const project of projects) {
    const names = project.technologyGroups.flatMap(({ technologies }) => technologies.map(({ name }) => name));
    for (const name of new Set(names)) users.set(name, [...(users.get(name) ?? []), project]);
  }
  return [...users].map(([name, [newest, ...others]]) => ({
    kind: 'projects',
    name,
    href: `/projects/${newest?.slug}#technology-${slugify(name)}`,
    detail: `Technology of ${newest?.title}${others.length > 0 ? ` and ${pluralize(others.length, 'other project')}` : ''}`,
  }));
}

function diagramEntries(): SearchEntry[] {
  const shown = getProjects().map((project) => {
    const diagrams = Object.values(getProjectDiagrams(project)).flat();
    return { project, names: diagrams.map(({ name }) => name) };
  });
  return getDiagrams().flatMap((diagram) => {
    const project = shown.find(({ names }) => names.includes(diagram.name))?.project;
    if (!project) return [];
    const href = `/projects/${project.slug}#diagram-${diagram.name}-figure`;
    const labels = new Map(
      listNodes(diagram).map(({ id, label, detail }) => {
        const arrows = diagram.edges.filter(({ from }) => from === id).map((edge) => edge.label);
        return [label, [...new Set([detail, ...arrows])].filter(Boolean).join('; ')];
      }),
    );
    return [
      { kind: 'diagrams', name: diagram.title, href, detail: `Diagram of ${project.title}` },
      ...[...labels].map(([name, detail]) => {
        const place = `In the diagram “${diagram.title}”`;
        return { kind: 'diagrams', name, href, detail: detail ? `${detail}. ${place}` : place };
      }),
    ];
  });
}
