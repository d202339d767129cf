import type { PieceName } from './cover';
import { disc, type Place, type Point, polygon } from './path';

type Random = () => number;

interface Kind {
  draw(place: Place, random: Random): string;
  least: number;
  most: number;
  step: number;
  drift?: number;
  /** Largest turn, in degrees. */
  spin?: number;
  /** Turn from one piece to the next, in degrees, as in a hand of cards. */
  fan?: number;
}

const square = (half: number): Point[] => rectangle(half, half);
const rectangle = (x: number, y: number): Point[] => [
  [-x, -y],
  [x, -y],
  [x, y],
  [-x, y],
];
const diamond = (x: number, y: number): Point[] => [
  [0, -y],
  [-x, 0],
  [0, y],
  [x, 0],
];
const CORNERS: Point[] = square(5.5);
const PIPS: Point[][] = [
  [[0, 0]],
  CORNERS.filter((_, index) => index % 2 === 0),
  [...CORNERS.filter((_, index) => index % 2 === 0), [0, 0]],
  CORNERS,
  [...CORNERS, [0, 0]],
  [...CORNERS, [-5.5, 0], [5.5, 0]],
];
const BODY: Point[] = [
  [-2.5, -6],
  [2.5, -6],
  [12, -1.5],
  [12, 2],
  [5, 3],
  [9, 12],
  [2.5, 12],
  [0, 7.5],
  [-2.5, 12],
  [-9, 12],
  [-5, 3],
  [-12, 2],
  [-12, -1.5],
];
const PAWN: Point[] = [
  [-2, -5],
  [2, -5],
  [4, 6],
  [8, 12],
  [-8, 12],
  [-4, 6],
];
const BUBBLE: Point[] = [
  [-16, -11],
  [16, -11],
  [16, 8],
  [-3, 8],
  [-10, 15],
  [-10, 8],
  [-16, 8],
];

const PIECES = {
  workers: {
    draw: (place) => polygon(BODY, place) + disc([0, -9], 4.6, place),
    least: 2,
    most: 4,
    step: 29,
    drift: 14,
  },
  dice: {
    draw: (place, random) =>
      polygon(square(11), place) +
      pick(PIPS, random)
        .map((pip) => disc(pip, 2.6, place, true))
        .join(''),
    least: 2,
    most: 3,
    step: 35,
    drift: 20,
    spin: 80,
  },
  talk: {
    draw: (place) => polygon(BUBBLE, place) + [-8, 0, 8].map((x) => disc([x, -1.5], 2.8, place, true)).join(''),
    least: 2,
    most: 3,
    step: 39,
    drift: 30,
  },
  coins: {
    draw: (place) =>
      disc([0, 0], 12, place) +
      disc([0, 0], 10, place, true) +
      disc([0, 0], 7.6, place) +
      polygon(diamond(4, 4), place),
    least: 2,
    most: 4,
    step: 28,
    drift: 26,
  },
  cards: {
    draw: (place, random) => {
      const sign = [polygon(diamond(5, 7), place), disc([0, 0], 5, place, true), polygon(diamond(3, 10), place)];
      return polygon(rectangle(10, 15), place) + pick(sign, random);
    },
    least: 3,
    most: 5,
    step: 25,
    fan: 13,
  },
  pawns: {
    draw: (place) => polygon(PAWN, place) + disc([0, -9], 5, place),
    least: 2,
    most: 4,
    step: 24,
    drift: 24,
  },
} satisfies Record<PieceName, Kind>;

export function drawRow(name: PieceName, variant: number, random: Random): string {
  const { draw, least, most, step, drift = 0, spin = 0, fan = 0 }: Kind = PIECES[name];
  const count = least + (variant % (most - least + 1));
  return Array.from({ length: count }, (_, index) => {
    const offset = index - (count - 1) / 2;
    const place = {
      x: offset * step,
      y: Math.round((random() - 0.5) * drift + (fan ? 2.8 * offset ** 2 : 0)),
      turn: offset * fan + Math.round((random() - 0.5) * 4) * (spin / 4),
    };
    return draw(place, random);
  }).join('');
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)] as T;
}
