import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { atomFeed } from '@/lib/site/feed/atom';

const SAMPLE = {
  title: 'Projects & <more>',
  description: 'With "quotes"',
  author: 'Zoë & Co',
  site: 'https://site.example.com',
  page: '/projects',
  path: '/feed.xml',
  updated: '2023-04-05T00:00:00.000Z',
  entries: [
    {
      url: 'https://site.example.com/projects/a',
      title: 'A & <b>B</b>',
      summary: 'Less < more',
      html: '<p>Less &lt; <em>more</em></p>',
      image: 'https://site.example.com/share/projects/a.png',
      tags: ['C & "D"', 'E'],
      published: '2020-01-02T00:00:00.000Z',
      updated: '2024-05-06T00:00:00.000Z',
    },
  ],
};

const parser = new XMLParser({ ignoreAttributes: false });

test('the Atom feed is well-formed and has what RFC 4287 asks for', () => {
  const text = atomFeed(SAMPLE);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>/);
  const { feed } = parser.parse(text);
  expect(feed).toMatchObject({
    '@_xmlns': 'http://www.w3.org/2005/Atom',
    title: 'Projects & <more>',
    id: 'https://site.example.com/feed.xml',
    updated: '2024-05-06T00:00:00.000Z',
    author: { name: 'Zoë & Co' },
  });
  expect(feed.link.map((link: Record<string, string>) => [link['@_rel'], link['@_href']])).toEqual([
    ['self', 'https://site.example.com/feed.xml'],
    ['alternate', 'https://site.example.com/projects'],
  ]);
  expect(feed.entry).toMatchObject({
    title: 'A & <b>B</b>',
    id: 'https://site.example.com/projects/a',
    published: '2020-01-02T00:00:00.000Z',
    updated: '2024-05-06T00:00:00.000Z',
    summary: 'Less < more',
    content: { '@_type': 'html', '#text': '<p>Less &lt; <em>more</em></p>' },
    category: [{ '@_term': 'C & "D"' }, { '@_term': 'E' }],
  });
});

test('a site without projects still has feeds, with the date of their page', () => {
  const empty = { ...SAMPLE, entries: [] };
  expect(XMLValidator.validate(atomFeed(empty))).toBe(true);
  expect(parser.parse(atomFeed(empty)).feed.updated).toBe('2023-04-05T00:00:00.000Z');
});
