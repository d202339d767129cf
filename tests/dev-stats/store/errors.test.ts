import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import { withStore } from '../../../lib/dev-stats/store/client';
import { checkLocation } from '../../../lib/dev-stats/store/location';
import { migrateStore } from '../../../lib/dev-stats/store/migrate';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { saveCommits } from '../../../lib/dev-stats/store/write/commits';
import { emptyStore, isRemote, temporaryPlace } from './test-store';

const SECRET = 'marked-secret';

test.each([
  ['libsql://rowan:marked-secret@host', {}, 'contains a user name or password'],
  ['https://marked-secret@host', {}, 'contains a user name or password'],
  ['libsql://u:marked-secret/x@host', {}, 'neither a file: nor a libsql: URL'],
  ['libsql://host?marked-secret=1', {}, 'parameters that are not supported'],
  ['marked-secret', {}, 'neither a file: nor a libsql: URL'],
  ['libsql://host', { authToken: 'marked-secret\nx' }, 'DATABASE_AUTH_TOKEN contains a space or a line break'],
])('the location %s %j is rejected without its secret', (url, more, problem) => {
  const check = () => checkLocation({ url, ...more });
  expect(check).toThrow(problem);
  expect(check).not.toThrow(SECRET);
});

/** Saves commits in a store whose server answers with this status, or not at all. */
async function workWith(url: string) {
  return withStore({ url }, async (store) => {
    const collection = await beginCollection(store, { source: 'git', now });
    await collection.finish();
  });
}

test('a server that rejects the token says which variable to set', async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(401).end('no');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  await expect(workWith(`http://127.0.0.1:${port}`)).rejects.toThrow(
    /cannot be used \(Server returned HTTP status 401.*\)\. Set DATABASE_AUTH_TOKEN to a valid token/,
  );
});

test('a server that is not there is named as the cause', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  await expect(workWith(`http://127.0.0.1:${port}`)).rejects.toThrow(
    /cannot be used \(connect ECONNREFUSED .*\)\. Check the network, DATABASE_URL and its server/,
  );
});

test.skipIf(isRemote)('a full disk ends a collection with what to do', async () => {
  const location = temporaryPlace();
  const work = withStore(location, async (store) => {
    await migrateStore(store);
    const collection = await beginCollection(store, { source: 'github', now });
    await collection.saveRepositories([repository('site')]);
    const { rows } = await store.client.execute('PRAGMA page_count');
    await store.client.execute(`PRAGMA max_page_count = ${rows[0]?.page_count}`);
    const commits = Array.from({ length: 500 }, (_, index) => commit(`c${index}`, '2026-11-20T10:00:00Z'));
    await saveCommits(await collection.savedRepository('site'), commits);
  });
  await expect(work).rejects.toThrow(
    'The store at DATABASE_URL cannot be used (database or disk is full). Free disk space, then run the command again; nothing is lost.',
  );
});

test('errors that are not of the store stay as they are', async () => {
  const { location } = await emptyStore();
  const other = new TypeError('fetch failed');
  await expect(withStore(location, () => Promise.reject(other))).rejects.toBe(other);
});
