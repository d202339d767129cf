import { expect, test } from 'vitest';
import { ORIGIN } from '@/lib/site/build';
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
