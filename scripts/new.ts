import { Command, InvalidArgumentError } from 'commander';
import { documentTypes } from '../lib/content/schema/documents';
import { loadEnvFiles } from './shared/env-files';
import { addCommand, runProgram } from './shared/program';

const NAME = 'name of the file (default: from the title)';

const program = new Command('new')
  .description('Add a document to the content. It is valid at once, and a draft where its type has drafts.')
  .usage('TYPE "TITLE" [options]')
  .addHelpText('after', '\nPhotographs: npm run photos -- add');
for (const [type, { starter, pattern }] of Object.entries(documentTypes)) {
  if (!starter) continue;
  const { name } = starter;
  addCommand(program, name, `Add content/${pattern.split('/')[0]}/NAME.mdx`, async () => {
    const { runFor } = await import('./new/add');
    return { run: runFor(type) };
  })
    .argument('<title>', 'title of the document')
    .option('--name <name>', pattern.includes('**') ? `${NAME}; with folders, such as infra/dns` : NAME);
}
addCommand(program, 'game', 'Add a game to content/tabletop/collection.json', () => import('./new/game'))
  .argument('<name>', 'name of the game')
  .option('--id <number>', "BoardGameGeek's number of the game, from the address of its page", number);
addCommand(program, 'projects', 'Draft projects from clones', () => import('./new/projects')).argument(
  '<path...>',
  'local clones, working trees or bare repositories, or a folder that holds some',
);

function number(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Expected a number such as 13.');
  return Number(text);
}

loadEnvFiles();
await runProgram(program);
