import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { ORIGIN } from '@/lib/site/build';
import { atomFeed } from '@/lib/site/feed/formats';
import { photoFeed } from '@/lib/site/feed/photo-feed';
import { photoThing } from '@/lib/site/structured-data/photo';
import { photo } from '../../astro/sample';

// Asserts the sample content.

const sessions = [{ date: '2026-01-17T00:00:00.000Z', count: 40, seconds: 180 }];
const PHOTOGRAPH = photo({ slug: 'pleiades', sessions });
const RENDERED = photo({ slug: 'hyades', rendered: { limitingMagnitude: 8.5, stars: 212 } as never });

test('the feed has the photographs with their dates, and no rendered field', async () => {
  const { entries } = await photoFeed([PHOTOGRAPH, RENDERED]);
  expect(entries).toMatchObject([
    {
      url: `${ORIGIN}/astrophotography/pleiades`,
      published: '2026-01-17T00:00:00.000Z',
      image: `${ORIGIN}/share/astrophotography/pleiades.png`,
    },
  ]);
});

test('the feed without a photograph is valid, and has the date of its page', async () => {
  const empty = await photoFeed([RENDERED]);
  expect(empty.updated).toMatch(/^20\d\d-/);
  const text = atomFeed(empty);
  expect(XMLValidator.validate(text)).toBe(true);
  const { feed } = new XMLParser().parse(text);
  expect(feed).toMatchObject({ id: `${ORIGIN}/astrophotography/feed.xml`, updated: empty.updated });
  expect(feed.entry).toBeUndefined();
});

test('structured data dates photographs only, and says that a field is rendered', () => {
  const page = { path: '/astrophotography/x', description: 'D', keywords: [] } as never;
  expect(photoThing(page, PHOTOGRAPH)).toMatchObject({
    contentUrl: `${ORIGIN}/photos/pleiades/960.jpg`,
    dateCreated: '2026-01-17',
    genre: 'Astrophotography',
  });
  expect(photoThing(page, RENDERED)).toMatchObject({ genre: 'Rendered star field' });
  expect(photoThing(page, RENDERED)).not.toHaveProperty('dateCreated');
});
