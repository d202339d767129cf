import { Command, Option } from 'commander';
import { print } from '../lib/log';
import { CommandError, runProgram } from './program';
import { runCommand, stopSignal } from './start/processes';
import { type MergeResult, mergeRelease } from './upgrade/merge-release';

interface Options {
  from: string;
  to: string;
}

const program = new Command('upgrade')
  .description(
    'Merge a newer release of this project. content/ and public/ stay as they are; new pages get their texts.',
  )
  .requiredOption('--from <repository>', 'address or remote of the repository that has the release')
  .addOption(new Option('--to <release>', 'tag or branch').default('HEAD', 'the newest commit'))
  .action(upgrade);

/** Merges, installs and checks. A merge that needs a decision is undone, so that nothing has changed. */
async function upgrade({ from, to }: Options): Promise<void> {
  const result = mergeRelease({ folder: '.', from, to });
  print(textOf(result, to));
  if (result.kind !== 'merged') return;
  const stop = stopSignal();
  if ((await runCommand(['npm', 'ci'], { stop })) !== 0)
    throw new CommandError('The packages were not installed. Run `npm ci`.');
  if ((await runCommand(['npm', 'run', '--silent', 'content:check'], { stop })) !== 0)
    throw new CommandError('The release is merged, and the content needs the changes above. UPGRADING.md says more.');
  print('The content is valid. Next: `npm start`, and look at the site.');
}

function textOf(result: MergeResult, to: string): string {
  if (result.kind === 'current') return 'This site is up to date.';
  const added = result.added.map((file) => `\n  added ${file}`).join('');
  return `Merged ${to === 'HEAD' ? result.commit.slice(0, 10) : to}.${added}`;
}

await runProgram(program);
