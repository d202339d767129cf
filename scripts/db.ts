import { Command } from 'commander';
import { createCalendar } from '../lib/dev-stats/rules/calendar';
import { backUp, restore } from '../lib/dev-stats/store/backup';
import { type Store, withStore } from '../lib/dev-stats/store/client';
import { filePath } from '../lib/dev-stats/store/location';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { fillSample } from '../lib/dev-stats/store/sample/fill';
import { verifyStore } from '../lib/dev-stats/store/verify';
import { env } from '../lib/env';
import { pluralize } from '../lib/pluralize';
import { statsRepo, statsTimezone } from './collect/profile';
import { loadEnvFiles } from './shared/env-files';
import { addCommand, runProgram } from './shared/program';

function program(): Command {
  const db = new Command('db')
    .description('Manage the store of the statistics (DATABASE_URL).')
    .usage('COMMAND [options]');
  const add = (name: string, summary: string, work: (store: Store, file: string) => Promise<string>) =>
    addCommand(db, name, summary, async () => ({
      run: async ([file = '']) => ({
        summary: await withStore({ url: env.databaseUrl, authToken: env.databaseAuthToken }, (store) =>
          work(store, file),
        ),
      }),
    }));
  add('migrate', 'Apply missing migrations; creates the store if there is none', migrate);
  add('sample', 'Fill the store with sample data, marked as such, for development and tests', sample);
  add('backup', 'Copy the store to a new file; it may be in use', backup).argument('<file>', 'file to create');
  add('restore', 'Replace the content of the store with that of a backup', restoreFrom).argument('<file>', 'backup');
  return db;
}

async function migrate(store: Store): Promise<string> {
  await migrateStore(store);
  await verifyStore(store, { isFile: filePath(env.databaseUrl) !== undefined });
  return 'The store is up to date.';
}

async function backup(store: Store, file: string): Promise<string> {
  const rows = await backUp(store, file);
  return `${file} holds ${pluralize(rows, 'row')}.`;
}

async function restoreFrom(store: Store, file: string): Promise<string> {
  await migrateStore(store);
  const rows = await restore(store, file, new Date().toISOString());
  return `The store holds the ${pluralize(rows, 'row')} of ${file}.`;
}

async function sample(store: Store): Promise<string> {
  const timeZone = statsTimezone();
  createCalendar(timeZone);
  await migrateStore(store);
  await fillSample(store, { repository: statsRepo(), timeZone, now: () => new Date() });
  return 'The store has the sample data. The dashboard marks it as such until something is collected.';
}

loadEnvFiles();
await runProgram(program());
