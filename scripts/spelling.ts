import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from '../lib/env';
import { readContentFiles } from './check-content';
import { loadEnvFiles } from './env-files';
import { namesOf } from './spelling/names';

/** Not a dependency: it has a hundred packages, and only this command needs it. cspell.json names the dictionary. */
const CSPELL = 'cspell@9.8.0';
const NAMES_FILE = 'node_modules/.cache/content-names.txt';
/** As the problems of the content are printed, so that .github/content-problems.json annotates their lines. */
const LINE = '$filename:$row:$col: unknown word: $text';

/** Checks the spelling of the documents. Names in their fields are known words. */
function main() {
  const { documents, root } = readContentFiles(env.contentDir);
  mkdirSync(dirname(NAMES_FILE), { recursive: true });
  writeFileSync(NAMES_FILE, `${namesOf(documents).join('\n')}\n`);
  const options = ['--no-progress', '--no-summary', '--relative', '--issue-template', LINE, `${root}/**/*.mdx`];
  const shell = process.platform === 'win32';
  // A shell would split them at spaces.
  const args = ['--yes', CSPELL, ...options].map((option) => (shell ? `"${option}"` : option));
  const { status } = spawnSync('npx', args, { stdio: 'inherit', shell });
  if (status === 0) console.log(`The spelling of ${documents.size} documents is correct.`);
  else
    console.error(
      'Correct these words, or add them to "words" in cspell.json. Words of names are known from the documents.',
    );
  process.exitCode = status === 0 ? 0 : 1;
}

loadEnvFiles();
main();
