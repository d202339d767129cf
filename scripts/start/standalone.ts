import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The server and what it sends. Next traces neither. */
const SERVER = ['scripts/server.ts', 'lib/site/headers.ts', '.next/site', '.next/site-headers.json'];
const PACKAGES = ['sirv', 'totalist', 'mrmime', '@polka/url'];

export function completeStandalone(): void {
  const folder = '.next/standalone';
  // Validators of files have their time.
  for (const path of [...SERVER, ...PACKAGES.map((name) => `node_modules/${name}`)])
    cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  rmSync(join(folder, 'server.js'));
}
