import { Command } from 'commander';
import { calendarOf } from '../lib/dev-stats/rules/calendar';
import { type Store, withStore } from '../lib/dev-stats/store/client';
import { filePath } from '../lib/dev-stats/store/location';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { fillSample } from '../lib/dev-stats/store/sample/fill';
import { verifyStore } from '../lib/dev-stats/store/verify';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { statsRepo, statsTimezone } from './collect/profile';
import { addCommand, runProgram } from './collect/program';
import { loadEnvFiles } from './env-files';

function program(): Command {
  const db = new Command('db')
    .description('Manages the store of the statistics (DATABASE_URL).')
    .usage('COMMAND [options]');
  const add = (name: string, summary: string, run: () => Promise<void>) => addCommand(db, name, summary).action(run);
  add('migrate', 'apply missing migrations; creates the store if there is none', () => inStore(migrate));
  add('sample', 'fill the store with sample data, marked as such, for development and tests', () => inStore(sample));
  return db;
}

function inStore(work: (store: Store) => Promise<void>): Promise<void> {
  return withStore({ url: env.databaseUrl, authToken: env.databaseAuthToken }, work);
}

async function migrate(store: Store): Promise<void> {
  await migrateStore(store);
  await verifyStore(store, { isFile: filePath(env.databaseUrl) !== undefined });
  print('The store is up to date.');
}

async function sample(store: Store): Promise<void> {
  const timeZone = statsTimezone();
  calendarOf(timeZone);
  await migrateStore(store);
  await fillSample(store, { repository: statsRepo(), timeZone, now: () => new Date() });
  print('The store has the sample data. The dashboard marks it as such until something is collected.');
}

loadEnvFiles();
await runProgram(program());
