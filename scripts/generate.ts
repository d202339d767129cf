import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { editorFiles } from '../lib/content/schema/json-schema';
import { writeFonts } from './generate/fonts';
import { graphqlModules } from './generate/graphql-modules';
import { runProgram } from './shared/program';

const WRITERS: Record<string, () => void | Promise<void>> = {
  schemas: () => writeAll(editorFiles()),
  graphql: () => writeAll(Object.entries(graphqlModules())),
  migrations: writeMigrations,
  fonts: writeFonts,
};

function writeAll(files: Iterable<[path: string, text: string]>) {
  for (const [path, text] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Only this command needs drizzle-kit (40 MB). Beside an installed drizzle-orm, npx would not find its own. */
function writeMigrations() {
  const cwd = mkdtempSync(join(tmpdir(), 'drizzle-'));
  const store = relative(cwd, resolve('lib/dev-stats/store'));
  const tools = ['--yes', '--package', 'drizzle-kit@0.31.11', '--package', 'drizzle-orm@0.45.4', 'drizzle-kit'];
  const options = ['--dialect', 'sqlite', '--schema', `${store}/schema`, '--out', `${store}/migrations`];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npx', [...tools, 'generate', ...options], { cwd, stdio: 'inherit', shell });
  rmSync(cwd, { recursive: true });
  if (status !== 0) throw new Error('drizzle-kit failed; its message is above.');
}

await runProgram(
  new Command('generate')
    .description('Write the files that are made from others and committed.')
    .addArgument(new Argument('[what...]', 'what to write (default: all)').choices(Object.keys(WRITERS)))
    .addHelpText(
      'after',
      '\nschemas     JSON Schemas of the documents, from the zod schemas of the sections\n' +
        'graphql     modules of the API, from schema.graphql\n' +
        'migrations  SQL for a changed schema of the store\n' +
        'fonts       fonts of the site, and letters of the drawings in public/, from the content',
    )
    .action(async (what: string[]) => {
      for (const name of what.length > 0 ? what : Object.keys(WRITERS)) await WRITERS[name]?.();
    }),
);
