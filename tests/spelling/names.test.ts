import { expect, test } from 'vitest';
import { namesOf } from '../../scripts/spelling/names';

test('the words of names are known, those of prose are not', () => {
  const documents = new Map([
    [
      'roles/one.mdx',
      '---\ncompany: Larkmoor Health\ndescription: Teh plan\ntechnologies:\n  - C#\n  - kubectl\n---\nSome Zzyx text.\n',
    ],
    ['profile.mdx', '---\nname: José O’Neil\nnetwork:\n  name: Mastodon\n  url: https://example.com\n---\n'],
    ['tabletop/collection.json', '{"games":[{"id":1,"name":"7 Wonders","mechanics":["Drafting"]}]}'],
    ['broken.mdx', '---\nname: [\n---\n'],
  ]);
  expect(namesOf(documents)).toEqual(['C', 'Health', 'José', 'Larkmoor', 'Mastodon', 'O’Neil', 'Wonders', 'kubectl']);
});
