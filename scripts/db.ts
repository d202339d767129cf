import { Command } from 'commander';
import { calendarOf } from '../lib/dev-stats/rules/calendar';
import { backUp, restore } from '../lib/dev-stats/store/backup';
import { type Store, withStore } from '../lib/dev-stats/store/client';
import { filePath } from '../lib/dev-stats/store/location';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { fillSample } from '../lib/dev-stats/store/sample/fill';
import { verifyStore } from '../lib/dev-stats/store/verify';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { pluralize } from '../lib/pluralize';
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
  addCommand(db, 'backup', 'copy the store to a new file; it may be in use')
    .argument('<file>')
    .action((file: string) => inStore((store) => backup(store, file)));
  addCommand(db, 'restore', 'replace the content of the store with that of a backup')
    .argument('<file>')
    .action((file: string) => inStore((store) => restoreFrom(store, file)));
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

async function backup(store: Store, file: string): Promise<void> {
  const rows = await backUp(store, file);
  print(`${file} holds ${pluralize(rows, 'row')}.`);
}

async function restoreFrom(store: Store, file: string): Promise<void> {
  await migrateStore(store);
  const rows = await restore(store, file, new Date().toISOString());
  print(`The store holds the ${pluralize(rows, 'row')} of ${file}.`);
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
