import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import { documentOf } from '@/lib/astro/render/document';
import { starsIn } from '@/lib/astro/render/field';
import { FIELDS } from '@/lib/astro/render/fields';
import { readStars } from '@/lib/astro/render/write-sample';

const STARS = readStars();

const fileOf = (name: string) => `content/astrophotos/${name}.mdx`;
const contentOf = (name: string) => readFileSync(fileOf(name), 'utf8');
/** The owner of a site can delete the others. */
const SHIPPED = FIELDS.filter(({ name }) => existsSync(fileOf(name)));

test.each(SHIPPED)('the document of $name is what the command writes', (field) => {
  const { data } = matter(contentOf(field.name));
  const pictures = { final: data.picture, single: data.versions[0].picture };
  expect(documentOf(field, starsIn(field, STARS).length, pictures)).toBe(contentOf(field.name));
});

test('the pictures and tiles of the sample take at most 3 MB', () => {
  const bytes = SHIPPED.flatMap(({ name }) =>
    readdirSync(`public/photos/${name}`, { recursive: true, encoding: 'utf8' }).map((path) =>
      statSync(`public/photos/${name}/${path}`),
    ),
  ).reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
  expect(bytes).toBeLessThan(3_000_000);
});
