import type { Client } from '@libsql/client';
import { openStore, type Store } from '../../lib/store/client';
import { beginCollection } from '../../lib/store/collection';
import { migrateStore } from '../../lib/store/migrate';
import { commit, now, repository } from './rows';

/** A process of its own: one collection, which dies by kill -9 before its nth statement or never. */
const [url = '', authToken, dieAt = 'never'] = process.argv.slice(2);

const store = await openStore({ url, authToken: authToken || undefined });
await migrateStore(store);
const collection = await beginCollection(dying(store, Number(dieAt)), { source: 'github', now });
for (const id of ['one', 'two', 'three']) {
  await collection.saveRepositories([repository(id, { stars: 10 })]);
  for (let page = 0; page < 3; page += 1)
    await collection.saveCommits(
      id,
      Array.from({ length: 40 }, (_, index) =>
        commit(`${id}-${page}-${index}`, `2026-11-${10 + page}T${10 + (index % 9)}:00:00Z`),
      ),
    );
  await collection.commitsComplete(id);
  await collection.saveDetails(id, { issues: [] });
}
await collection.finish({ ok: true });
store.close();

function dying(alive: Store, last: number): Store {
  let statements = 0;
  const die = () => {
    statements += 1;
    if (statements === last) process.kill(process.pid, 'SIGKILL');
  };
  const client: Client = Object.create(alive.client);
  client.execute = (...given: unknown[]) => {
    die();
    return Reflect.apply(alive.client.execute, alive.client, given);
  };
  client.batch = (...given) => {
    die();
    return alive.client.batch(...given);
  };
  return { ...alive, client };
}
