import { type DocumentOf, getDocuments } from '../content/documents';

export type BoardGame = DocumentOf<'BoardGameCollection'>['games'][number];

const NO_GAMES = {
  games: [] as BoardGame[],
  total_games: 0,
  updated: '',
  _raw: { sourceFilePath: 'tabletop/collection.json' },
};

export function getCollection() {
  return getDocuments('BoardGameCollection')[0] ?? NO_GAMES;
}
