import { Command } from 'commander';
import { type Store, withStore } from '../lib/dev-stats/store/client';
import { migrateStore } from '../lib/dev-stats/store/migrate';
import { env } from '../lib/env';
import { fillWithDemo } from './shared/demo-store';
import { loadEnvFiles } from './shared/env-files';
import { addCommand, runProgram } from './shared/program';

const db = new Command('db')
  .description('Manage the store of the statistics (DATABASE_URL).')
  .usage('COMMAND [options]');
const add = (name: string, summary: string, work: (store: Store) => Promise<string>) =>
  addCommand(db, name, summary, async () => ({
    run: async () => ({
      summary: await withStore({ url: env.databaseUrl, authToken: env.databaseAuthToken }, work),
    }),
  }));
add('migrate', 'Apply missing migrations; creates the store if there is none', migrate);
add('sample', 'Fill the store with demo data, which the dashboard labels as such', sample);

async function migrate(store: Store): Promise<string> {
  await migrateStore(store);
  return 'The store is up to date.';
}

async function sample(store: Store): Promise<string> {
  await fillWithDemo(store);
  return 'The store has the sample data. The dashboard marks it as such until something is collected.';
}

loadEnvFiles();
await runProgram(db);
