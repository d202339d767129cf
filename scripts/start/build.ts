import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { env } from '../../lib/env';
import { headCommit } from '../../lib/site/commit';
import { fillMissingStore } from '../shared/fill-store';
import { copyBuild, FINGERPRINT, isWritable, OUTPUT } from './copy-build';
import { readFingerprint } from './fingerprint';
import { withLock } from './lock';
import { runCommand } from './processes';

const FINGERPRINT_FILE = join(OUTPUT, FINGERPRINT);
const STANDALONE = join(OUTPUT, 'standalone');

const CONTENT = ['tsx', 'scripts/content.ts'];
const STEPS = [
  ['next', 'build'],
  ['tsx', 'scripts/finish-build/finish-build.ts'],
];

/** Builds the site. Returns whether that succeeded; a step that fails says why. */
export function buildSite(stop: AbortSignal): Promise<boolean> {
  return inTurn(() => build(stop));
}

export async function buildChanged(stop: AbortSignal): Promise<boolean> {
  if (isWritable()) return inTurn(() => buildIfChanged(stop));
  if (isBuilt()) return true;
  throw new Error('This folder is read-only, so the site cannot be built in it. Copy it to a folder you can write to.');
}

/** Builds the site if something has changed. Returns the folder of a copy, or undefined if the build failed. */
export function buildCopy(stop: AbortSignal): Promise<string | undefined> {
  return inTurn(async () => ((await buildIfChanged(stop)) ? copyBuild() : undefined));
}

async function buildIfChanged(stop: AbortSignal): Promise<boolean> {
  if (isBuilt()) {
    await fillMissingStore(stop);
    console.log('Nothing has changed since the last build.');
    return true;
  }
  return build(stop);
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const onWait = () => console.log('Another build is running in this folder. Waiting for it to end.');
  return withLock(`${OUTPUT}-lock`, onWait, work);
}

async function build(stop: AbortSignal): Promise<boolean> {
  const fingerprint = currentFingerprint();
  rmSync(FINGERPRINT_FILE, { force: true });
  const [code] = await Promise.all([runCommand(CONTENT, stop), fillMissingStore(stop)]);
  if (code !== 0) return false;
  for (const step of STEPS) {
    if ((await runCommand(step, stop)) !== 0) return false;
  }
  if (env.isStandalone) completeStandalone();
  writeFileSync(FINGERPRINT_FILE, fingerprint);
  return true;
}

function isBuilt(): boolean {
  if (env.isStandalone && !existsSync(STANDALONE)) return false;
  const current = currentFingerprint();
  try {
    return readFileSync(FINGERPRINT_FILE, 'utf8') === current;
  } catch {
    return false;
  }
}

/** The commit counts too: pages have the dates of their last commits. */
function currentFingerprint(): string {
  const { contentDir } = env;
  const isElsewhere = relative('.', contentDir).startsWith('..') && existsSync(contentDir);
  const content = isElsewhere && readFingerprint(contentDir, {});
  return readFingerprint('.', { ...env.buildSettings, content, head: headCommit() });
}

/** The server and what it sends. Next traces neither. */
const SERVER = [
  'scripts/server.ts',
  'lib/site/headers.ts',
  'lib/site/request.ts',
  '.next/site',
  '.next/site-headers.json',
];
const PACKAGES = ['sirv', 'totalist', 'mrmime', '@polka/url'];

function completeStandalone(): void {
  // The ETag of a file contains its modification time.
  for (const path of [...SERVER, ...PACKAGES.map((name) => `node_modules/${name}`)])
    cpSync(path, join(STANDALONE, path), { recursive: true, preserveTimestamps: true });
  rmSync(join(STANDALONE, 'server.js'));
}
