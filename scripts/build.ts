import { Command } from 'commander';
import { loadEnvFiles } from './env-files';
import { runProgram } from './program';
import { buildSite, refuseBasePath } from './start/build';
import { stopSignal } from './start/processes';

const program = new Command('build')
  .description('Check and compile the content, and build the pages and the search index.')
  .action(async () => {
    refuseBasePath();
    if (!(await buildSite(stopSignal()))) process.exitCode = 1;
  });

loadEnvFiles();
await runProgram(program);
