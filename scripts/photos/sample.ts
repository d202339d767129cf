import { join } from 'node:path';
import { FIELDS } from '../../lib/astro/render/fields';
import { readStars, writeField } from '../../lib/astro/render/write-sample';
import { env } from '../../lib/env';
import { createProgress } from '../collect/progress';
import { CommandError, type Run } from '../shared/program';

const FOLDERS = { documents: join(env.contentDir, 'astrophotos'), pictures: 'public/photos' };

/** Renders the named sample fields, or all of them. */
export const run: Run = async (names) => {
  const known = FIELDS.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new CommandError(`Unknown field ${unknown.join(', ')}. Fields: ${known.join(', ')}.`);
  const fields = FIELDS.filter(({ name }) => names.length === 0 || names.includes(name));
  const stars = readStars();
  const progress = createProgress();
  progress.start('Fields rendered', fields.length);
  try {
    for (const field of fields) {
      await writeField(field, stars, FOLDERS);
      progress.step();
    }
  } finally {
    progress.stop();
  }
  return { summary: `${fields.length} fields rendered into ${FOLDERS.documents} and ${FOLDERS.pictures}.` };
};
