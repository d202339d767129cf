import { Command, InvalidArgumentError, Option } from 'commander';
import { isUsername } from '../lib/collectors/bgg/settings';
import { parseSince } from '../lib/collectors/shared/time';
import { loadEnvFiles } from './shared/env-files';
import { addCommand, expecting, repeatable, runProgram } from './shared/program';

const program = new Command('collect')
  .description('Collect statistics into the store (DATABASE_URL) and board games into the content.')
  .usage('COMMAND [options]');
addCommand(
  program,
  'github',
  "Collect the owner's repositories, commits and totals from GitHub",
  () => import('./collect/github'),
)
  .option('--strict', 'fail if the token may not read all repositories of other owners')
  .addHelpText('after', '\nRequires GITHUB_TOKEN. Set GITHUB_LOGIN if the token belongs to another account.');
addCommand(
  program,
  'actions',
  'Collect workflow runs, jobs, merged pull requests and Actions minutes of one repository (statsRepo)',
  () => import('./collect/actions'),
)
  .addOption(
    new Option('--since <window>', 'start of the window: 90d, 12w or a date such as 2026-08-01')
      .argParser(since)
      .default(since('90d'), '90d'),
  )
  .addHelpText('after', '\nRequires GITHUB_TOKEN. Actions minutes require a classic token with the scope "user".');
addCommand(
  program,
  'git',
  "Collect the owner's commits from local clones, without a token",
  () => import('./collect/git'),
)
  .argument('<path...>', 'clones: working trees, worktrees or bare repositories')
  .option(
    '--author <email>',
    "the owner's address, repeatable (default: those in content/profile.mdx)",
    repeatable(expecting('an email address', (text) => /^\S+@\S+$/.test(text))),
  )
  .option('--public', 'show everyone the repositories that are not on GitHub; their languages and commits always count')
  .addHelpText(
    'after',
    '\nRequires git. Pass all clones of a repository together: commits that none of them contains are considered\nremoved by a force push. Clones of GitHub repositories add to the data from GitHub.',
  );
addCommand(program, 'bgg', "Save a user's board games from BoardGameGeek in the content", () => import('./collect/bgg'))
  .argument(
    '<username>',
    'BoardGameGeek user name',
    expecting('a BoardGameGeek user name', (text) => isUsername(text.trim())),
  )
  .option('--out <file>', 'collection file (default: tabletop/collection.json in the content)')
  .option('--dry-run', 'print the changes without writing them')
  .option('--force', 'write even if more than 20% of the games would be removed or the file is invalid')
  .addHelpText('after', '\nRequires BGG_TOKEN. Takes about five seconds per 20 games.');

function since(text: string): Date {
  const date = parseSince(text, new Date());
  if (!date) throw new InvalidArgumentError('Expected 90d, 12w or a past date such as 2026-08-01.');
  return date;
}

loadEnvFiles();
await runProgram(program);
