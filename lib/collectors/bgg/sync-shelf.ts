import type { Clock } from '../github/clock';
import type { Progress } from '../github/progress';
import { BggError } from './bgg-error';
import { toBoardGame } from './board-game';
import { type Changes, changesBetween, isUnchanged } from './changes';
import type { BggClient } from './client';
import { readCollection, writtenCollection } from './collection-file';
import { fetchGames, type Wanted } from './fetch-games';
import { inFileOrder } from './format';
import { assertReplaceable, type Files, replaceFile } from './replace-file';

/** More than this share of the shelf does not vanish unasked: then it is rather the answer that is wrong. */
const MOST_REMOVED = 0.2;

export interface ShelfSync extends Wanted {
  /** The collection file. */
  file: string;
  /** Tell what would change, and change nothing. */
  dryRun: boolean;
  /** Replace whatever is there. */
  force: boolean;
  client: BggClient;
  clock: Clock;
  progress: Progress;
  files?: Files;
}

export interface ShelfReport {
  changes: Changes;
  /** Games on the new shelf. */
  total: number;
  written: boolean;
  notes: string[];
}

/** Brings the collection file up to date. The file changes in one step at the end, or not at all; throws BggError. */
export async function syncShelf(sync: ShelfSync): Promise<ShelfReport> {
  const { file, files, client, clock, progress, force, dryRun } = sync;
  if (!dryRun) await assertReplaceable(file, files);
  const shelf = await oldGames(sync);
  const before = shelf ?? [];
  const previous = new Map(before.map((game) => [game.id, game]));
  const fetched = await fetchGames(client, sync, progress);
  const games = inFileOrder(
    fetched.games.map((game) => toBoardGame({ ...game, previous: previous.get(game.owned.id) })),
  );
  const text = writtenCollection(games, clock.now());
  const changes = changesBetween(before, games);
  const refusal = force ? undefined : refusalOf(changes, before.length);
  const report = { changes, total: games.length, written: false, notes: fetched.notes };
  if (dryRun) return refusal ? { ...report, notes: [...report.notes, refusal] } : report;
  if (refusal) throw new BggError('refused', refusal);
  if (shelf && isUnchanged(changes)) return report;
  await replaceFile(file, text, files);
  return { ...report, written: true };
}

/** undefined where there is no shelf yet, or none that counts. */
async function oldGames({ file, force }: ShelfSync) {
  try {
    return (await readCollection(file))?.games;
  } catch (error) {
    if (force && error instanceof BggError && error.kind === 'refused') return undefined;
    throw error;
  }
}

function refusalOf({ removed }: Changes, before: number): string | undefined {
  if (removed.length <= before * MOST_REMOVED) return undefined;
  return `${removed.length} of ${before} games would be removed, more than a fifth of the shelf; if that is right, run \`npm run collect -- bgg\` with --force.`;
}
