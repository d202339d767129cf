import { Command } from 'commander';
import { findPublished } from '../lib/content/unpublished-files';
import { env } from '../lib/env';
import { readContentFiles } from './shared/content-files';
import { loadEnvFiles } from './shared/env-files';
import { runProgram } from './shared/program';
import { buildChanged, buildSite } from './start/build';
import { stopSignal } from './start/processes';

const program = new Command('build')
  .description('Check and compile the content, and build the pages and the search index.')
  .option('--if-changed', 'do nothing if nothing has changed since the last build')
  .option('--standalone', 'also write .next/standalone, which runs without this folder')
  .option('--draft', 'build content with places marked TODO as a preview, if nothing says what the build is for')
  .action(async ({ ifChanged, standalone, draft }: { ifChanged?: boolean; standalone?: boolean; draft?: boolean }) => {
    const { basePath, siteUrl } = env;
    // The server serves the root of a host.
    if (basePath) throw new Error(`SITE_URL ${siteUrl} has the path ${basePath}, which only npm run export supports.`);
    if (draft && env.isLocal && findPublished(readContentFiles(env.contentDir)).todos.length > 0)
      env.inherited.DEPLOY_ENV = 'preview';
    if (standalone) env.inherited.STANDALONE = 'true';
    const build = ifChanged ? buildChanged : buildSite;
    if (!(await build(stopSignal()))) process.exitCode = 1;
  });

loadEnvFiles();
await runProgram(program);
