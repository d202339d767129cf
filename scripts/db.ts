import { Command } from 'commander';
import { calendarOf } from '../lib/dev-stats/rules/calendar';
import { openStore, type Store } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { fillSample } from '../lib/dev-stats/store/sample/fill';
import { env } from '../lib/env';
import { statsRepo } from './collect/profile';
import { addCommand, runProgram } from './collect/program';

/** The command line of `npm run db`. */
function program(): Command {
  const db = new Command('db')
    .description('Looks after the store of the statistics (DATABASE_URL).')
    .usage('COMMAND [options]');
  const add = (name: string, summary: string, run: () => Promise<void>) => addCommand(db, name, summary).action(run);
  add('migrate', 'bring the store up to date, creating it where there is none', () => withStore(migrate));
  add('sample', 'fill the store with a marked sample, for development and journeys', () => withStore(sample));
  return db;
}

async function withStore(work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore({ url: env.databaseUrl, authToken: env.databaseAuthToken });
  try {
    await work(store);
  } finally {
    store.close();
  }
}

async function migrate(store: Store): Promise<void> {
  await migrateStore(store);
  console.log('The store is up to date.');
}

async function sample(store: Store): Promise<void> {
  const timeZone = env.statsTimezone;
  calendarOf(timeZone);
  await migrateStore(store);
  await fillSample(store, { repository: statsRepo(), timeZone, now: () => new Date() });
  console.log('The store holds the sample; the dashboard says so until something is collected.');
}

await runProgram(program());
