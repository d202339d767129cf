import type { Accent } from '../content/schema/accents';
import { hash, mulberry32 } from '../random';

const TONES: Accent[] = ['violet', 'blue', 'cyan', 'green', 'amber', 'orange', 'rose', 'lime'];

export interface Cover {
  tone: Accent;
  stars: Star[];
  /** The line through the stars, as an SVG path. */
  path: string;
  /** Their discs, as one more. */
  discs: string;
}

interface Star {
  x: number;
  y: number;
  radius: number;
}

/**
 * The drawing of a game without a picture, on a field of 120 by 60: a constellation of its own and
 * the colour of its first category. The same game always gets the same cover.
 */
export function drawCover(game: { id: number; categories: string[] }): Cover {
  const random = mulberry32(game.id);
  const count = 4 + Math.floor(random() * 3);
  const stars = Array.from({ length: count }, (_, index) => ({
    x: Math.round(8 + (104 * (index + 0.2 + random() * 0.6)) / count),
    y: Math.round(8 + random() * 44),
    radius: Math.round((0.9 + random() * random() * 2.4) * 10) / 10,
  }));
  return {
    tone: TONES[hash(game.categories[0] ?? '') % TONES.length] ?? 'violet',
    stars,
    path: stars.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join(''),
    discs: stars.map(disc).join(''),
  };
}

/** One path for all draws faster than a circle each. */
function disc({ x, y, radius }: Star): string {
  const across = (2 * radius).toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0-${across} 0`;
}
