import { expect, test } from 'vitest';
import { GET, generateStaticParams } from '@/app/markdown/[...path]/route';
import { getProfile } from '@/lib/content/content';
import { ORIGIN } from '@/lib/site/build';
import { llmsIndex } from '@/lib/site/markdown/llms-index';
import { getPages } from '@/lib/site/pages';
import { markdownPath } from '@/lib/site/routes';

const paths = getPages().map(({ path }) => path);

test('every page but the resume, which has its own, has an address for a copy', () => {
  const addresses = generateStaticParams().map(({ path }) => `/${path.join('/')}.md`);
  expect(addresses.toSorted()).toEqual(
    paths
      .filter((path) => path !== '/resume')
      .map(markdownPath)
      .toSorted(),
  );
});

test.each([
  [['index'], '/'],
  [['docs', 'data', 'redis'], '/docs/data/redis'],
])('the copy at %j is Markdown and names its page as canonical', async (path, page) => {
  const { headers } = await GET(new Request(ORIGIN), { params: Promise.resolve({ path }) });
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/markdown; charset=utf-8',
    link: `<${ORIGIN}${page}>; rel="canonical"`,
  });
});

test('llms.txt lists every copy', () => {
  const text = llmsIndex();
  expect(text).toMatch(/^# .+\n\n> .+\n/);
  for (const path of paths) expect(text).toContain(`](${ORIGIN}${markdownPath(path)}): `);
  expect(text).not.toContain(getProfile().email);
});
