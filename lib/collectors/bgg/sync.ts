import { assertReplaceable, replaceFile } from '../../replace-file';
import { listSome, pluralize } from '../../words';
import type { Progress } from '../shared/progress';
import type { Clock } from '../shared/time';
import { type BoardGame, type FetchedGame, toBoardGame } from './board-game';
import { type Changes, compareGames, isUnchanged } from './changes';
import type { BggClient } from './client';
import { readCollection, serializeCollection, sortGames } from './collection-file';
import { BggError, toFileError } from './errors';
import { type GameDetails, readDetails, readOwnedGames } from './items';

/** If more than this share of the games would be removed, the response is more likely wrong than the file. */
const MAX_REMOVED = 0.2;

interface FetchOptions {
  username: string;
  client: BggClient;
  clock: Clock;
  progress: Progress;
}

export interface SyncOptions extends FetchOptions {
  file: string;
  dryRun: boolean;
  force: boolean;
}

export interface SyncReport {
  changes: Changes;
  total: number;
  written: boolean;
  notes: string[];
}

/** Updates the collection file, which is replaced atomically at the end or not at all. Throws BggError. */
export async function syncCollection(options: SyncOptions): Promise<SyncReport> {
  const { file, force, dryRun } = options;
  const failed = (error: NodeJS.ErrnoException) => {
    throw toFileError(file, error);
  };
  if (!dryRun) await assertReplaceable(file).catch(failed);
  const current = await readGames(options);
  const before = current ?? [];
  const { games, text, notes } = await fetchCollection(options, before);
  const changes = compareGames(before, games);
  const refusal = force ? undefined : findRefusal(changes, before.length);
  const report = { changes, total: games.length, written: false, notes };
  if (dryRun) return refusal ? { ...report, notes: [...notes, refusal] } : report;
  if (refusal) throw new BggError('refused', refusal);
  if (current && isUnchanged(changes)) return report;
  await replaceFile(file, text).catch(failed);
  return { ...report, written: true };
}

/** The games of a user and the text of their file. Throws BggError. */
export async function fetchCollection({ username, client, clock, progress }: FetchOptions, before: BoardGame[] = []) {
  const previous = new Map(before.map((game) => [game.id, game]));
  const fetched = await fetchGames(client, username, progress);
  const games = sortGames(fetched.games.map((game) => toBoardGame(game, previous.get(game.owned.id))));
  return { games, text: serializeCollection(games, clock.now()), notes: fetched.notes };
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

const BATCH = 20;

async function fetchGames(client: BggClient, username: string, progress: Progress) {
  progress.start('Collection');
  const notes: string[] = [];
  const { items, total } = await client('collection', { username, own: '1', excludesubtype: 'boardgameexpansion' });
  if (total !== undefined && total !== items.length)
    notes.push(`BoardGameGeek announced ${pluralize(total, 'entry', 'entries')} and sent ${items.length}.`);
  const owned = readOwnedGames(items);
  const ids = owned.map(({ id }) => id);
  const details = await fetchDetails(client, ids, progress);
  const all = owned.map((game): FetchedGame => ({ owned: game, details: details.get(game.id) }));
  const missing = all.filter((game) => !game.details).map(({ owned: { id, name } }) => `${name} (${id})`);
  if (missing.length > 0) notes.push(`Without details: ${listSome(missing, 10)}.`);
  const games = all.filter(isGame);
  const skipped = all.length - games.length;
  if (skipped > 0)
    notes.push(`Skipped: ${pluralize(skipped, 'expansion or accessory', 'expansions and accessories')}.`);
  return { games, notes };
}

async function fetchDetails(client: BggClient, ids: number[], progress: Progress): Promise<Map<number, GameDetails>> {
  const details = new Map<number, GameDetails>();
  progress.start('Games', ids.length);
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const { items } = await client('thing', { id: batch.join(','), stats: '1' });
    for (const game of readDetails(items)) {
      if (batch.includes(game.id) && !details.has(game.id)) details.set(game.id, game);
    }
    for (const _ of batch) progress.step();
  }
  progress.stop();
  return details;
}

/** A collection labels expansions as games; their details do not. */
function isGame({ owned, details }: FetchedGame): boolean {
  const type = details?.type || owned.type;
  return type === 'boardgame' || type === '';
}
