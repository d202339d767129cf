import { useMDXComponent } from 'next-contentlayer/hooks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { compileMdx } from '@/lib/content/mdx';

function Compiled({ code }: { code: string }) {
  const Content = useMDXComponent(code);
  return <Content components={{ em: ({ children }) => <i>{children}</i>, Diagram: ({ name }) => <b>{name}</b> }} />;
}

async function drawn(markdown: string): Promise<string> {
  return renderToStaticMarkup(<Compiled code={(await compileMdx(markdown)).code} />);
}

test.each([
  ['a heading has an id', '## Data Model', '<h2 id="data-model">Data Model</h2>'],
  ['HTML elements are allowed', 'Press <kbd>K</kbd>.', '<p>Press <kbd>K</kbd>.</p>'],
  ['a comment is not shown', '{/* later */}', ''],
])('%s', async (_, markdown, html) => {
  expect(await drawn(markdown)).toBe(`<div class="prose">${html}</div>`);
});

test('code is highlighted on a machine so busy that a line takes a second', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
  expect(await drawn('```ts\nconst three = 3;\n```')).toContain(
    '<span style="color:var(--code-token-keyword)">const</span>',
  );
});

test('the ids of headings are those of GitHub', async () => {
  const rows = [
    ['Über Größe', 'über-größe'],
    ['C++ & C#', 'c--c'],
    ['Don’t “quote” 1.2', 'dont-quote-12'],
    ['snake_case – a dash', 'snake_case--a-dash'],
    ['日本語 見出し', '日本語-見出し'],
    ['½ of m²', '-of-m'],
  ];
  const { headings } = await compileMdx(rows.map(([text]) => `## ${text}`).join('\n\n'));
  expect(headings.map(({ text, id }) => [text, id])).toEqual(rows);
});

test('the headings of the second level are listed with their ids and texts', async () => {
  const { headings } = await compileMdx('## Data *Model*\n\n### Tables\n\n## `git` and I\n\n## Data Model');
  expect(headings).toEqual([
    { id: 'data-model', text: 'Data Model' },
    { id: 'git-and-i', text: 'git and I' },
    { id: 'data-model-1', text: 'Data Model' },
  ]);
});
