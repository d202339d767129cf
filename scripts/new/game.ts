import { join } from 'node:path';
import { collectionSchema } from '../../lib/collectors/bgg/board-game';
import { replaceFile } from '../../lib/collectors/shared/replace-file';
import { newGame, withGame } from '../../lib/content/write/game';
import { env } from '../../lib/env';
import { readContentFiles } from '../check-content';
import { CommandError, type Run } from '../program';
import { assertNoNewProblem } from './add';

const PATH = 'tabletop/collection.json';

/** `new game NAME`: adds one game to the collection. */
export const run: Run = async ([given = ''], { id }) => {
  const name = given.trim();
  const files = readContentFiles(env.contentDir);
  const file = join(env.contentDir, PATH);
  const text = files.documents.get(PATH) ?? '';
  const games = gamesIn(text, file);
  const same = games.find((game) => game.name.toLowerCase() === name.toLowerCase() || game.id === id);
  if (same) throw new CommandError(`${file} already has ${same.name} (id ${same.id}).`);
  const added = newGame(
    name,
    id as number | undefined,
    games.map((game) => game.id),
  );
  const changed = withGame(text, added, new Date());
  assertNoNewProblem(files, [{ path: PATH, text: changed }]);
  await replaceFile(file, changed);
  return {
    summary: `Added ${name} to ${file}.\nNext: fill in what you know; null is shown as a dash. \`npm run collect -- bgg USERNAME\` replaces the list by your shelf on BoardGameGeek.`,
  };
};

function gamesIn(text: string, file: string) {
  try {
    return collectionSchema.parse(JSON.parse(text)).games;
  } catch {
    throw new CommandError(`${file} is not a valid collection. \`npm run content:check\` says why.`);
  }
}
