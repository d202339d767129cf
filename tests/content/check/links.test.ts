import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { checkProse } from '@/lib/content/check/prose';
import { readSource } from '@/lib/content/check/source';
import { rehypePlugins, remarkPlugins } from '@/lib/content/mdx';
import { problemsAfter, problemsOfTexts } from './fixtures';

const SHAPE = 'must start with / for a page of this site, or with https://';

/** Texts, and the problems that the check reports for each. */
const TEXTS = {
  '[a](/lab/nowhere)': ['6: link /lab/nowhere leads to no page of this site'],
  '[a](#second-firing)': ['6: link #second-firing names no heading of content/docs/text-1.mdx'],
  '[a](kiln)': [`6: link "kiln" ${SHAPE}`],
  '[a](javascript:alert)': [`6: link "javascript:alert" ${SHAPE}`],
  '[a][b]\n\n[b]: /docs/no': ['8: link /docs/no leads to no page of this site'],
  '![a](/a.svg)': ['6: image /a.svg does not exist below public/'],
  // Only experiments with a board have a page.
  '[a](/lab/hexes)': ['6: link /lab/hexes leads to no page of this site'],
  '![](/astro/veil.jpg)': ['6: image /astro/veil.jpg needs alternative text'],
  '<Figure src="/astro/veil.jpg" />': ['6: image /astro/veil.jpg needs alternative text'],
  // The section may have been deleted.
  '[a](/blog/first)': ['6: note: link /blog/first is shown as text, because the site has no such page'],
  '[a](/projcts)': ['6: link /projcts leads to no page of this site (there is /projects)'],
  '[a](/Projects)': ['6: link /Projects leads to no page of this site (there is /projects)'],
  '[a](/), [b](/lab), [c](/docs), [d](/projects/kiln)': [],
  '[a](/resume.pdf#page=2), [b](/contact.vcf), [c](/feed.xml), [d](/Übersicht%201.pdf)': [],
  '[a](/resume.doc)': ['6: link /resume.doc leads to no page of this site'],
  '[a](/lab#hexes)': [],
  '[a](/lab#moves), [b](/lab/moves)': [],
  'https://a.example.com/b?c#d, www.example.com, [e](http://localhost:3000)': [],
  '[a](mailto:ada@example.com)': [],
  '![a](/astro/veil.jpg "b")\n\n![c][d]\n\n[d]: /astro/veil.jpg': [],
};

test('links and images lead somewhere', () => {
  expect(problemsOfTexts(Object.keys(TEXTS))).toEqual(TEXTS);
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

test('headings have the ids that the compiled page gives them', async () => {
  const text = `## A b\n\n## A b\n\n### \`c\` & **d**, *e*\n\n## Über 5 %\n\n## f[^1]\n\n## ![g](/g.svg) h
\n## i {/* j */}\n\n> ## k\n\n- ## l\n\nm\n---\n\n## <kbd>n</kbd>\n\n## [o](#p)\n\n## 🚀\n\n## 🚀\n\n[^1]: q`;
  const compiled = String(await compile(text, { remarkPlugins, rehypePlugins }));
  const ids = [...compiled.matchAll(/\bid: "([^"]*)"/g)].map(([, id]) => id);
  const { anchors } = checkProse(readSource('a.mdx', `---\n---\n${text}`));
  expect(ids).toHaveLength(17);
  expect([...(anchors ?? [])]).toEqual(ids);
});
