import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../content/check/documents';
import { problemsWith } from '../../content/check/fixtures';
import { ACTIVITIES } from './documents';

const profile = (DOCUMENTS['profile.mdx'] ?? '').replace(
  '\nemail:',
  '\nsections: { talks: true, writing: true, boards: true }\nemail:',
);

const ROUTES = ['/', '/lab', '/talks', '/writing', '/boards'];

function problemsAfter(path: string, from: string, to: string): string[] {
  const changed = (ACTIVITIES[path] ?? '').replace(from, to);
  if (changed === ACTIVITIES[path]) throw new Error(`${path} has no "${from}"`);
  return problemsWith({ 'profile.mdx': profile, ...ACTIVITIES, [path]: changed }, ROUTES);
}

test('talks, articles and board seats are valid, and their entries can be linked', () => {
  const body = 'See [the talk](/talks#slow-kilns), [the article](/writing#cold-clay) and [the seat](/boards#lantern).';
  expect(problemsAfter('writing/cold-clay.mdx', 'glaze.\n---\n', `glaze.\n---\n\n${body}\n`)).toEqual([]);
});

test('without their sections they need no folder and no page', () => {
  expect(problemsWith({}, ROUTES)).toEqual([]);
  expect(problemsWith({ 'profile.mdx': profile, ...pagesOnly() }, ROUTES)).toEqual([]);
});

test.each([
  ['boards/quay.mdx', 'to: 2018-12-31', 'to: 2014-12-31', '5: to 2014-12-31 is before from 2015-01-01'],
  [
    'talks/slow-kilns.mdx',
    'slides: /papers/glaze.pdf',
    'slides: papers',
    '8: slides must be a web address, or an address on this site starting with /, without spaces (got "papers")',
  ],
  ['writing/cold-clay.mdx', 'url: https://review.example.com/cold-clay\n', '', '1: url is required'],
  [
    'boards/quay.mdx',
    'role: Advisor',
    'role: Advisor\nunlisted: true',
    '4: unlisted is not allowed here, because this document has no page of its own',
  ],
])('%s with %s as %s is reported', (path, from, to, problem) => {
  expect(problemsAfter(path, from, to)).toEqual([`content/${path}:${problem}`]);
});

function pagesOnly() {
  return Object.fromEntries(Object.entries(ACTIVITIES).filter(([path]) => path.startsWith('pages/')));
}
