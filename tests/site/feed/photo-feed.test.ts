import { expect, test } from 'vitest';
import { describePicture, feed } from '@/lib/astro/content';
import { ORIGIN } from '@/lib/origin';
import { photo } from '../../astro/sample';

// Asserts the sample content.

const sessions = [{ date: '2026-01-17T00:00:00.000Z', count: 40, seconds: 180 }];
const PHOTOGRAPH = photo({ slug: 'pleiades', sessions });
const RENDERED = photo({ slug: 'hyades', rendered: { limitingMagnitude: 8.5, stars: 212 } as never });

test('the feed has the photographs with their dates, and no drawn plate', () => {
  const { entries } = feed([PHOTOGRAPH, RENDERED]);
  expect(entries).toMatchObject([{ path: '/astrophotography/pleiades', published: '2026-01-17T00:00:00.000Z' }]);
});

test('structured data dates photographs only, and says that a plate is drawn', () => {
  const page = { path: '/astrophotography/x', description: 'D', keywords: [] } as never;
  expect(describePicture(page, PHOTOGRAPH)).toMatchObject({
    contentUrl: `${ORIGIN}/photos/pleiades/960.jpg`,
    dateCreated: '2026-01-17',
    genre: 'Astrophotography',
  });
  expect(describePicture(page, RENDERED)).toMatchObject({ genre: 'Star chart' });
  expect(describePicture(page, RENDERED)).not.toHaveProperty('dateCreated');
});
