import { type Command, InvalidArgumentError } from 'commander';
import { isUsername } from '../../lib/collectors/bgg/settings';

export interface BggOptions {
  expansions?: boolean;
  out?: string;
  dryRun?: boolean;
  force?: boolean;
}

/** Arguments and options of `collect bgg`. */
export function describeBgg(command: Command): void {
  command
    .argument('<username>', 'whose collection, by the name at BoardGameGeek', username)
    .option('--expansions', 'expansions too, not just base games')
    .option('--out <file>', 'the file to bring up to date; left out, tabletop/collection.json of the content')
    .option('--dry-run', 'tell what would change, and change nothing')
    .option('--force', 'replace the file even where a fifth of the shelf would go, or where it is broken')
    .addHelpText('after', '\nNeeds BGG_TOKEN. Takes about five seconds for every 20 games.');
}

function username(text: string): string {
  const name = text.trim();
  if (!isUsername(name)) throw new InvalidArgumentError('It cannot be a user name of BoardGameGeek.');
  return name;
}
