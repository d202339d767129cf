import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_RESUME } from '@/lib/setup/import/resume';
import { ownerDocuments } from '@/lib/setup/init/documents';
import { fetchShelf } from '@/scripts/init/shelf';
import { createShelf } from '../../collectors/bgg/documents';
import { type Answering, createService, fakeFetch } from '../../collectors/bgg/fake-bgg';

beforeEach(() => {
  vi.stubEnv('BGG_TOKEN', 's3cret');
  vi.stubEnv('BGG_PAUSE_MS', '0');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

function answer(answering: Answering): void {
  vi.stubGlobal('fetch', fakeFetch(answering).fetch);
}

test('the board games of a user are on the site, and the section is on', async () => {
  const { collection, things } = createShelf(3);
  answer(createService(collection, things));
  const { shelf, note } = await fetchShelf('alice');
  expect(note).toBeUndefined();
  const owner = { ...EMPTY_RESUME, name: 'Ada', projects: [], sections: [], existing: [], shelf };
  const documents = new Map(ownerDocuments(owner, '2026-11-23').map(({ path, text }) => [path, text]));
  expect(JSON.parse(documents.get('tabletop/collection.json') ?? '')).toMatchObject({ total_games: 3 });
  expect(documents.get('profile.mdx')).toContain('bggUsername: alice\n');
  expect(documents.get('profile.mdx')).not.toContain('tabletop: false');
});

test.each<[string, string, string, Answering, string]>([
  ['with a rejected token', 'alice', 's3cret', () => ({ status: 401 }), 'rejected the token'],
])('%s the site begins without board games, and the note says why', async (_, username, token, answering, reason) => {
  vi.stubEnv('BGG_TOKEN', token);
  answer(answering);
  const { shelf, note } = await fetchShelf(username);
  expect(shelf).toBeUndefined();
  expect(note).toContain('The site begins without board games: ');
  expect(note).toContain(reason);
});
