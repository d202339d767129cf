import { pluralize } from '../../pluralize';
import type { Progress } from '../shared/progress';
import type { BggClient } from './client';
import { type GameDetails, type OwnedGame, readDetails, readOwnedGames } from './items';

const BATCH = 20;
const EXPANSION = 'boardgameexpansion';

interface FetchedGame {
  owned: OwnedGame;
  details: GameDetails | undefined;
}

export interface FetchedGames {
  games: FetchedGame[];
  notes: string[];
}

/** Throws BggError if any request fails. */
export async function fetchGames(client: BggClient, username: string, progress: Progress): Promise<FetchedGames> {
  progress.start('Collection');
  const notes: string[] = [];
  const owned = readOwnedGames(await fetchCollection(client, username, notes));
  const ids = owned.map(({ id }) => id);
  const details = await fetchDetails(client, ids, progress);
  const all = owned.map((game) => ({ owned: game, details: details.get(game.id) }));
  const missing = all.filter((game) => !game.details).map(({ owned: { id, name } }) => `${name} (${id})`);
  if (missing.length > 0) notes.push(`Without details: ${truncateList(missing)}.`);
  const games = all.filter((game) => isRequested(readType(game)));
  if (games.length < all.length) notes.push(describeSkipped(all.map(readType)));
  return { games, notes };
}

async function fetchCollection(client: BggClient, username: string, notes: string[]) {
  const query = { username, own: '1', stats: '1', excludesubtype: EXPANSION };
  const { items, total } = await client('collection', query);
  if (total !== undefined && total !== items.length)
    notes.push(`BoardGameGeek announced ${pluralize(total, 'entry', 'entries')} and sent ${items.length}.`);
  return items;
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

function readType({ owned, details }: FetchedGame): string {
  return details?.type || owned.type;
}

function isRequested(type: string): boolean {
  return type === 'boardgame' || type === '';
}

function describeSkipped(types: string[]): string {
  const skipped = types.filter((type) => !isRequested(type));
  const expansions = skipped.filter((type) => type === EXPANSION).length;
  const other = skipped.length - expansions;
  const parts = [
    expansions && pluralize(expansions, 'expansion'),
    other && `${pluralize(other, 'item')} of other types`,
  ];
  return `Skipped: ${parts.filter(Boolean).join(', ')}.`;
}

function truncateList(names: string[]): string {
  return names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more` : names.join(', ');
}
