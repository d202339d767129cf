import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written by tools, or not part of the site. Other entries that start with a dot are skipped too, except .env files. */
const NOT_BUILT = [
  'node_modules',
  'next-env.d.ts',
  'test-results',
  'playwright-report',
  'tests',
  'e2e',
  'bench',
  'docs',
  'out',
];

/** Hash of the settings and of the name and content of every file in the folder that a build can read. */
export function readFingerprint(folder: string, settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of filesBelow(folder)) {
    const content = readFileSync(join(folder, path));
    hash.update(`\n${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesBelow(root: string, folder = ''): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(({ name }) => isInput(name, folder));
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}

function isInput(name: string, folder: string): boolean {
  if (name.startsWith('.')) return folder === '' && name.startsWith('.env');
  return folder !== '' || (!NOT_BUILT.includes(name) && !name.endsWith('.tsbuildinfo'));
}
