import { Command, Option } from 'commander';
import { print } from '../lib/log';
import { CommandError, runProgram } from './program';
import { runCommand, stopSignal } from './start/processes';
import { type MergeResult, mergeRelease } from './upgrade/merge-release';

interface Options {
  from: string;
  to: string;
  resolve?: boolean;
}

const program = new Command('upgrade')
  .description(
    'Merge a newer release of this project. content/ and public/ stay as they are; new pages get their texts.',
  )
  .requiredOption('--from <repository>', 'address or remote of the repository that has the release')
  .addOption(new Option('--to <release>', 'tag or branch').default('HEAD', 'the newest commit'))
  .option('--resolve', 'if files have conflicts, leave them in the files so that you can resolve them')
  .action(upgrade);

/** Merges, installs and checks. Without --resolve a merge that has conflicts is undone. */
async function upgrade({ from, to, resolve }: Options): Promise<void> {
  const stop = stopSignal();
  const result = mergeRelease({ folder: '.', from, to, resolve });
  if (result.kind === 'conflicts')
    throw new CommandError(
      `Resolve the conflicts in ${result.files.join(', ')}, then run \`npm install\` and \`git commit\`. See UPGRADING.md.`,
    );
  print(textOf(result, to));
  if (result.kind !== 'merged') return;
  if ((await runCommand(['npm', 'ci'], { stop })) !== 0)
    throw new CommandError(
      'The release is merged, but its packages are not installed. Run `npm ci && npm run content:migrate`.',
    );
  if ((await runCommand(['npm', 'run', '--silent', 'content:migrate'], { stop })) !== 0)
    throw new CommandError(
      'The release is merged, and the fields that it moved are not. Run `npm run content:migrate`.',
    );
  if ((await runCommand(['npm', 'run', '--silent', 'content:check'], { stop })) !== 0)
    throw new CommandError('The release is merged, and the content needs the changes above. UPGRADING.md says more.');
  print('The content is valid. Next: `npm start`, and look at the site.');
}

function textOf(result: Exclude<MergeResult, { kind: 'conflicts' }>, to: string): string {
  if (result.kind === 'current') return 'This site is up to date.';
  const added = result.added.map((file) => `\n  added ${file}`).join('');
  return `Merged ${to === 'HEAD' ? result.commit.slice(0, 10) : to}.${added}`;
}

await runProgram(program);
