import { expect, test } from 'vitest';
import { typeOfFile } from '@/lib/content/check/addresses';
import { formatProblem } from '@/lib/content/check/check';
import { readSource } from '@/lib/content/check/source';
import { migrateContent } from '@/lib/content/migrate';
import { MOVED_FIELDS, type MovedField } from '@/lib/content/moved-fields';
import { DOCUMENTS } from './check/documents';
import { problemsWith } from './check/fixtures';
import { REAL_DOCUMENTS } from './check/real-content';

type Move = Omit<MovedField, 'release' | 'type'>;

const PROJECT = `---
# Shown first
title: "Kiln" # short
repo: 'https://example.com/kiln' # public
summary: >-
  A first line
  and a second.
stack:
  # by size
  - name: React # UI
    what: The dial.
  - name: 'Go'
place: { lat: 1, lon: 2 }
links:
  # elsewhere
  docs: "/docs" # ours
---

repo: in the body.
`;

const GAMES = `{
  "updated": "2026-11-21T08:30:00Z",
  "total_games": 2,
  "games": [
    {
      "id": 1,
      "name": "Azul",
      "rating": 8.0,
      "categories": ["Abstract", "Puzzle"]
    },
    {
      "id": 2,
      "name": "Catan",
      "rating": null,
      "categories": []
    }
  ]
}
`;

function migrate(text: string, moves: readonly Move[], path = 'projects/kiln.mdx') {
  const type = path.endsWith('.json') ? 'BoardGameCollection' : 'Project';
  const moved = moves.map((move) => ({ release: '1.2.0', type, ...move }) satisfies MovedField);
  const documents = new Map([[path, text]]);
  const {
    write,
    moves: done,
    problems,
  } = migrateContent({ documents, images: new Set(), routes: [], root: 'c', moved });
  return { text: write.get(path) ?? text, done: done.map(formatProblem), problems: problems.map(formatProblem), moved };
}

/** Lines of a text that another does not have, and the other way round. */
function difference(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
  ];
}

const CASES: [string, Move, string[], string][] = [
  [
    'a new name keeps quotes and comments',
    { field: 'repo', to: 'repositoryUrl' },
    ["-repo: 'https://example.com/kiln' # public", "+repositoryUrl: 'https://example.com/kiln' # public"],
    '4: repo became repositoryUrl in 1.2.0',
  ],
  [
    'a field becomes one of a group that exists, at its end',
    { field: 'repo', to: 'links.repo' },
    ["-repo: 'https://example.com/kiln' # public", "+  repo: 'https://example.com/kiln' # public"],
    '4: repo became links.repo in 1.2.0',
  ],
  [
    'a field becomes the first of a new group, in its place',
    { field: 'summary', to: 'texts.card.short' },
    ['-summary: >-', '-  A first line', '-  and a second.', ...['+texts:', '+  card:', '+    short: >-']].concat([
      '+      A first line',
      '+      and a second.',
    ]),
    '5: summary became texts.card.short in 1.2.0',
  ],
  [
    'the last field of a group takes the group with it',
    { field: 'links.docs', to: 'docs' },
    ['-links:', '-  # elsewhere', '-  docs: "/docs" # ours', '+docs: "/docs" # ours'],
    '16: links.docs became docs in 1.2.0',
  ],
  [
    'a list keeps the comments in it',
    { field: 'stack', to: 'technologies' },
    ['-stack:', '+technologies:'],
    '8: stack became technologies in 1.2.0',
  ],
  [
    'a field of a group on one line',
    { field: 'place.lat', to: 'place.latitude' },
    ['-place: { lat: 1, lon: 2 }', '+place: { latitude: 1, lon: 2 }'],
    '13: place.lat became place.latitude in 1.2.0',
  ],
  [
    'a field leaves a group on one line',
    { field: 'place.lat', to: 'latitude' },
    ['-place: { lat: 1, lon: 2 }', '+place: { lon: 2 }', '+latitude: 1'],
    '13: place.lat became latitude in 1.2.0',
  ],
  [
    'a value',
    { field: 'title', change: (value) => (value === 'Kiln' ? 'The kiln' : value) },
    ['-title: "Kiln" # short', '+title: "The kiln" # short'],
    '3: title "Kiln" became "The kiln" in 1.2.0',
  ],
  [
    'a name and its value',
    { field: 'title', to: 'names', change: (value) => [value] },
    ['-title: "Kiln" # short', '+names:', '+  - Kiln'],
    '3: title "Kiln" became names ["Kiln"] in 1.2.0',
  ],
  [
    'a field without a successor',
    { field: 'summary' },
    ['-summary: >-', '-  A first line', '-  and a second.'],
    '5: summary was removed in 1.2.0',
  ],
];

test.each(CASES)('%s', (_, move, lines, message) => {
  const { text, done, problems } = migrate(PROJECT, [move]);
  expect(problems).toEqual([]);
  expect(difference(PROJECT, text)).toEqual(lines);
  expect(done).toEqual([`c/projects/kiln.mdx:${message}`]);
});

test.each(CASES)('%s, once, and with the line breaks of Windows', (_, move) => {
  const first = migrate(PROJECT, [move]).text;
  expect(migrate(first, [move])).toMatchObject({ text: first, done: [] });
  expect(migrate(PROJECT.replaceAll('\n', '\r\n'), [move]).text).toBe(first.replaceAll('\n', '\r\n'));
});

test('the items of a list', () => {
  const { text, done } = migrate(PROJECT, [
    { field: 'stack[].name', to: 'stack[].title' },
    { field: 'stack[].what', to: 'stack[].text.long' },
  ]);
  expect(difference(PROJECT, text)).toEqual([
    ...['-  - name: React # UI', '-    what: The dial.', "-  - name: 'Go'"],
    ...['+  - title: React # UI', '+    text:', '+      long: The dial.', "+  - title: 'Go'"],
  ]);
  expect(done).toEqual([
    'c/projects/kiln.mdx:10: stack[0].name became stack[0].title in 1.2.0',
    'c/projects/kiln.mdx:12: stack[1].name became stack[1].title in 1.2.0',
    'c/projects/kiln.mdx:11: stack[0].what became stack[0].text.long in 1.2.0',
  ]);
});

test('the first field of an item can be removed', () => {
  const { text } = migrate(PROJECT, [{ field: 'stack[].name' }]);
  expect(difference(PROJECT, text)).toEqual([
    ...['-  - name: React # UI', '-    what: The dial.', "-  - name: 'Go'"],
    ...['+  - what: The dial.', '+  - {}'],
  ]);
});

test('a document of an old release is brought through all later ones', () => {
  const moves = [
    { field: 'repo', to: 'code' },
    { field: 'code', to: 'links.code' },
    { field: 'links.code', change: (value: unknown) => String(value).replace('https:', 'ssh:') },
  ];
  const { text } = migrate(PROJECT, moves);
  expect(difference(PROJECT, text)).toEqual([
    "-repo: 'https://example.com/kiln' # public",
    "+  code: 'ssh://example.com/kiln' # public",
  ]);
});

test.each<[string, Move, string[]]>([
  ['a name', { field: 'games[].rating', to: 'games[].avg_rating' }, ['rating": 8.0', 'rating": null']],
  [
    'a group',
    { field: 'games[].rating', to: 'games[].bgg.rating' },
    ['      "bgg": {"rating": 8.0},', '      "bgg": {"rating": null},'],
  ],
  [
    'a value',
    { field: 'games[].categories', change: (list) => (list as string[]).filter((name) => name !== 'Puzzle') },
    ['      "categories": ["Abstract"]'],
  ],
  ['removal', { field: 'games[].rating' }, []],
  ['out of the list', { field: 'total_games', to: 'counts.total' }, ['  "counts": {"total": 2},']],
])('a JSON file: %s', (_, move, added) => {
  const { text, problems } = migrate(GAMES, [move], 'tabletop/collection.json');
  expect(problems).toEqual([]);
  const lines = difference(GAMES, text).filter((line) => line.startsWith('+'));
  expect(lines).toEqual(added.map((line) => expect.stringContaining(line)));
  expect(text.split('\n').length - GAMES.split('\n').length).toBe(added.length === 0 ? -2 : 0);
  expect(() => JSON.parse(text)).not.toThrow();
  expect(migrate(text, [move], 'tabletop/collection.json')).toMatchObject({ text, done: [] });
});

test.each<[string, Move, string]>([
  [
    'both fields',
    { field: 'repo', to: 'title' },
    '4: repo became title in 1.2.0, but title is there too; remove one of them',
  ],
  [
    'a text where the group belongs',
    { field: 'repo', to: 'title.code' },
    '4: repo became title.code in 1.2.0, but title is there too; remove one of them',
  ],
])('%s are a problem, and the document stays', (_, move, problem) => {
  const { text, done, problems } = migrate(PROJECT, [move]);
  expect({ text, done, problems }).toEqual({ text: PROJECT, done: [], problems: [`c/projects/kiln.mdx:${problem}`] });
});

test('a document that cannot be read is a problem', () => {
  const { problems } = migrate('title: Kiln\n', [{ field: 'repo' }]);
  expect(problems).toEqual([expect.stringMatching(/^c\/projects\/kiln\.mdx:1: must start with frontmatter/)]);
});

const OF_EACH_TYPE = new Map(
  REAL_DOCUMENTS.filter(([path]) => path.endsWith('.mdx')).map((document) => [typeOfFile(document[0]), document]),
);

test.each([...OF_EACH_TYPE.values()])('each field of %s can move, and back without a trace', (path, text) => {
  const before = readSource(path, text).data as Record<string, unknown>;
  const type = typeOfFile(path) ?? 'Doc';
  const migrated = (of: string, field: string, to: string) => {
    const files = { documents: new Map([[path, of]]), images: new Set<string>(), routes: [], root: 'content' };
    return migrateContent({ ...files, moved: [{ release: '1.2.0', type, field, to }] }).write.get(path) ?? of;
  };
  for (const [name, value] of Object.entries(before)) {
    const { [name]: _, ...others } = before;
    expect(migrated(migrated(text, name, 'other'), 'other', name)).toBe(text);
    const inGroup = migrated(text, name, 'group.inner');
    expect(readSource(path, inGroup).data).toEqual({ ...others, group: { inner: value } });
    expect(readSource(path, migrated(inGroup, 'group.inner', name)).data).toEqual(before);
  }
});

test('the real documents have no field that moved', () => {
  const files = { images: new Set<string>(), routes: [], root: 'content' };
  expect(migrateContent({ ...files, documents: new Map(REAL_DOCUMENTS) }).write).toEqual(new Map());
});

test('each entry says what becomes of the field', () => {
  for (const { release, field, to } of MOVED_FIELDS) {
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
    expect(to).not.toBe(field);
    // Otherwise the items of a list would move to one place.
    if (to) expect(to.split('[]').length).toBe(field.split('[]').length);
  }
});

const release = '1.2.0';

test.each<[string, MovedField, string, string[]]>([
  [
    'a field and what it lacks for',
    { release, type: 'Project', field: 'name', to: 'title' },
    'name: Kiln',
    ['2: name became title in 1.2.0; run `npm run content:migrate`'],
  ],
  [
    'a value',
    { release, type: 'Project', field: 'title', change: (value) => (value === 42 ? '42' : value) },
    'title: 42',
    ['2: title 42 became "42" in 1.2.0; run `npm run content:migrate`'],
  ],
  [
    'a field that was removed',
    { release, type: 'Project', field: 'mood' },
    'title: Kiln\nmood: good',
    ['3: mood was removed in 1.2.0; run `npm run content:migrate`'],
  ],
  [
    'both fields',
    { release, type: 'Project', field: 'name', to: 'title' },
    'title: Kiln\nname: Kiln',
    ['3: name became title in 1.2.0, but title is there too; remove one of them'],
  ],
  ['nothing of another type', { release, type: 'Doc', field: 'status', to: 'state' }, 'title: Kiln', []],
])('the check names %s', (_, move, lines, expected) => {
  const text = DOCUMENTS['projects/kiln.mdx']?.replace('title: Kiln', lines) ?? '';
  const problems = problemsWith({ 'projects/kiln.mdx': text }, undefined, [move]);
  expect(problems).toEqual(expected.map((line) => `content/projects/kiln.mdx:${line}`));
});
