import { drizzle } from 'drizzle-orm/libsql';
import { expect, test } from 'vitest';
import { commit, now, repository } from '@/fixtures/store-rows';
import type { Store } from '../../../lib/dev-stats/store/client';
import { readRepository } from '../../../lib/dev-stats/store/read/repository';
import { beginCollection } from '../../../lib/dev-stats/store/write/collection';
import { saveWithCommits } from './attempts';
import { emptyStore, readFigures } from './test-store';

/** One collection of repositories with these commits. */
async function collect(store: Store, repositories: Record<string, string[]>, stars = 3): Promise<void> {
  const collection = await beginCollection(store, { source: 'github', now });
  for (const [id, shas] of Object.entries(repositories)) {
    const commits = shas.map((sha) => ({ ...commit(sha, '2026-11-10T10:00:00Z'), languages: { Go: 1, Shell: 2 } }));
    await saveWithCommits(collection, repository(id, { stars }), commits, { fullHistory: true });
    await collection.saveDetails(id, { issues: [] });
    await collection.setCheckpoint(`walked ${id}`, 'head');
  }
  collection.setCheckpointAtEnd('whole', 'yes');
  await collection.finish();
}

const collectBefore = (store: Store) => collect(store, { one: ['a', 'b', 'lost'], gone: ['a', 'only'] });
/** Its history was rewritten, and a repository is gone. */
const collectNext = (store: Store) => collect(store, { one: ['a', 'b', 'c'], two: ['d', 'e'] }, 10);

/** Counts the statements of a store. From the statement `last` on, all fail, as if the process had been killed. */
function killedAt(store: Store, last = Number.POSITIVE_INFINITY) {
  let count = 0;
  const limited = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        // Allowed, because the database would roll back what a killed process had not committed.
        if (name === 'rollback' || name === 'close') return value.bind(target);
        return async (...given: unknown[]) => {
          count += 1;
          if (count >= last) throw new Error('killed');
          const result = await Reflect.apply(value, target, given);
          return name === 'transaction' ? limited(result) : result;
        };
      },
    });
  const client = limited(store.client);
  return { killed: { ...store, client, db: drizzle(client) }, count: () => count };
}

/** Whether the figures are those of the last collection that counts as successful. */
const SUCCESS = "SELECT (SELECT max(id) FROM collection WHERE status = 'ok') = snapshot FROM state";

/** Everything that readers see, without the ids of collections. */
async function shown(store: Store) {
  const { pointer, repositories = [], ...figures } = (await readFigures(store)) ?? {};
  const details = [];
  for (const row of repositories) {
    const { commits, ...others } = await readRepository(store, row);
    details.push({ ...row, ...others, commits: commits.map(({ sha }) => sha) });
  }
  return JSON.stringify([figures, details, pointer?.lastSyncOk]).replaceAll(/"collection":\d+/g, '');
}

test('killed at any of its statements, a collection shows the figures before or its own, and the next one is complete', {
  timeout: 180_000,
}, async () => {
  const { store: undisturbed } = await emptyStore();
  await collectBefore(undisturbed);
  const before = await shown(undisturbed);
  const { killed: counted, count } = killedAt(undisturbed);
  await collectNext(counted);
  const whole = await shown(undisturbed);
  // All of more than 200 take half a minute. The last ones publish the figures.
  const moments = Array.from({ length: count() }, (_, index) => index + 1);
  for (const moment of moments.filter((each) => each % 8 === 0 || each > count() - 20)) {
    const { store } = await emptyStore();
    await collectBefore(store);
    await collectNext(killedAt(store, moment).killed).catch(() => undefined);
    expect([before, whole], `statement ${moment}`).toContain(await shown(store));
    const { rows } = await store.client.execute(SUCCESS);
    expect(Object.values(rows[0] ?? {}), `statement ${moment}`).toEqual([1]);
    await store.client.execute("UPDATE lock SET token = 'of a killed process', heartbeat_at = 0");
    await collectNext(store);
    expect(await shown(store), `statement ${moment}`).toBe(whole);
  }
});
