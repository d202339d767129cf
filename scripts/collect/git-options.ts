import { type Command, InvalidArgumentError } from 'commander';

export interface GitOptions {
  author?: string[];
  public?: boolean;
}

/** Arguments and options of `collect git`. */
export function describeGit(command: Command): void {
  command
    .argument('<path...>', 'clones: working trees, worktrees or bare repositories')
    .option(
      '--author <mail>',
      'an address of the owner, repeatable; left out, those of content/profile.mdx',
      addMail,
      [],
    )
    .option('--public', 'show repositories that only a clone tells of to everybody, not just to the owner')
    .addHelpText(
      'after',
      '\nNeeds git, and no token. A clone of a repository on GitHub adds to what GitHub told of it. Name all clones of a\nrepository at once: what the ones named do not hold is taken for lost by a rewritten branch.',
    );
}

function addMail(mail: string, before: string[] = []): string[] {
  if (!/^\S+@\S+$/.test(mail)) throw new InvalidArgumentError('It has to be a mail address.');
  return [...before, mail];
}
