import { expect, test } from 'vitest';
import { GET } from '@/app/markdown/[...path]/route';
import { ORIGIN } from '@/lib/origin';

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
