import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Command, Option } from 'commander';
import { type Published, writePublished } from '../lib/content/published';
import { findPublished } from '../lib/content/unpublished-files';
import { isPreview } from '../lib/deployment';
import { env } from '../lib/env';
import { pluralize } from '../lib/words';
import { checkContentFiles } from './shared/check-content';
import { readContentFiles } from './shared/content-files';
import { compilerVariables, loadEnvFiles } from './shared/env-files';
import { runProgram } from './shared/program';

/** Contentlayer takes documents of known path and time from here, although they may be those of another CONTENT_DIR. */
const CACHE = '.contentlayer/.cache';

async function compile() {
  rmSync(CACHE, { recursive: true, force: true });
  const compiler = spawn('contentlayer2 build 2>&1', {
    shell: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: compilerVariables(),
  });
  const compiled = Promise.all([text(compiler.stdout), once(compiler, 'exit')]);
  const published = findPublished(readContentFiles(env.contentDir));
  const isValid = checkContentFiles().length === 0 && isFinished(published);
  const [output, [code]] = await compiled;
  if (isValid) {
    process.stdout.write(output);
    writePublished(published);
  }
  process.exitCode = isValid ? (code ?? 1) : 1;
}

/** A production build needs a text in place of each mark. */
function isFinished({ todos }: Published): boolean {
  if (todos.length === 0 || isPreview(env.deployEnv)) return true;
  for (const place of todos) console.error(`${place}: TODO in a document that would be published`);
  console.error(
    `Not built: ${pluralize(todos.length, 'text')} to write. Write what belongs there, or build a draft with DEPLOY_ENV=preview.`,
  );
  return false;
}

const program = new Command('content:check')
  .description('Check every document, and report all problems at once.')
  .addOption(new Option('--check', 'do not compile the content').hideHelp())
  .action(async ({ check }: { check?: boolean }) => {
    if (!check) return compile();
    process.exitCode = checkContentFiles().length === 0 ? 0 : 1;
  });

loadEnvFiles();
await runProgram(program);
