import { Command, InvalidArgumentError, Option } from 'commander';
import { parseSince } from '../lib/collectors/shared/time';
import { describeBgg } from './collect/bgg-options';
import type { CollectCommand } from './collect/command';
import { describeGit } from './collect/git-options';
import { addCommand, runProgram } from './collect/run-program';

const COMMANDS: CollectCommand[] = [
  {
    name: 'github',
    summary: "the owner's repositories, commits and totals from GitHub",
    describe: (command) =>
      command.addHelpText('after', '\nNeeds GITHUB_TOKEN. GITHUB_LOGIN names the owner where the token is not theirs.'),
    load: () => import('./collect/github'),
  },
  {
    name: 'actions',
    summary: 'workflow runs, jobs, merged pull requests and Actions minutes of STATS_REPO',
    describe: (command) =>
      command
        .addOption(
          new Option('--since <window>', 'how far back: 90d, 12w or a date such as 2026-08-01')
            .argParser(since)
            .default(since('90d'), '90d'),
        )
        .addHelpText('after', '\nNeeds GITHUB_TOKEN; the minutes need a classic one with the scope "user".'),
    load: () => import('./collect/actions'),
  },
  {
    name: 'git',
    summary: "the owner's commits from clones on this machine, of any host and without a token",
    describe: describeGit,
    load: () => import('./collect/git'),
  },
  {
    name: 'bgg',
    summary: "a user's board games from BoardGameGeek into the content",
    describe: describeBgg,
    load: () => import('./collect/bgg'),
  },
];

function since(text: string): Date {
  const date = parseSince(text, new Date());
  if (!date) throw new InvalidArgumentError('It has to be like 90d, 12w or a past date such as 2026-08-01.');
  return date;
}

/** The command line of `npm run collect`. */
function program(): Command {
  const collect = new Command('collect')
    .description('Collects the statistics of the dashboard into the store (DATABASE_URL).')
    .usage('COMMAND [options]');
  for (const { name, summary, describe, load } of COMMANDS) {
    const command = addCommand(collect, name, summary);
    describe?.(command);
    command.action(async (...given) => {
      const { run } = await load();
      console.log(await run(command.args, given.at(-2)));
    });
  }
  return collect;
}

await runProgram(program());
