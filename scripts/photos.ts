import { Command } from 'commander';
import { env } from '../lib/env';
import { loadEnvFiles } from './shared/env-files';
import { addCommand, runProgram } from './shared/program';

/** Above this size, in bytes, glibc takes memory from the system and gives it back at once. */
const MMAP_THRESHOLD = '131072';

const program = new Command('photos').description('Manage the photographs of the gallery.').usage('COMMAND [options]');
addCommand(program, 'add', 'Write the sizes and the document of each picture', () => import('./photos/add'))
  .argument('<file...>', 'TIFF, PNG, JPEG, WebP or AVIF pictures, and FITS or XISF files of the same names')
  .option('--csv <file>', "AstroBin's acquisition CSV, for one picture")
  .option('--name <name>', 'name of the document, for one picture (default: from the name of the file)')
  .option('--out <folder>', 'folder of the sizes (default: public/photos)')
  .option('--force', 'replace the picture of a document that exists; the rest of the document stays')
  .addHelpText(
    'after',
    '\nRun it again after an interruption: pictures that were added are skipped. Lines marked TODO need your decision.',
  );

/** Restarts this process with a fixed threshold: eight pictures of 61 megapixels then take 230 MB, else 662 MB. */
function keepMemoryFlat(): void {
  if (process.platform !== 'linux' || env.inherited.MALLOC_MMAP_THRESHOLD_ || !process.execve) return;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...env.inherited,
    MALLOC_MMAP_THRESHOLD_: MMAP_THRESHOLD,
    MALLOC_ARENA_MAX: '2',
  });
}

keepMemoryFlat();
loadEnvFiles();
await runProgram(program);
