import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createShelf } from './documents';
import { type Answering, createService, startStub } from './fake-bgg';
import { temporaryShelf } from './shelf-world';

let shelf: ReturnType<typeof temporaryShelf>;
let answering: Answering;
let stub: Awaited<ReturnType<typeof startStub>>;
beforeEach(async () => {
  shelf = temporaryShelf();
  mkdirSync(join(shelf.folder, 'tabletop'));
  stub = await startStub((path, query) => answering(path, query));
  const settings = { CONTENT_DIR: shelf.folder, OWNER_TOKEN: 'owner', BGG_API_URL: stub.url, BGG_PAUSE_MS: '1' };
  for (const [name, value] of Object.entries({ ...settings, BGG_TOKEN: 's3cret' })) vi.stubEnv(name, value);
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await stub.stop();
  shelf.remove();
});

async function post() {
  const { POST } = await import('../../../app/bgg/sync/route.tabletop');
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const response = await POST(
    new Request('http://site/bgg/sync', { method: 'POST', headers, body: '{"username":"alice"}' }),
  );
  return { status: response.status, answer: await response.json() };
}

test('the route updates the collection file of CONTENT_DIR', async () => {
  const { collection, things } = createShelf(25);
  answering = createService(collection, things);
  expect(await post()).toEqual({
    status: 200,
    answer: { success: true, added: 25, removed: 0, updated: 0, total: 25 },
  });
  expect(stub.asked.map(({ authorization }) => authorization)).toEqual(Array(3).fill('Bearer s3cret'));
  answering = createService(createShelf(5).collection, things);
  expect(await post()).toMatchObject({
    status: 409,
    answer: { success: false, error: expect.stringContaining('20 of 25 games would be removed') },
  });
});

test('without BGG_TOKEN the route returns an error', async () => {
  vi.stubEnv('BGG_TOKEN', '');
  expect(await post()).toMatchObject({
    status: 503,
    answer: { success: false, error: expect.stringContaining('BGG_TOKEN is not set') },
  });
  expect(stub.asked).toEqual([]);
});
