import { ORIGIN } from './origin';

/** A node of JSON-LD: https://schema.org/docs/full.html */
export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** Stable ids, so that the statements of all pages about a thing add up. */
export const PERSON = { '@id': `${ORIGIN}/#person` } as const;
export const WEBSITE = { '@id': `${ORIGIN}/#website` } as const;

export function identify(path: string, word: string) {
  return { '@id': `${ORIGIN}${path}#${word}` };
}

export function listItems(path: string, items: object[]): Thing {
  return {
    '@type': 'ItemList',
    ...identify(path, 'list'),
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
