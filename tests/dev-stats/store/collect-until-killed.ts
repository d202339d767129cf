import { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/libsql';
import { openStore, type Store } from '../../../lib/dev-stats/store/client';
import { collectWhole } from './whole-collection';

/**
 * Runs one collection in a separate process. With a moment, kill -9 ends it some microseconds after its nth statement
 * begins. Without one, it ends normally and prints the number of statements.
 */
const [url = '', authToken, statement = 'never', microseconds] = process.argv.slice(2);

const signal = new Int32Array(new SharedArrayBuffer(4));
// A separate thread, because the embedded store blocks this one.
const killer = new Worker(
  `const { workerData: { signal, microseconds } } = require('node:worker_threads');
  postMessage('ready');
  Atomics.wait(signal, 0, 0);
  const end = process.hrtime.bigint() + BigInt(microseconds) * 1000n;
  while (process.hrtime.bigint() < end);
  process.kill(process.pid, 'SIGKILL');`.replace(
    'postMessage',
    "require('node:worker_threads').parentPort.postMessage",
  ),
  { eval: true, workerData: { signal, microseconds } },
);
await new Promise((ready) => killer.once('message', ready));

let statements = 0;
const store = await openStore({ url, authToken: authToken || undefined });
await collectWhole(counting(store));
// The thread may need a moment longer than the collection.
if (Atomics.load(signal, 0) === 1) await new Promise(() => undefined);
console.log(statements);
process.exit();

/** Counts the statements of a store, also those of its transactions. */
function counting(store: Store): Store {
  const count = () => {
    statements += 1;
    if (statements !== Number(statement)) return;
    Atomics.store(signal, 0, 1);
    Atomics.notify(signal, 0);
  };
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const value = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        return async (...given: unknown[]) => {
          count();
          const result = await Reflect.apply(value, target, given);
          return name === 'transaction' ? counted(result) : result;
        };
      },
    });
  const client = counted(store.client);
  return { ...store, client, db: drizzle(client) };
}
