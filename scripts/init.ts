import { Command, Option } from 'commander';
import { email, url } from '../lib/content/schema/fields';
import { isTimeZone } from '../lib/dates';
import { COLOR } from '../lib/looks/accent';
import { WRITTEN_SECTIONS } from '../lib/setup/init/sections';
import type { Options } from './init/options';
import { loadEnvFiles } from './shared/env-files';
import { expecting, repeatable, report, runProgram } from './shared/program';

const SECTIONS = WRITTEN_SECTIONS.map(({ name }) => name);

const emailAddress = expecting('an email address', (text) => email.safeParse(text).success);
const address = expecting('an address with https://', (text) => url.safeParse(text).success);
const zone = expecting('an IANA time zone such as Europe/Lisbon', isTimeZone);
const figure = expecting('a value and what it counts, such as "64 engineers"', (text) => /^\S+ \S/.test(text));
const color = expecting('a color such as #2f9e77, in quotes', (text) => COLOR.test(text));
const section = expecting(`one of ${SECTIONS.join(', ')}`, (name) => SECTIONS.includes(name));

const EXAMPLES = `
Without a terminal, or with --yes, no questions are asked. Required values that no source has are marked TODO.

Examples:
  npm run init
  npm run init -- --resume resume.json
  npm run init -- --linkedin Complete_LinkedInDataExport.zip --email ada@example.com --yes`;

const program = new Command('init')
  .description("Replace the sample in content/ and public/ with the owner's documents.")
  .option('--name <name>', 'full name')
  .option('--title <title>', 'profession')
  .option('--location <place>', 'city, and region or country')
  .option('--email <address>', 'email address', emailAddress)
  .option('--link <address>', 'profile on LinkedIn, GitHub or elsewhere, repeatable', repeatable(address))
  .option('--timezone <zone>', 'IANA time zone whose nights the home page draws, such as Europe/Lisbon', zone)
  .option('--figure <text>', 'figure of your career, such as "64 engineers", repeatable', repeatable(figure))
  .option('--accent <color>', 'accent color, written #RRGGBB', color)
  .addOption(new Option('--resume <file>', 'résumé in JSON Resume format, of any version').conflicts('linkedin'))
  .option('--linkedin <archive>', 'data export of LinkedIn, as ZIP file or folder')
  .option('--projects <path...>', 'local clones from which projects are drafted')
  .option('--bgg <username>', 'BoardGameGeek user whose board games are shown; needs BGG_TOKEN')
  .option('--section <name>', `section to begin, repeatable: ${SECTIONS.join(', ')}`, repeatable(section))
  .option('--yes', 'write without asking')
  .option('--dry-run', 'show what would be written')
  .option('--force', "write despite uncommitted changes, and replace files that are no longer the sample's")
  .addHelpText('after', EXAMPLES)
  .action(async (options: Options) => {
    const { init } = await import('./init/init');
    report(await init(options));
  });

loadEnvFiles();
await runProgram(program);
