import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newGame } from '../../lib/collectors/bgg/board-game';
import { parseCollection, serializeCollection } from '../../lib/collectors/bgg/collection-file';
import { env } from '../../lib/env';
import { replaceFile } from '../../lib/replace-file';
import { readContentFiles } from '../shared/content-files';
import type { Run } from '../shared/program';
import { assertNoNewProblem, notesOfSections } from './add';

export const GAMES = 'tabletop/collection.json';
const EMPTY = '{\n  "updated": "1970-01-01T00:00:00Z",\n  "total_games": 0,\n  "games": []\n}\n';

export const run: Run = async ([given = ''], { id }) => {
  const name = given.trim();
  if (!name) throw new Error('Nothing was written: a game needs a name.');
  const files = readContentFiles(env.contentDir);
  const file = join(env.contentDir, GAMES);
  const text = files.documents.get(GAMES) ?? EMPTY;
  const games = gamesIn(text, file);
  const same = games.find((game) => game.name.toLowerCase() === name.toLowerCase() || game.id === id);
  if (same) throw new Error(`${file} already has ${same.name} (id ${same.id}).`);
  const added = newGame(
    name,
    id as number | undefined,
    games.map((game) => game.id),
  );
  const changed = serializeCollection([...games, added], new Date());
  assertNoNewProblem(files, [{ path: GAMES, text: changed }]);
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, changed);
  const lines = [
    `Added ${name} to ${file}.`,
    'Next: fill in what you know; what is null is not shown. `npm run collect -- bgg USERNAME` replaces the list with your shelf on BoardGameGeek.',
    ...notesOfSections(files, [{ path: GAMES }]),
  ];
  return { summary: lines.join('\n') };
};

function gamesIn(text: string, file: string) {
  const collection = parseCollection(text);
  if (!collection) throw new Error(`${file} is not a valid collection. \`npm run content:check\` says why.`);
  return collection.games;
}
