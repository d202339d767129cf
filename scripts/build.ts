import { Command } from 'commander';
import { env } from '../lib/env';
import { loadEnvFiles } from './shared/env-files';
import { runProgram } from './shared/program';
import { buildChanged, buildSite, refuseBasePath } from './start/build';
import { stopSignal } from './start/processes';

const program = new Command('build')
  .description('Check and compile the content, and build the pages and the search index.')
  .option('--if-changed', 'do nothing if nothing has changed since the last build')
  .option('--standalone', 'also write .next/standalone, which runs without this folder')
  .action(async ({ ifChanged, standalone }: { ifChanged?: boolean; standalone?: boolean }) => {
    refuseBasePath();
    if (standalone) env.inherited.STANDALONE = 'true';
    const build = ifChanged ? buildChanged : buildSite;
    if (!(await build(stopSignal()))) process.exitCode = 1;
  });

loadEnvFiles();
await runProgram(program);
