import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../../lib/dev-stats/store/client';
import type { StoreLocation } from '../../../lib/dev-stats/store/location';
import { readRepository } from '../../../lib/dev-stats/store/read/repository';
import { mulberry32 } from '../../../lib/random';
import { emptyStore, readFigures } from './test-store';
import { collectBefore, collectWhole } from './whole-collection';

const MOMENTS = 8;
const MOST_MICROSECONDS = 3000;
const SEED = 20_261_121;

function collect({ url, authToken }: StoreLocation, ...moment: number[]) {
  const args = [
    '--import',
    'tsx',
    'tests/dev-stats/store/collect-until-killed.ts',
    url,
    authToken ?? '',
    ...moment.map(String),
  ];
  const { signal, status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (signal === null && status !== 0) throw new Error(stderr);
  return { signal, statements: Number(stdout) };
}

/** All shown data without the ids of the collections. */
async function shown(store: Store) {
  const { pointer, ...figures } = (await readFigures(store)) ?? { pointer: undefined };
  const repositories = 'repositories' in figures ? figures.repositories : [];
  const details = [];
  for (const row of repositories) {
    const { commits, ...others } = await readRepository(store, row);
    details.push({ ...others, commits: commits.map(({ sha }) => sha) });
  }
  const text = JSON.stringify({ ...figures, details, lastSyncOk: pointer?.lastSyncOk });
  return text.replaceAll(/"collection":\d+/g, '');
}

async function beforeIt() {
  const { location, store } = await emptyStore();
  await collectBefore(store);
  return { location, store, figures: await shown(store) };
}

test('after a kill at a random moment of each eighth, the previous figures stay, and the next collection is complete', {
  timeout: 180_000,
}, async () => {
  const undisturbed = await beforeIt();
  const { statements } = collect(undisturbed.location);
  const whole = await shown(undisturbed.store);
  const random = mulberry32(SEED);
  const moments = Array.from({ length: MOMENTS }, (_, index) => [
    1 + Math.floor(((index + random()) * statements) / MOMENTS),
    Math.floor(random() * MOST_MICROSECONDS),
  ]);
  for (const moment of moments) {
    const { location, figures } = await beforeIt();
    expect(collect(location, ...moment).signal).toBe('SIGKILL');
    const store = await openStore(location);
    // At late moments the collection has been published.
    expect([figures, whole]).toContain(await shown(store));
    await collectWhole(store);
    expect(await shown(store)).toBe(whole);
    store.close();
  }
});
