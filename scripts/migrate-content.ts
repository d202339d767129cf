import { isAbsolute, join } from 'node:path/posix';
import { Command } from 'commander';
import { formatProblem } from '../lib/content/check/check';
import { migrateContent } from '../lib/content/migrate';
import { env } from '../lib/env';
import { print } from '../lib/log';
import { pluralize } from '../lib/pluralize';
import { applyChanges, finishChanges } from '../lib/setup/init/replace';
import { readContentFiles } from './check-content';
import { loadEnvFiles } from './env-files';
import { CommandError, runProgram } from './program';

const program = new Command('content:migrate')
  .description('Rewrite the fields of documents that a release has moved (lib/content/moved-fields.ts).')
  .option('--dry-run', 'only say what would change')
  .action(migrate);

/** Changes all documents or none. */
function migrate({ dryRun = false }: { dryRun?: boolean }): void {
  finishChanges('.');
  const files = readContentFiles(env.contentDir);
  const { write, moves, problems } = migrateContent(files);
  for (const problem of problems.length > 0 ? problems : moves) print(formatProblem(problem));
  if (problems.length > 0) throw new CommandError('Nothing was written. Repair the documents and run it again.');
  const summary = `${pluralize(moves.length, 'field')} in ${pluralize(write.size, 'document')}`;
  if (write.size === 0) print('No field of the documents has moved.');
  else if (dryRun) print(`Dry run: ${summary} would change.`);
  else {
    if (isAbsolute(files.root) || files.root.startsWith('..'))
      throw new CommandError(`CONTENT_DIR ${files.root} is outside of the repository, so nothing was written.`);
    applyChanges('.', { write: new Map([...write].map(([path, text]) => [join(files.root, path), text])), remove: [] });
    print(`Changed ${summary}. Look at \`git diff\`, then commit.`);
  }
}

loadEnvFiles();
await runProgram(program);
