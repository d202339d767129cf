import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { env } from '../../lib/env';
import { headCommit } from '../../lib/site/commit';
import { fingerprintOf } from './fingerprint';
import { withLock } from './lock';
import { runCommand } from './processes';
import { completeStandalone } from './standalone';

const OUTPUT = '.next';
/** Hash of what the output is built from. `next build` clears the folder, so a failed build has none. */
const FINGERPRINT = join(OUTPUT, 'fingerprint');
const COPY = /^\.next-(\d+)$/;
const NOT_SERVED = ['cache', 'dev', 'standalone'];

const STEPS = [
  ['tsx', 'scripts/content.ts'],
  ['next', 'build'],
  ['tsx', 'scripts/finish-build/finish-build.ts'],
  ['tsx', 'scripts/search-index/search-index.ts'],
];

/** The server serves the root of a host. */
export function refuseBasePath(): void {
  const { basePath, siteUrl } = env;
  if (basePath) throw new Error(`SITE_URL ${siteUrl} has the path ${basePath}, which only npm run export supports.`);
}

/** Builds the site. Returns whether that succeeded; a step that fails says why. */
export function buildSite(stop: AbortSignal): Promise<boolean> {
  return alone(() => build(stop));
}

/** Builds the site if something has changed. Returns the folder to serve, or undefined if the build failed. */
export async function prepareSite(stop: AbortSignal): Promise<string | undefined> {
  if (!isWritable()) {
    if (isBuilt()) return OUTPUT;
    throw new Error(
      'This folder is read-only, so the site cannot be built in it. Copy it to a folder you can write to.',
    );
  }
  return alone(async () => {
    if (isBuilt()) console.log('Nothing has changed since the last build.');
    else if (!(await build(stop))) return undefined;
    return copyOutput();
  });
}

function alone<T>(work: () => Promise<T>): Promise<T> {
  const onWait = () => console.log('Another build is running in this folder. Waiting for it to end.');
  return withLock({ file: `${OUTPUT}-lock`, onWait }, work);
}

async function build(stop: AbortSignal): Promise<boolean> {
  const fingerprint = currentFingerprint();
  rmSync(FINGERPRINT, { force: true });
  for (const step of STEPS) {
    if ((await runCommand(step, { stop })) !== 0) return false;
  }
  if (env.isStandalone) completeStandalone(OUTPUT);
  writeFileSync(FINGERPRINT, fingerprint);
  return true;
}

function isBuilt(): boolean {
  const current = currentFingerprint();
  try {
    return readFileSync(FINGERPRINT, 'utf8') === current;
  } catch {
    return false;
  }
}

/** The commit counts too: pages have the dates of their last commits. */
function currentFingerprint(): string {
  const { contentDir } = env;
  const isElsewhere = relative('.', contentDir).startsWith('..') && existsSync(contentDir);
  const content = isElsewhere && fingerprintOf(contentDir, {});
  return fingerprintOf('.', { ...env.buildSettings, content, head: headCommit() });
}

function isWritable(): boolean {
  try {
    accessSync('.', constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Copies what the server reads, so that a later build changes nothing for it. Removes copies of servers that ended. */
function copyOutput(): string {
  for (const name of readdirSync('.')) {
    const pid = Number(COPY.exec(name)?.[1]);
    if (pid && (pid === process.pid || !processExists(pid))) rmSync(name, { recursive: true });
  }
  const folder = `${OUTPUT}-${process.pid}`;
  const filter = (path: string) => !NOT_SERVED.some((name) => path === join(OUTPUT, name));
  // The output has relative links into node_modules.
  cpSync(OUTPUT, folder, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE, filter });
  return folder;
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
