import { gearHref } from '../../astro/gear/gear-use';
import { getArticles, getBoardSeats, getTalks } from '../../content/activities';
import {
  getDiagrams,
  getExperiments,
  getGearGroups,
  getProfile,
  getProjects,
  getRoles,
  type Project,
} from '../../content/content';
import { formatMonth, formatPeriod } from '../../dates';
import { DEFINITION_GROUPS, DEFINITIONS_PAGE } from '../../dev-stats/rules/definitions/definitions';
import { nodesOf } from '../../diagram/model';
import { pluralize } from '../../pluralize';
import { getProjectDiagrams } from '../../projects/diagrams';
import { seatPeriod } from '../../resume/activity-entries';
import { slugify } from '../../slug';
import { isServed } from '../sections';
import { commands } from './commands';
import type { Entry } from './entry';
import { gameEntries } from './game-entries';
import { pageEntries } from './page-entries';

/** The résumé has no timeline without a role. */
const CAREER = '/resume#career';

export function namedEntries(): Entry[] {
  const entries = [
    ...pageEntries(),
    ...technologyEntries(getProjects()),
    ...roleEntries(),
    ...activityEntries(),
    ...gameEntries(),
    ...gearEntries(),
    ...experimentEntries(),
    ...diagramEntries(),
    ...statisticEntries(),
    ...commands(getProfile()).filter(({ href }) => href !== CAREER || getRoles().length > 0),
  ];
  return withOtherNames(entries.filter(({ href }) => isServed(href.replace('copy:', ''))));
}

/** Each technology leads to the newest project with it. */
function technologyEntries(projects: Project[]): Entry[] {
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

function roleEntries(): Entry[] {
  return getRoles().map((role) => ({
    kind: 'resume',
    name: role.title,
    href: `/resume#${role.name}`,
    also: [role.company],
    detail: `${role.company}, ${formatPeriod(role)}`,
  }));
}

function activityEntries(): Entry[] {
  const kind = 'resume' as const;
  return [
    ...getTalks().map(({ name, title, event, date }) => {
      return {
        kind,
        name: title,
        href: `/talks#${name}`,
        also: [event],
        detail: `Talk, ${event}, ${formatMonth(date)}`,
      };
    }),
    ...getArticles().map(({ name, title, publication, date }) => {
      return { kind, name: title, href: `/writing#${name}`, detail: `Article, ${publication}, ${formatMonth(date)}` };
    }),
    ...getBoardSeats().map(({ name, organization, role, ...seat }) => {
      return {
        kind,
        name: organization,
        href: `/boards#${name}`,
        also: [role],
        detail: `${role}, ${seatPeriod(seat)}`,
      };
    }),
  ];
}

function gearEntries(): Entry[] {
  return getGearGroups().flatMap(({ title, items }) =>
    items.map(({ name }): Entry => ({ kind: 'gear', name, href: gearHref(name), detail: title })),
  );
}

/** Those with a page of their own are pages. */
function experimentEntries(): Entry[] {
  return getExperiments()
    .filter(({ board }) => !board)
    .map(({ name, title, description }) => {
      return { kind: 'experiments', name: title, href: `/lab#${name}`, detail: description };
    });
}

/** A diagram leads to the newest project that shows it. */
function diagramEntries(): Entry[] {
  const shown = getProjects().map((project) => {
    const diagrams = Object.values(getProjectDiagrams(project)).flat();
    return { project, names: diagrams.map(({ name }) => name) };
  });
  return getDiagrams().flatMap((diagram) => {
    const project = shown.find(({ names }) => names.includes(diagram.name))?.project;
    if (!project) return [];
    const href = `/projects/${project.slug}#diagram-${diagram.name}-figure`;
    const labels = new Map(nodesOf(diagram).map((node) => [node.label, node.detail]));
    return [
      { kind: 'diagrams' as const, name: diagram.title, href, detail: `Diagram of ${project.title}` },
      ...[...labels].map(([name, detail]): Entry => {
        const place = `In the diagram “${diagram.title}”`;
        return { kind: 'diagrams', name, href, detail: detail ? `${detail}. ${place}` : place };
      }),
    ];
  });
}

function statisticEntries(): Entry[] {
  return DEFINITION_GROUPS.flatMap(({ title, definitions }) =>
    definitions.map(({ id, term }): Entry => {
      return { kind: 'statistics', name: term, href: `${DEFINITIONS_PAGE.path}#${id}`, detail: `Definition, ${title}` };
    }),
  );
}

function withOtherNames(entries: Entry[]): Entry[] {
  const others = new Map((getProfile().otherNames ?? []).map(({ name, also }) => [name, also]));
  return entries.map((entry) => {
    const also = [...(entry.also ?? []), ...(others.get(entry.name) ?? [])];
    return also.length > 0 ? { ...entry, also } : entry;
  });
}
