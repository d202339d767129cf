import { useMDXComponent } from 'next-contentlayer/hooks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compileMdx } from '@/lib/content/mdx/compile';

function Compiled({ code }: { code: string }) {
  const Content = useMDXComponent(code);
  return <Content components={{ em: ({ children }) => <i>{children}</i>, img: ({ alt }) => <b>{alt}</b> }} />;
}

async function drawn(markdown: string): Promise<string> {
  return renderToStaticMarkup(<Compiled code={await compileMdx(markdown)} />);
}

test.each([
  ['a heading has an anchor', '## Data Model', '<h2 id="data-model">Data Model</h2>'],
  ['the map of elements is asked', 'So *it* is.', '<p>So <i>it</i> is.</p>'],
  ['code in a line stays plain', 'Run `npm ci`.', '<p>Run <code>npm ci</code>.</p>'],
  ['an image that stands alone has no paragraph', '![A dog](/dog.svg)', '<b>A dog</b>'],
  ['an element Markdown has none for', 'Press <kbd>K</kbd>.', '<p>Press <kbd>K</kbd>.</p>'],
  ['a comment is not shown', '{/* later */}', ''],
  ['nothing', '', ''],
])('%s', async (_, markdown, html) => {
  expect(await drawn(markdown)).toBe(html);
});

test('code in a block is coloured by tokens of the site', async () => {
  const html = await drawn('```ts\nconst two = 2;\n```');
  expect(html).toContain('<span style="color:var(--code-token-keyword)">const</span>');
  expect(html).toContain('data-language="ts"');
});

test('code in a block without a language is text', async () => {
  expect(await drawn('```\nplain\n```')).toContain('data-language="text"');
});
