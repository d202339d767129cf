import { Command } from 'commander';
import { print } from '../lib/log';
import { addCommand, CommandError, type Run, runProgram } from './collect/program';
import { loadEnvFiles } from './env-files';
import { keepMemoryFlat } from './photos/flat-memory';

/** Loads a command only when it runs, so that --help is fast. */
type Load = () => Promise<{ run: Run }>;

function createProgram(): Command {
  const program = new Command('photos')
    .description('Manages the photographs of the gallery.')
    .usage('COMMAND [options]');
  const define = (name: string, summary: string, load: Load) =>
    addCommand(program, name, summary).action(async function (this: Command) {
      const { run } = await load();
      const { summary, problem } = await run(this.args, this.opts());
      if (summary) print(summary);
      if (problem) throw new CommandError(problem);
    });
  define('add', 'Write the sizes and the document of each picture', () => import('./photos/add'))
    .argument('<file...>', 'TIFF, PNG, JPEG, WebP or AVIF pictures, and FITS or XISF files of the same names')
    .option('--csv <file>', "AstroBin's acquisition CSV, for one picture")
    .option('--name <name>', 'name of the document, for one picture (default: from the name of the file)')
    .option('--out <folder>', 'folder of the sizes (default: public/photos)')
    .option('--force', 'replace the picture of a document that exists; the rest of the document stays')
    .addHelpText(
      'after',
      '\nRun it again after an interruption: pictures that were added are skipped. Lines marked TODO need your decision.',
    );
  define(
    'sample',
    'Render the sample fields from the star catalogue of d3-celestial',
    () => import('./photos/sample'),
  ).argument('[name...]', 'fields to render (default: all)');
  return program;
}

keepMemoryFlat();
loadEnvFiles();
await runProgram(createProgram());
