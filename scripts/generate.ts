import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Argument, Command } from 'commander';
import { editorFiles } from '../lib/content/schema/editor-files';
import { writeFonts } from './generate/fonts';
import { graphqlModules } from './generate/graphql-modules';
import { CommandError, runProgram } from './program';

/** Writers of files that are committed, by what they are made from. */
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

function writeMigrations() {
  const folder = 'lib/dev-stats/store';
  const options = ['--dialect', 'sqlite', '--schema', `${folder}/schema`, '--out', `${folder}/migrations`];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('drizzle-kit', ['generate', ...options], { stdio: 'inherit', shell });
  if (status !== 0) throw new CommandError('drizzle-kit failed; its message is above.');
}

await runProgram(
  new Command('generate')
    .description('Write the files that are made from others and committed.')
    .addArgument(new Argument('[what...]', 'what to write (default: all)').choices(Object.keys(WRITERS)))
    .addHelpText(
      'after',
      '\nschemas     JSON Schemas of the documents, from lib/content/schema\n' +
        'graphql     modules of the API, from schema.graphql\n' +
        'migrations  SQL for a changed schema of the store\n' +
        'fonts       fonts of the site, and letters of the drawings in public/, from the content',
    )
    .action(async (what: string[]) => {
      for (const name of what.length > 0 ? what : Object.keys(WRITERS)) await WRITERS[name]?.();
    }),
);
