import { clientFromEnv } from '../../lib/collectors/bgg/client-from-env';
import { summarize } from '../../lib/collectors/bgg/summary';
import { collectionFile } from '../../lib/collectors/bgg/sync-from-env';
import { type ShelfReport, syncShelf } from '../../lib/collectors/bgg/sync-shelf';
import { systemClock } from '../../lib/collectors/github/clock';
import type { BggOptions } from './bgg-options';
import type { Run } from './command';
import { createProgress } from './progress';

/** `collect bgg`: a user's board games into the collection file. */
export const run: Run = async ([username = ''], options) => {
  const { expansions = false, force = false, dryRun = false, out: file = collectionFile() } = options as BggOptions;
  const progress = createProgress();
  const client = clientFromEnv({ report: progress.note });
  const wanted = { username: username.trim(), expansions, force, dryRun };
  const report = await syncShelf({ ...wanted, file, client, clock: systemClock, progress }).finally(progress.stop);
  return [summarize(report.changes, report.total), ...report.notes, ending(report, file, dryRun)].join('\n');
};

function ending({ written }: ShelfReport, file: string, dryRun: boolean): string {
  if (dryRun) return `Dry run: ${file} is as it was.`;
  return written ? `Written to ${file}.` : `${file} is as it was.`;
}
