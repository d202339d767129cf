import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { checkProse } from '@/lib/content/check/prose';
import { readSource } from '@/lib/content/check/source';
import { rehypePlugins, remarkPlugins } from '@/lib/content/mdx';
import { problemsAfter, problemsOfProse } from './fixtures';

const SHAPE = 'must start with / for a page of this site, or with https://';

test.each([
  ['a page that does not exist', '[a](/lab/nowhere)', 'link /lab/nowhere leads to no page of this site'],
  [
    'a heading that does not exist',
    '[a](#second-firing)',
    `link #second-firing names no heading of content/docs/kiln.mdx`,
  ],
  ['a relative address', '[a](kiln)', `link "kiln" ${SHAPE}`],
  ['code', '[a](javascript:alert)', `link "javascript:alert" ${SHAPE}`],
  ['a dead address named elsewhere', '[a][b]\n\n[b]: /docs/no', 'link /docs/no leads to no page of this site', 8],
  ['an image that does not exist', '![a](/a.svg)', 'image /a.svg does not exist below public/'],
  ['an experiment without a board', '[a](/lab/hexes)', 'link /lab/hexes leads to no page of this site'],
  ['an image without a text', '![](/astro/veil.jpg)', 'image /astro/veil.jpg needs alternative text'],
  ['a figure without a text', '<Figure src="/astro/veil.jpg" />', 'image /astro/veil.jpg needs alternative text'],
] as [string, string, string, number?][])('%s', (_, text, problem, line = 6) => {
  expect(problemsOfProse(text)).toEqual([`content/docs/kiln.mdx:${line}: ${problem}`]);
});

test.each([
  ['a page', '[a](/), [b](/lab), [c](/docs), [d](/projects/kiln)'],
  ['an experiment', '[a](/lab#hexes)'],
  ['an experiment with a board', '[a](/lab#moves), [b](/lab/moves)'],
  ['a web address', 'https://a.example.com/b?c#d, www.example.com, [e](http://localhost:3000)'],
  ['a mail address', '[a](mailto:ada@example.com)'],
  ['an image, also named elsewhere', '![a](/astro/veil.jpg "b")\n\n![c][d]\n\n[d]: /astro/veil.jpg'],
])('a link to %s is valid', (_, text) => {
  expect(problemsOfProse(text)).toEqual([]);
});

test.each([
  ['profile.mdx', '/projects/kiln', '/projects/kilns', '23: link /projects/kilns leads to no page of this site'],
  ['profile.mdx', 'network:', 'avatar: /me.svg\nnetwork:', '7: image /me.svg does not exist below public/'],
  [
    'diagrams/stack.mdx',
    '#first-firing',
    '#last',
    '13: link /docs/kiln#last names no heading of content/docs/kiln.mdx',
  ],
  [
    'pages/lab.mdx',
    'heading: Lab',
    'heading: Lab\ncanonical: /labs',
    '8: link /labs leads to no page of this site (there is /lab)',
  ],
])('in %s, %s for which one wrote %s', (path, from, to, problem) => {
  expect(problemsAfter(path, from, to)).toEqual([`content/${path}:${problem}`]);
});

test('an address that no section has, such as that of a deleted one, is a note, and a misspelled one a problem', () => {
  expect(problemsOfProse('[a](/blog/first)')).toEqual([
    'content/docs/kiln.mdx:6: note: link /blog/first is shown as text, because the site has no such page',
  ]);
  expect(problemsOfProse('[a](/projcts)')).toEqual([
    'content/docs/kiln.mdx:6: link /projcts leads to no page of this site (there is /projects)',
  ]);
});

test('headings have the ids that the compiled page gives them', async () => {
  const text = `## A b\n\n## A b\n\n### \`c\` & **d**, *e*\n\n## Über 5 %\n\n## f[^1]\n\n## ![g](/g.svg) h
\n## i {/* j */}\n\n> ## k\n\n- ## l\n\nm\n---\n\n## <kbd>n</kbd>\n\n## [o](#p)\n\n## 🚀\n\n## 🚀\n\n[^1]: q`;
  const compiled = String(await compile(text, { remarkPlugins, rehypePlugins }));
  const ids = [...compiled.matchAll(/\bid: "([^"]*)"/g)].map(([, id]) => id);
  const { anchors } = checkProse(readSource('a.mdx', `---\n---\n${text}`));
  expect(ids).toHaveLength(17);
  expect([...(anchors ?? [])]).toEqual(ids);
});
