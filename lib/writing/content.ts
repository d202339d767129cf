import { type ActivityGroup, groupByYear } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatDay, formatMonth } from '../dates';
import type { SearchEntry, SectionContent } from '../section';
import { identify, listItems, PERSON } from '../structured-data';

type Article = DocumentOf<'Article'>;

export const content: SectionContent = {
  pages: {
    '/writing': {
      type: 'CollectionPage',
      documents: getArticles,
      subject: () =>
        listItems(
          '/writing',
          getArticles().map((article) => ({ item: describeArticle(article) })),
        ),
    },
  },
  entries,
};

function entries(): SearchEntry[] {
  return getArticles().map(({ name, title, publication, date }) => ({
    kind: 'resume',
    name: title,
    href: `/writing#${name}`,
    detail: `Article, ${publication}, ${formatMonth(date)}`,
  }));
}

function getArticles(): Article[] {
  return getDocuments('Article');
}

export function groupArticles(): ActivityGroup[] {
  return groupByYear(getArticles(), ({ name, title, url, publication, date, description, body, mark }) => {
    return { name, title, href: url, where: publication, when: formatDay(date), description, body, links: [], mark };
  });
}

function describeArticle({ name, title, description, date, publication, url }: Article) {
  return {
    '@type': 'Article',
    ...identify('/writing', name),
    headline: title,
    description,
    datePublished: calendarDate(date),
    author: PERSON,
    url,
    publisher: { '@type': 'Organization', name: publication },
  };
}
