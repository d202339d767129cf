import { readFile } from 'node:fs/promises';
import { documentType } from '../../content/schema/documents';
import { ifExists } from '../../replace-file';
import type { BoardGame, Collection } from './board-game';
import { BggError, toFileError } from './errors';

const DECIMALS = new Set(['weight', 'avg_rating', 'bayes_avg']);
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Returns undefined if the file does not exist. Throws BggError for an invalid file, which could contain data. */
export async function readCollection(file: string): Promise<Collection | undefined> {
  const text = await ifExists(readFile(file, 'utf8')).catch((error: NodeJS.ErrnoException) => {
    throw toFileError(file, error);
  });
  if (text === undefined) return undefined;
  const collection = parseCollection(text);
  if (!collection)
    throw new BggError('refused', `${file} is not a valid collection. Repair it, or replace it with --force.`);
  return collection;
}

export function serializeCollection(games: readonly BoardGame[], now: Date): string {
  const updated = `${now.toISOString().slice(0, 19)}Z`;
  const text = formatCollection({ updated, total_games: games.length, games: sortGames(games) });
  if (!parseCollection(text) || new Set(games.map(({ id }) => id)).size !== games.length)
    throw new BggError('refused', 'The collection from BoardGameGeek does not match the schema; nothing was changed.');
  return text;
}

export function sortGames(games: readonly BoardGame[]): BoardGame[] {
  return games.toSorted((a, b) => collator.compare(a.name, b.name) || a.id - b.id);
}

/** JSON with one field and one list per line, which keeps diffs readable. */
export function formatCollection({ updated, total_games, games }: Collection): string {
  const list = games.length === 0 ? '[]' : `[\n${games.map(formatGame).join(',\n')}\n  ]`;
  return `{\n  "updated": ${JSON.stringify(updated)},\n  "total_games": ${total_games},\n  "games": ${list}\n}\n`;
}

function formatGame(game: BoardGame): string {
  const fields = Object.entries(game).map(([key, value]) => `      "${key}": ${formatValue(key, value)}`);
  return `    {\n${fields.join(',\n')}\n    }`;
}

function formatValue(key: string, value: BoardGame[keyof BoardGame]): string {
  if (Array.isArray(value)) return `[${value.map((text) => JSON.stringify(text)).join(', ')}]`;
  return DECIMALS.has(key) && Number.isInteger(value) ? `${value}.0` : JSON.stringify(value);
}

export function parseCollection(text: string): Collection | undefined {
  const { schema } = documentType('BoardGameCollection');
  try {
    return schema.safeParse(JSON.parse(text)).data as Collection | undefined;
  } catch {
    return undefined;
  }
}
