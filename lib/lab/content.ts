import { getPageMeta } from '../content/content';
import { describeDocument } from '../content/documents';
import { calendarDate } from '../dates';
import type { Page, SectionContent } from '../section';
import { identify, listItems, PERSON, type Thing } from '../structured-data';
import { type Experiment, getExperiments, getPlayableExperiments } from './experiments';

export const content: SectionContent = {
  pages: {
    '/lab': {
      type: 'CollectionPage',
      documents: getExperiments,
      subject: () =>
        listItems(
          '/lab',
          getExperiments().map((experiment) => ({ item: describeCode(experiment) })),
        ),
      search: () => ({ kind: 'experiments' }),
    },
  },
  documentPages: () => getPlayableExperiments().map(describePage),
  // Playable experiments are found as pages.
  entries: () =>
    getExperiments()
      .filter(({ board }) => !board)
      .map(({ name, title, description }) => ({
        kind: 'experiments',
        name: title,
        href: `/lab#${name}`,
        detail: description,
      })),
};

function describePage(experiment: Experiment): Page {
  const { name, description, tags } = experiment;
  return {
    ...describeDocument(experiment, `/lab/${name}`),
    description,
    keywords: tags.map((tag) => tag.name),
    part: getPageMeta('/lab').heading,
    subject: () => describeCode(experiment),
    search: () => ({ kind: 'experiments' }),
  };
}

function describeCode({ name, title, description, startDate }: Experiment): Thing {
  return {
    '@type': 'SoftwareSourceCode',
    ...identify('/lab', name),
    name: title,
    description,
    dateCreated: calendarDate(startDate),
    author: PERSON,
  };
}
