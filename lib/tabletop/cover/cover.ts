import { mulberry32 } from '../../random';

/** Categories and mechanics of BoardGameGeek by what is drawn for them. The first match counts. */
const FIELDS = {
  hexes: /hexagon/i,
  tiles: /\btile|pattern building|grid coverage|puzzle|maze/i,
  board: /abstract|grid|enclosure|capture/i,
};
const PIECES = {
  workers: /worker/i,
  dice: /\bdice|roll/i,
  talk: /party|negotiat|word|voting|story|bluff|communicat|trading|team/i,
  coins: /econom|auction|income|market|loan/i,
  cards: /card|hand|deck|collection/i,
  pawns: /(?:)/,
};

export type FieldName = keyof typeof FIELDS;
export type PieceName = keyof typeof PIECES;
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];
export const PIECE_NAMES = Object.keys(PIECES) as PieceName[];

/** A row of pieces has shapes numbered from 1 to this. */
export const PIECE_VARIANTS = 3;

interface Named {
  categories: string[];
  mechanics: string[];
}

interface Use {
  shape: string;
  transform: string;
  opacity?: number;
}

export function drawCover(game: Named & { id: number }): { back: Use; front: Use } {
  const random = mulberry32(game.id);
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const { field, piece } = chooseTheme(game);
  const front = `${piece}${whole(1, PIECE_VARIANTS)}`;
  const x = whole(60, 100);
  const y = whole(34, 66);
  const turn = whole(0, 23) * 15;
  const shift = whole(-10, 10);
  const lift = whole(-6, 6);
  return {
    back: field
      ? { shape: field, transform: `translate(${x} ${y})rotate(${turn})` }
      : { shape: front, transform: `translate(${x} ${y})rotate(${turn})scale(4)`, opacity: 0.12 },
    front: {
      shape: front,
      transform: `translate(${80 + shift} ${50 + lift})${field ? '' : 'scale(1.05)'}`,
    },
  };
}

export function chooseTheme({ categories, mechanics }: Named): { field: FieldName | undefined; piece: PieceName } {
  const words = [...categories, ...mechanics].join('\n');
  return {
    field: FIELD_NAMES.find((name) => FIELDS[name].test(words)),
    piece: PIECE_NAMES.find((name) => PIECES[name].test(words)) ?? 'pawns',
  };
}
