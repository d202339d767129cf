import { Command } from 'commander';
import { print } from '../lib/log';
import { addCommand, runProgram } from './collect/program';
import { loadEnvFiles } from './env-files';

const program = new Command('photos')
  .description('Make documents and pictures of the photo gallery.')
  .usage('COMMAND [options]');

addCommand(program, 'sample', 'Render the sample fields from the star catalogue of d3-celestial')
  .argument('[name...]', 'fields to render (default: all)')
  .action(async (names: string[]) => {
    const { run } = await import('./photos/sample');
    print((await run(names, {})).summary);
  });

loadEnvFiles();
await runProgram(program);
