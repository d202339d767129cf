import {
  type Experiment,
  getCollection,
  getDoc,
  getExperiments,
  getPhoto,
  getPlayableExperiments,
  getProject,
  getProjects,
  type Project,
} from '../../content/content';
import { calendarDate } from '../../dates';
import { DEFINITION_GROUPS, DEFINITIONS_PAGE, type Definition } from '../../dev-stats/rules/definitions/definitions';
import { STATUS_LABEL } from '../../projects/labels';
import { ORIGIN } from '../build';
import { lastModified } from '../last-modified';
import type { Page } from '../pages';
import { sharePath } from '../share/address';
import { activityList } from './activities';
import { photoThing } from './photo';
import type { Thing } from './site';
import { PERSON } from './site';

/** Entries of the project list. More would outweigh the page. */
const MAX_ENTRIES = 20;

export function subjectOf(page: Page): (Thing & { '@id': string }) | undefined {
  const project = getProject(page.path.replace('/projects/', ''));
  if (project) return projectThing(page, project);
  if (getDoc(page.path)) return article(page);
  const activities = activityList(page);
  if (activities) return activities;
  if (page.path === '/projects') return projectList(page);
  if (page.path === '/tabletop') return shelf(page);
  if (page.path === '/lab') return experiments(page);
  const experiment = getPlayableExperiments().find(({ name }) => page.path === `/lab/${name}`);
  if (experiment) return playable(page, experiment);
  const photo = getPhoto(page.path.replace('/astrophotography/', ''));
  if (photo) return photoThing(page, photo);
  if (page.path === DEFINITIONS_PAGE.path) return terms(page);
  return undefined;
}

function idOf({ path }: Page, word: string) {
  return { '@id': `${ORIGIN}${path}#${word}` };
}

function work(page: Page) {
  const { path, description, keywords } = page;
  const image = ORIGIN + sharePath(path);
  const dateModified = lastModified(page);
  const facts = { description, keywords, url: ORIGIN + path, image, author: PERSON, inLanguage: 'en' };
  return { ...facts, ...(dateModified && { dateModified }) };
}

function projectThing(page: Page, project: Project) {
  const facts = {
    ...idOf(page, 'project'),
    ...work(page),
    name: project.title,
    dateCreated: calendarDate(project.startDate),
    creativeWorkStatus: STATUS_LABEL[project.status],
  };
  if (project.kind === 'tabletop') return { '@type': 'Game' as const, ...facts };
  const { repositoryUrl, liveUrl, title } = project;
  const product = { '@type': 'WebApplication' as const, name: title, url: liveUrl ?? '' };
  return {
    '@type': 'SoftwareSourceCode' as const,
    ...facts,
    ...(repositoryUrl && { codeRepository: repositoryUrl }),
    ...(liveUrl && { targetProduct: product }),
  };
}

function article(page: Page) {
  return { '@type': 'TechArticle' as const, ...idOf(page, 'article'), ...work(page), headline: page.title };
}

function projectList(page: Page) {
  const projects = getProjects();
  const entries = projects.slice(0, MAX_ENTRIES).map(({ slug, title }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title,
    url: `${ORIGIN}/projects/${slug}`,
  }));
  return {
    '@type': 'ItemList' as const,
    ...idOf(page, 'list'),
    numberOfItems: projects.length,
    itemListElement: entries,
  };
}

function shelf(page: Page) {
  const { total_games: collectionSize } = getCollection();
  const { title: name, description } = page;
  return { '@type': 'Collection' as const, ...idOf(page, 'collection'), name, description, collectionSize };
}

function experiments(page: Page) {
  const entries = getExperiments().map(({ name, title, description, startDate }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    item: {
      '@type': 'SoftwareSourceCode' as const,
      ...idOf(page, name),
      name: title,
      description,
      dateCreated: calendarDate(startDate),
      author: PERSON,
    },
  }));
  return {
    '@type': 'ItemList' as const,
    ...idOf(page, 'list'),
    numberOfItems: entries.length,
    itemListElement: entries,
  };
}

function playable(page: Page, { title, startDate }: Experiment) {
  return {
    '@type': 'WebApplication' as const,
    ...idOf(page, 'app'),
    ...work(page),
    name: title,
    dateCreated: calendarDate(startDate),
    applicationCategory: 'GameApplication',
    browserRequirements: 'Requires JavaScript',
  };
}

function terms(page: Page) {
  const set = idOf(page, 'terms');
  const { title: name, description, path } = page;
  const definedTerm = ({ id, term }: Definition) => ({
    '@type': 'DefinedTerm' as const,
    ...idOf(page, id),
    name: term,
    url: `${ORIGIN}${path}#${id}`,
    inDefinedTermSet: set,
  });
  const hasDefinedTerm = DEFINITION_GROUPS.flatMap((group) => group.definitions.map(definedTerm));
  return { '@type': 'DefinedTermSet' as const, ...set, name, description, hasDefinedTerm };
}
