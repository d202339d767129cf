import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { ORIGIN } from '@/lib/origin';
import { atomFeed } from '@/lib/site/feed/atom';
import { lastModified } from '@/lib/site/last-modified';
import { getPage } from '@/lib/site/pages';

const SAMPLE = {
  title: 'Projects & <more>',
  page: '/projects',
  entries: [
    {
      path: '/projects/a',
      title: 'A & <b>B</b>',
      summary: 'Less < more',
      tags: ['C & "D"', 'E'],
      published: '2020-01-02T00:00:00.000Z',
    },
  ],
};

const parser = new XMLParser({ ignoreAttributes: false });

test('the Atom feed is well-formed and has what RFC 4287 asks for', () => {
  const text = atomFeed(SAMPLE, '/feed.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
  const { feed } = parser.parse(text);
  expect(feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    title: 'Projects & <more>',
    subtitle: expect.stringMatching(/\S/),
    id: `${ORIGIN}/feed.xml`,
    updated: '2020-01-02T00:00:00.000Z',
    author: { name: expect.stringMatching(/\S/) },
  });
  expect(feed.link.map((link: Record<string, string>) => [link['@_rel'], link['@_href']])).toEqual([
    ['self', `${ORIGIN}/feed.xml`],
    ['alternate', `${ORIGIN}/projects`],
  ]);
  expect(feed.entry).toMatchObject({
    title: 'A & <b>B</b>',
    id: `${ORIGIN}/projects/a`,
    published: '2020-01-02T00:00:00.000Z',
    updated: '2020-01-02T00:00:00.000Z',
    summary: 'Less < more',
    category: [{ '@_term': 'C & "D"' }, { '@_term': 'E' }],
  });
});

test('a site without projects still has feeds, with the date of their page', () => {
  const text = atomFeed({ ...SAMPLE, entries: [] }, '/feed.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  expect(parser.parse(text).feed.updated).toMatch(/^20\d\d-/);
});

test('the feed changed when the newest of its entries did, whatever their order', () => {
  const dates = ['2019-01-01', '2021-01-01', '2020-01-01'];
  const updatedWith = (paths: string[]) => {
    const entries = paths.map((path, index) => {
      return { title: 'A', summary: 'B', tags: [], path, published: `${dates[index]}T00:00:00.000Z` };
    });
    return parser.parse(atomFeed({ ...SAMPLE, entries }, '/feed.xml')).feed.updated;
  };
  const changed = lastModified(getPage('/') ?? { sources: [] }) ?? '2021-01-01';
  expect(updatedWith(['/a', '/b', '/c'])).toBe('2021-01-01T00:00:00.000Z');
  expect(updatedWith(['/a', '/', '/c'])).toBe(new Date(changed).toISOString());
});
