import { type Activity, activityContent, byDate, describePublication } from '../activities';
import { type DocumentOf, getDocuments } from '../content/documents';
import { calendarDate, formatMonth } from '../dates';
import { identify, PERSON } from '../structured-data';

export const content = activityContent('/writing', () => getDocuments('Article').toSorted(byDate), describeArticle);

function describeArticle(article: DocumentOf<'Article'>): Activity {
  const { name, title, description, date, publication, url } = article;
  return {
    ...describePublication('publication', article, publication, url),
    href: url,
    search: { detail: `Article, ${publication}, ${formatMonth(date)}` },
    thing: {
      '@type': 'Article',
      ...identify('/writing', name),
      headline: title,
      description,
      datePublished: calendarDate(date),
      author: PERSON,
      url,
      publisher: { '@type': 'Organization', name: publication },
    },
  };
}
