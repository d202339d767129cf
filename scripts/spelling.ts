import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Command } from 'commander';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { readContentFiles } from './check-content';
import { loadEnvFiles } from './env-files';
import { CommandError, runProgram } from './program';
import { namesOf } from './spelling/names';

/** Not a dependency: it has a hundred packages, and only this command needs it. cspell.json names the dictionary. */
const CSPELL = 'cspell@9.8.0';
const NAMES_FILE = 'node_modules/.cache/content-names.txt';
/** As the problems of the content are printed, so that .github/content-problems.json annotates their lines. */
const LINE = '$filename:$row:$col: unknown word: $text';

function checkSpelling() {
  const { documents, root } = readContentFiles(env.contentDir);
  mkdirSync(dirname(NAMES_FILE), { recursive: true });
  writeFileSync(NAMES_FILE, `${namesOf(documents).join('\n')}\n`);
  const options = ['--no-progress', '--no-summary', '--relative', '--issue-template', LINE, `${root}/**/*.mdx`];
  const shell = process.platform === 'win32';
  // A shell would split them at spaces.
  const args = ['--yes', CSPELL, ...options].map((option) => (shell ? `"${option}"` : option));
  const { status } = spawnSync('npx', args, { stdio: 'inherit', shell });
  if (status !== 0) throw new CommandError('Correct these words, or add them to "words" in cspell.json.');
  print(`The spelling of ${documents.size} documents is correct.`);
}

loadEnvFiles();
await runProgram(
  new Command('spelling')
    .description('Check the spelling of the content. Names in its fields are known words.')
    .action(checkSpelling),
);
