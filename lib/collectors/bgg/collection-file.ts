import { readFile } from 'node:fs/promises';
import { BggError } from './bgg-error';
import { type BoardGame, type Collection, collectionSchema } from './board-game';
import { fileProblem } from './file-problem';
import { formatCollection, inFileOrder } from './format';

/**
 * The collection in a file; undefined where there is no file. Throws BggError for one that is not a collection, since
 * nobody could tell what replacing it would lose.
 */
export async function readCollection(file: string): Promise<Collection | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw fileProblem(file, error);
  });
  if (text === undefined) return undefined;
  const collection = parseCollection(text);
  if (!collection)
    throw new BggError('refused', `${file} is not a valid collection; repair it, or pass --force to replace it.`);
  return collection;
}

/** The text of a new collection, proved against the schema by reading it back. Throws BggError. */
export function writtenCollection(games: readonly BoardGame[], now: Date): string {
  const updated = `${now.toISOString().slice(0, 19)}Z`;
  const text = formatCollection({ updated, total_games: games.length, games: inFileOrder(games) });
  const collection = parseCollection(text);
  if (!collection || new Set(games.map(({ id }) => id)).size !== games.length)
    throw new BggError('refused', 'The fetched collection does not fit the schema of the file; nothing was changed.');
  return text;
}

function parseCollection(text: string): Collection | undefined {
  try {
    return collectionSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
