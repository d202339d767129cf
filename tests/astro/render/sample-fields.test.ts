import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { documentOf } from '@/lib/astro/render/document';
import { plateOf, starsIn } from '@/lib/astro/render/field';
import { FIELDS } from '@/lib/astro/render/fields';
import { readStars } from '@/lib/astro/render/write-sample';
import { skyToPixel } from '@/lib/astro/sky/plate';

const STARS = readStars();
const DEGREE = Math.PI / 180;

const fileOf = (name: string) => `content/astrophotos/${name}.mdx`;
const contentOf = (name: string) => readFileSync(fileOf(name), 'utf8');
/** The owner of a site can delete the others. */
const SHIPPED = FIELDS.filter(({ name }) => existsSync(fileOf(name)));

test('there are 118,216 stars, from Sirius on', () => {
  expect(STARS).toHaveLength(118_216);
  expect(STARS.toSorted((a, b) => a.magnitude - b.magnitude)[0]).toMatchObject({ id: 32349, magnitude: -1.44 });
  expect(STARS.every(({ ra, dec }) => ra >= 0 && ra < 360 && Math.abs(dec) <= 90)).toBe(true);
  expect(STARS.some(({ colorIndex }) => colorIndex === undefined)).toBe(true);
});

test.each(SHIPPED)('the document of $name is what the command writes', (field) => {
  const { data } = matter(contentOf(field.name));
  const pictures = { final: data.picture, single: data.versions[0].picture };
  expect(documentOf(field, starsIn(field, STARS).length, pictures)).toBe(contentOf(field.name));
});

test.each(SHIPPED)('$name contains its object, and the size of its picture fits its solution', (field) => {
  const { data } = matter(contentOf(field.name));
  const plate = { ...data.solution, width: data.picture.width, height: data.picture.height };
  const at = skyToPixel(plate, field);
  expect(at?.x).toBeGreaterThan(0);
  expect(at?.x).toBeLessThan(plate.width);
  expect(at?.y).toBeGreaterThan(0);
  expect(at?.y).toBeLessThan(plate.height);
  expect(plate.height).toBe(plateOf(field, plate.width).height);
});

// HIP numbers of Betelgeuse, Rigel, Bellatrix, Saiph and Alnilam.
test.each([27989, 24436, 25336, 27366, 26311])('HIP %i lies at its distance and direction from the center', (id) => {
  const plate = plateOf(FIELDS[0] as (typeof FIELDS)[number]);
  const star = STARS.find((each) => each.id === id) as (typeof STARS)[number];
  const at = skyToPixel(plate, star);
  // Haversine and bearing instead of the projection.
  const [from, to, turn] = [plate.dec * DEGREE, star.dec * DEGREE, (star.ra - plate.ra) * DEGREE];
  const half = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(turn / 2) ** 2;
  const radius = Math.tan(2 * Math.asin(Math.sqrt(half))) / ((plate.scale / 3600) * DEGREE);
  const bearing = Math.atan2(
    Math.sin(turn) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn),
  );
  expect(at?.x).toBeCloseTo(plate.width / 2 - radius * Math.sin(bearing), 6);
  expect(at?.y).toBeCloseTo(plate.height / 2 - radius * Math.cos(bearing), 6);
});

test('the pictures and tiles of the sample take at most 3 MB', () => {
  const bytes = SHIPPED.flatMap(({ name }) =>
    readdirSync(`public/photos/${name}`, { recursive: true, encoding: 'utf8' }).map((path) =>
      statSync(`public/photos/${name}/${path}`),
    ),
  ).reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  expect(bytes).toBeLessThan(3_000_000);
});
