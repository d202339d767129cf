import { hash, mulberry32 } from '../../random';
import { round } from '../../round';
import { FIELD_NAMES, type FieldName, PIECE_NAMES, PIECE_VARIANTS, type PieceName } from './cover';

type Random = () => number;

interface Field {
  across: number;
  down: number;
  /** Shift of every second row, as a part of `across`. */
  shift?: number;
  /** Paths relative to the center of a cell. One of `tints` is chosen for each cell. */
  line?: string;
  tints: string[];
}

const HALF_TILES = ['m13-13v26h-26z', 'm13 13h-26v-26z', 'm-13 13v-26h26z', 'm-13-13h26v26z'];
const DISC = 'm-8 0a8 8 0 1 0 16 0 8 8 0 1 0-16 0z';

const FIELDS: Record<FieldName, Field> = {
  hexes: {
    across: 29.4,
    down: 25.5,
    shift: 0.5,
    line: 'm0-16l13.9 8v16l-13.9 8-13.9-8v-16z',
    tints: ['m0-13l11.3 6.5v13l-11.3 6.5-11.3-6.5v-13z', '', ''],
  },
  tiles: {
    across: 28,
    down: 28,
    line: 'm-13-13h26v26h-26z',
    tints: [...HALF_TILES, DISC, DISC, DISC, '', '', ''],
  },
  board: { across: 36, down: 18, shift: 0.5, tints: ['m-9-9h18v18h-18z'] },
};

interface Kind {
  /** Paths around the origin, filled by the even-odd rule. One is chosen for each piece. */
  paths: string[];
  least: number;
  most: number;
  step: number;
  drift?: number;
  /** Largest turn, in degrees. */
  spin?: number;
  /** Turn from one piece to the next, in degrees, as in a hand of cards. */
  fan?: number;
}

const CARD = 'M-10-15h20v30h-20z';
const DIE = 'M-11-11h22v22h-22z';
const ONE = circle(0, 0, 2.6);
const TWO = circle(-5.5, -5.5, 2.6) + circle(5.5, 5.5, 2.6);
const FOUR = TWO + circle(5.5, -5.5, 2.6) + circle(-5.5, 5.5, 2.6);
const SIX = FOUR + circle(-5.5, 0, 2.6) + circle(5.5, 0, 2.6);

const PIECES: Record<PieceName, Kind> = {
  workers: {
    paths: ['M-2.5-5.1A4.6 4.6 0 1 1 2.5-5.1L12-1.5V2L5 3 9 12H2.5L0 7.5-2.5 12H-9L-5 3-12 2v-3.5z'],
    least: 2,
    most: 4,
    step: 29,
    drift: 14,
  },
  dice: {
    paths: [ONE, TWO, ONE + TWO, FOUR, ONE + FOUR, SIX].map((pips) => DIE + pips),
    least: 2,
    most: 3,
    step: 35,
    drift: 20,
    spin: 80,
  },
  talk: {
    paths: [`M-16-11h32v19h-19l-7 7v-7h-6z${[-8, 0, 8].map((x) => circle(x, -1.5, 2.8)).join('')}`],
    least: 2,
    most: 3,
    step: 39,
    drift: 30,
  },
  coins: {
    paths: [`${[12, 10, 7.6].map((radius) => circle(0, 0, radius)).join('')}M0-4l4 4-4 4-4-4z`],
    least: 2,
    most: 4,
    step: 28,
    drift: 26,
  },
  cards: {
    paths: [`${CARD}M0-7l5 7-5 7-5-7z`, CARD + circle(0, 0, 5), `${CARD}M0-10l3 10-3 10-3-10z`],
    least: 3,
    most: 5,
    step: 25,
    fan: 13,
  },
  pawns: { paths: ['M-2-4.4A5 5 0 1 1 2-4.4L4 6 8 12H-8L-4 6z'], least: 2, most: 4, step: 24, drift: 24 },
};

/** The file that covers refer to by the names in `drawCover`. */
export function drawShapes(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapeDefinitions()}</svg>`;
}

export function shapeDefinitions(): string {
  const fields = FIELD_NAMES.map((name) => drawField(name, mulberry32(hash(name))));
  const rows = PIECE_NAMES.flatMap((name) =>
    Array.from({ length: PIECE_VARIANTS }, (_, index) => drawRow(name, index, mulberry32(hash(name + index)))),
  );
  return `<defs>${[...fields, ...rows].join('')}</defs>`;
}

/** Around the origin. It thins out at a distance of about 120. */
function drawField(name: FieldName, random: Random): string {
  const { across, down, shift = 0, line = '', tints } = FIELDS[name];
  let lines = '';
  let tinted = '';
  for (let row = -Math.ceil(100 / down); row <= 100 / down; row++) {
    for (let column = -Math.ceil(110 / across); column <= 110 / across; column++) {
      const x = round((column + (row % 2 ? shift : 0)) * across);
      const y = round(row * down);
      if (random() > 1.4 - Math.hypot(x, y) / 80) continue;
      const tint = pick(tints, random);
      if (line) lines += `M${x} ${y}${line}`;
      if (tint) tinted += `M${x} ${y}${tint}`;
    }
  }
  return [
    `<g id="${name}">`,
    `<path d="${lines}" fill="none" stroke="currentColor" stroke-opacity=".4" stroke-width=".8"/>`,
    `<path d="${tinted}" opacity=".18"/>`,
    '</g>',
  ].join('');
}

function drawRow(name: PieceName, variant: number, random: Random): string {
  const { paths, least, most, step, drift = 0, spin = 0, fan = 0 } = PIECES[name];
  const count = least + (variant % (most - least + 1));
  const pieces = Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2;
    const y = Math.round((random() - 0.5) * drift + (fan ? 2.8 * offset ** 2 : 0));
    const turn = offset * fan + Math.round((random() - 0.5) * 4) * (spin / 4);
    return `<path d="${pick(paths, random)}" transform="translate(${offset * step} ${y})rotate(${turn})"/>`;
  });
  const style = 'fill-rule="evenodd" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"';
  return `<g id="${name}${variant + 1}" ${style}>${pieces.join('')}</g>`;
}

function circle(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function pick(list: readonly string[], random: Random): string {
  return list[Math.floor(random() * list.length)] ?? '';
}
