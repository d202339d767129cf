import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLE_PATHS, sampleFiles } from '../../content/sample';
import type { Owner, OwnerDocument } from './owner';
import type { Changes } from './replace';

export interface Plan extends Changes {
  added: string[];
  kept: string[];
}

interface Wanted {
  documents: OwnerDocument[];
  portrait?: Owner['portrait'];
  force?: boolean | undefined;
}

/** Git keeps no empty folder, and the build needs public/. */
const PLACEHOLDER = 'public/.gitkeep';

const GAMES = 'content/tabletop/collection.json';

/** Files that the owner has edited stay. `force` replaces them, and removes those of the sample except GAMES. */
export function createPlan(root: string, { documents, portrait, force = false }: Wanted): Plan {
  const replaced = SAMPLE_PATHS.filter((path) => path !== GAMES && existsSync(join(root, path)));
  const sample = new Set([...sampleFiles(root), ...(force ? replaced : [])]);
  const wanted = new Map<string, string | Buffer>(documents.map(({ path, text }) => [`content/${path}`, text]));
  if (portrait) wanted.set(`public/${portrait.file}`, portrait.bytes);
  const plan: Plan = { write: new Map(), remove: [], added: [], kept: [] };
  if (!existsSync(join(root, PLACEHOLDER))) wanted.set(PLACEHOLDER, '');
  for (const [path, content] of wanted) {
    const file = join(root, path);
    const exists = existsSync(file);
    if (exists && readFileSync(file).equals(Buffer.from(content))) continue;
    if (exists && !sample.has(path) && !force) {
      plan.kept.push(path);
      continue;
    }
    if (!exists) plan.added.push(path);
    plan.write.set(path, content);
  }
  plan.remove = [...sample].filter((path) => !wanted.has(path));
  return plan;
}
