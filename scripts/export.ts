import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { swapFolder } from '../lib/content/write/swap-folder';
import { isPreview } from '../lib/deployment';
import { SNAPSHOT_PATH, snapshotProblems } from '../lib/dev-stats/graphql/snapshot';
import { env } from '../lib/env';
import { withPolicyInHead } from '../lib/site/content-policy';
import { isStagingHost } from '../lib/site/headers';
import { pluralize } from '../lib/words';
import { hostRules } from './export/host-rules';
import { type SiteFile, siteFiles } from './finish-build/site-files';
import { brotliQuality, each, writeCompressed } from './finish-build/write-site';
import { loadEnvFiles } from './shared/env-files';
import { runProgram } from './shared/program';
import { buildCopy } from './start/build';
import { stopSignal } from './start/processes';

const OUT = 'out';
const BELOW_A_PATH =
  'It has no _headers, _redirects or _caddy, which are for the root of a host. It works on GitHub Pages, and wherever 404.html and index.html are enough.';

async function exportSite() {
  // The figures are saved if there is no API to ask.
  if (!env.graphqlUrl) env.inherited.EXPORTED_AT = new Date().toISOString();
  const build = await buildCopy(stopSignal());
  if (!build) throw new Error('The site was not built, so it is not exported.');
  try {
    const files = [...siteFiles(build)].map(withPolicyInFile);
    reportSnapshot(files);
    const quality = brotliQuality(build);
    const rules = hostRules(files, !isPreview(env.deployEnv) && !isStagingHost(env.hostname));
    await swapFolder(
      OUT,
      () => false,
      async (folder) => {
        await each(files, ({ path, body }) => writeCompressed(folder, path, body, quality));
        // GitHub Pages would leave out folders that begin with an underscore.
        await writeFile(join(folder, '.nojekyll'), '');
        // The rules for hosts assume the root of a host.
        if (env.basePath) return;
        await writeFile(join(folder, '_headers'), rules.headers);
        await writeFile(join(folder, '_redirects'), rules.redirects);
        await writeFile(join(folder, '_caddy'), rules.caddy);
      },
    );
    console.log(`out/ holds ${pluralize(files.length, 'file')}.`);
    if (env.basePath) console.log(BELOW_A_PATH);
  } finally {
    await rm(build, { recursive: true, force: true });
  }
}

/** Hosts cannot send a policy of its own with each page. */
function withPolicyInFile(file: SiteFile): SiteFile {
  const { 'content-security-policy': policy, ...headers } = file.headers;
  return policy ? { ...file, headers, body: Buffer.from(withPolicyInHead(file.body.toString(), policy)) } : file;
}

function reportSnapshot(files: readonly SiteFile[]): void {
  const snapshot = files.find(({ address }) => address === SNAPSHOT_PATH);
  if (!snapshot) return;
  for (const problem of snapshotProblems(JSON.parse(snapshot.body.toString())))
    console.error(`The saved statistics are incomplete: ${problem}`);
}

loadEnvFiles();
await runProgram(
  new Command('export')
    .description('Build the site, and write it to out/ as files for any web server.')
    .action(exportSite),
);
