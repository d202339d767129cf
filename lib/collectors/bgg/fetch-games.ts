import { pluralize } from '../../pluralize';
import type { Progress } from '../github/progress';
import type { BggClient } from './client';
import { type OwnedGame, readOwnedGames } from './collection-items';
import { type Details, readDetails } from './details';

/** The service refuses more at once. */
const BATCH = 20;
const EXPANSION = 'boardgameexpansion';

export interface Wanted {
  username: string;
  expansions: boolean;
}

/** A shelf as the service tells it. */
export interface Fetched {
  games: { owned: OwnedGame; details: Details | undefined }[];
  /** What somebody who counts should know, a sentence each. */
  notes: string[];
}

/** Fetches a user's owned games with their details. Throws BggError; an answer in parts is never taken for the whole. */
export async function fetchGames(ask: BggClient, wanted: Wanted, progress: Progress): Promise<Fetched> {
  progress.start('Collection');
  const notes: string[] = [];
  const owned = readOwnedGames(await fetchCollection(ask, wanted, notes));
  const details = await fetchDetails(
    ask,
    owned.map(({ id }) => id),
    progress,
  );
  const missing = owned.filter(({ id }) => !details.has(id)).map(({ id, name }) => `${name} (${id})`);
  if (missing.length > 0) notes.push(`Without details: ${listed(missing)}.`);
  const games = owned.map((game) => ({ owned: game, details: details.get(game.id) }));
  const kept = games.filter((game) => isWanted(kindOf(game), wanted));
  if (kept.length < games.length) notes.push(leftOut(games.map(kindOf), wanted));
  return { games: kept, notes };
}

async function fetchCollection(ask: BggClient, { username, expansions }: Wanted, notes: string[]) {
  const query = { username, own: '1', stats: '1' };
  const answers = [await ask('collection', { ...query, excludesubtype: EXPANSION })];
  if (expansions) answers.push(await ask('collection', { ...query, subtype: EXPANSION }));
  for (const { items, total } of answers) {
    if (total !== undefined && total !== items.length)
      notes.push(`BoardGameGeek announced ${pluralize(total, 'entry', 'entries')} and sent ${items.length}.`);
  }
  return answers.flatMap(({ items }) => items);
}

async function fetchDetails(ask: BggClient, ids: number[], progress: Progress): Promise<Map<number, Details>> {
  const details = new Map<number, Details>();
  progress.start('Games', ids.length);
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const { items } = await ask('thing', { id: batch.join(','), stats: '1' });
    for (const found of readDetails(items)) {
      if (batch.includes(found.id) && !details.has(found.id)) details.set(found.id, found);
    }
    for (const _ of batch) progress.step();
  }
  progress.stop();
  return details;
}

function kindOf({ owned, details }: Fetched['games'][number]): string {
  return details?.type || owned.subtype;
}

function isWanted(kind: string, { expansions }: Wanted): boolean {
  return kind === 'boardgame' || kind === '' || (expansions && kind === EXPANSION);
}

/** Why a shelf shows fewer games than its owner counts. */
function leftOut(kinds: string[], wanted: Wanted): string {
  const out = kinds.filter((kind) => !isWanted(kind, wanted));
  const expansions = out.filter((kind) => kind === EXPANSION).length;
  const other = out.length - expansions;
  const parts = [
    expansions && `${pluralize(expansions, 'expansion')} (--expansions adds them)`,
    other && `${other} of other kinds`,
  ];
  return `Left out: ${parts.filter(Boolean).join(', ')}.`;
}

function listed(names: string[]): string {
  return names.length > 10 ? `${names.slice(0, 10).join(', ')} and ${names.length - 10} more` : names.join(', ');
}
