import type { Progress } from '../shared/progress';
import { assertReplaceable, replaceFile } from '../shared/replace-file';
import type { Clock } from '../shared/time';
import { toBoardGame } from './board-game';
import { type Changes, compareGames, isUnchanged } from './changes';
import type { BggClient } from './client';
import { readCollection, serializeCollection, sortGames } from './collection-file';
import { BggError, toFileError } from './errors';
import { fetchGames } from './fetch-games';

/** If more than this share of the games would be removed, the response is more likely wrong than the file. */
const MAX_REMOVED = 0.2;

export interface SyncOptions {
  username: string;
  file: string;
  dryRun: boolean;
  force: boolean;
  client: BggClient;
  clock: Clock;
  progress: Progress;
}

export interface SyncReport {
  changes: Changes;
  total: number;
  written: boolean;
  notes: string[];
}

/** Updates the collection file, which is replaced atomically at the end or not at all. Throws BggError. */
export async function syncCollection(options: SyncOptions): Promise<SyncReport> {
  const { file, client, clock, progress, force, dryRun } = options;
  const failed = (error: NodeJS.ErrnoException) => {
    throw toFileError(file, error);
  };
  if (!dryRun) await assertReplaceable(file).catch(failed);
  const current = await readGames(options);
  const before = current ?? [];
  const previous = new Map(before.map((game) => [game.id, game]));
  const fetched = await fetchGames(client, options.username, progress);
  const games = sortGames(fetched.games.map((game) => toBoardGame({ ...game, previous: previous.get(game.owned.id) })));
  const text = serializeCollection(games, clock.now());
  const changes = compareGames(before, games);
  const refusal = force ? undefined : findRefusal(changes, before.length);
  const report = { changes, total: games.length, written: false, notes: fetched.notes };
  if (dryRun) return refusal ? { ...report, notes: [...report.notes, refusal] } : report;
  if (refusal) throw new BggError('refused', refusal);
  if (current && isUnchanged(changes)) return report;
  await replaceFile(file, text).catch(failed);
  return { ...report, written: true };
}

async function readGames({ file, force }: SyncOptions) {
  try {
    return (await readCollection(file))?.games;
  } catch (error) {
    if (force && error instanceof BggError && error.kind === 'refused') return undefined;
    throw error;
  }
}

function findRefusal({ removed }: Changes, before: number): string | undefined {
  if (removed.length <= before * MAX_REMOVED) return undefined;
  return `${removed.length} of ${before} games would be removed, more than 20%. If this is correct, run \`npm run collect -- bgg\` with --force.`;
}
