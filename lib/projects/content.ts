import { getProfile } from '../content/content';
import { describeDocument } from '../content/documents';
import { calendarDate, formatYears } from '../dates';
import { ORIGIN } from '../origin';
import type { Feed, Page, SectionContent } from '../section';
import { drawCards, drawCover } from '../share/pictures';
import { identify, listItems, type Thing } from '../structured-data';
import { STATUS_LABEL } from './labels';
import { getAllProjects, getProjects, type Project } from './projects';
import { entries } from './search-entries';
import { projects } from './section';

export const content: SectionContent = {
  pages: {
    '/projects': {
      type: 'CollectionPage',
      documents: getProjects,
      subject: listProjects,
      drawing: drawProjects,
      search: () => ({ kind: 'projects' }),
    },
  },
  documentPages: () => getAllProjects().map(describePage),
  feed,
  entries,
};

export function feed(): Feed {
  return {
    title: `Projects by ${getProfile().name}`,
    page: '/projects',
    entries: getProjects().map(({ slug, title, description, tags, startDate }) => ({
      path: `/projects/${slug}`,
      title,
      summary: description,
      tags: tags.map(({ name }) => name),
      published: startDate,
    })),
  };
}

function describePage(project: Project): Page {
  const { slug, description, tags, thumbnailUrl } = project;
  const path = `/projects/${slug}`;
  return {
    ...describeDocument(project, path, `public${path}/`),
    description,
    keywords: tags.map(({ name }) => name),
    part: projects.menu,
    isArticle: true,
    subject: (page, work) => describeWork(page, work, project),
    drawing: () => (thumbnailUrl ? drawCover(thumbnailUrl) : undefined),
    search: () => ({ kind: 'projects', detail: formatYears(project) }),
  };
}

function describeWork({ path }: Page, work: object, project: Project): Thing {
  const { title, startDate, status, kind, repositoryUrl, liveUrl } = project;
  const facts = {
    ...identify(path, 'project'),
    ...work,
    name: title,
    dateCreated: calendarDate(startDate),
    creativeWorkStatus: STATUS_LABEL[status],
  };
  if (kind === 'tabletop') return { '@type': 'Game', ...facts };
  return {
    '@type': 'SoftwareSourceCode',
    ...facts,
    ...(repositoryUrl && { codeRepository: repositoryUrl }),
    ...(liveUrl && { targetProduct: { '@type': 'WebApplication', name: title, url: liveUrl } }),
  };
}

function listProjects(): Thing {
  const items = getProjects().map(({ slug, title }) => ({ name: title, url: `${ORIGIN}/projects/${slug}` }));
  return listItems('/projects', items);
}

function drawProjects() {
  const covers = getProjects().flatMap(({ thumbnailUrl }) => thumbnailUrl ?? []);
  return covers.length > 0 ? drawCards(covers) : undefined;
}
