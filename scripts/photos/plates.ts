import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writePlate } from '../../lib/astro/atlas/write-plate';
import { env } from '../../lib/env';
import { createProgress } from '../collect/progress';
import { CommandError, type Run } from '../shared/program';

const FOLDERS = { documents: join(env.contentDir, 'astrophotos'), pictures: 'public/photos' };

export const run: Run = async (names) => {
  const plates = readdirSync(FOLDERS.documents)
    .filter((file) => /^rendered:/m.test(readFileSync(join(FOLDERS.documents, file), 'utf8')))
    .map((file) => basename(file, '.mdx'));
  const unknown = names.filter((name) => !plates.includes(name));
  if (unknown.length > 0) throw new CommandError(`Unknown plate ${unknown.join(', ')}. Plates: ${plates.join(', ')}.`);
  const chosen = plates.filter((name) => names.length === 0 || names.includes(name));
  const progress = createProgress();
  progress.start('Plates drawn', chosen.length);
  try {
    for (const name of chosen) {
      await writePlate(name, FOLDERS);
      progress.step();
    }
  } finally {
    progress.stop();
  }
  return { summary: `${chosen.length} plates drawn into ${FOLDERS.documents} and ${FOLDERS.pictures}.` };
};
