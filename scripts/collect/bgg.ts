import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { summarize } from '../../lib/collectors/bgg/changes';
import { clientFromEnv, collectionFile } from '../../lib/collectors/bgg/from-env';
import { syncCollection } from '../../lib/collectors/bgg/sync';
import { systemClock } from '../../lib/collectors/shared/time';
import { env } from '../../lib/env';
import { notesOfSections } from '../new/add';
import { GAMES } from '../new/game';
import { readContentFiles } from '../shared/content-files';
import type { Run } from '../shared/program';
import { createProgress } from './progress';

interface BggOptions {
  out?: string;
  dryRun?: boolean;
  force?: boolean;
}

export const run: Run = async ([username = ''], options) => {
  const { force = false, dryRun = false, out: file = collectionFile() } = options as BggOptions;
  // Git keeps no empty folder, so a site that started without games has none.
  if (!options.out && !dryRun) await mkdir(dirname(file), { recursive: true });
  const unseen = options.out ? [] : notesOfSections(readContentFiles(env.contentDir), [{ path: GAMES }]);
  const progress = createProgress();
  const client = clientFromEnv({ report: progress.note });
  const query = { username: username.trim(), force, dryRun };
  const report = await syncCollection({ ...query, file, client, clock: systemClock, progress }).finally(progress.stop);
  const outcome = dryRun
    ? `Dry run: ${file} was not changed.`
    : report.written
      ? `Wrote ${file}.`
      : `${file} is up to date.`;
  return { summary: [summarize(report.changes, report.total), ...report.notes, outcome, ...unseen].join('\n') };
};
