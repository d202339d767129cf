import { expect, test } from 'vitest';
import { describeField, describeUse, findMainCamera, galleryHref } from '@/lib/astro/gear/gear';
import { GEAR, photo } from './sample';

const taken = photo({
  slug: 'pleiades',
  gear: ['Refractor', 'Sensor'],
  sessions: [
    { date: '2024-03-02', count: 60, seconds: 60 },
    { date: '2024-03-01', count: 30, seconds: 120, filter: 'Dual' },
  ],
});
const drawn = photo({ slug: 'orion', gear: ['Refractor'], rendered: { limitingMagnitude: 8.5, stars: 212 } });

test('an item has the hours of photographs, and a number of pictures with drawn ones', () => {
  expect(describeUse([taken], 'Refractor')).toBe('1 photograph, 2 h');
  expect(describeUse([taken, drawn], 'Refractor')).toBe('2 pictures');
});

test('a filter has the hours of the sessions that name it', () => {
  expect(describeUse([taken], 'Dual')).toBe('1 photograph, 1 h');
});

test('a telescope frames a field with the main camera, if both state their sizes', () => {
  const camera = findMainCamera(GEAR);
  const items = GEAR.flatMap((group) => group.items);
  const describe = (name: string) => {
    const item = items.find((each) => each.name === name);
    return item && camera && describeField(item, camera);
  };
  expect(describe('Refractor')).toBe('8.2° × 5.5° at 4.42″ per pixel');
  expect(describe('Reflector')).toBe('60.9′ × 40.6′ at 0.54″ per pixel');
  expect(describe('Drawer')).toBeUndefined();
});

test.each([
  [{ name: 'RedCat 51', kind: 'telescope' }, '?tab=gallery&telescope=redcat-51'],
  [{ name: 'L-Ultimate', kind: 'dual-band-filter' }, '?tab=gallery&filter=l-ultimate'],
  [{ name: 'ZWO AM5N', kind: 'mount' }, '?tab=gallery&q=ZWO+AM5N'],
] as const)('%o leads to the gallery', (item, query) => {
  expect(galleryHref(item)).toBe(`/astrophotography${query}`);
});
