import type { Accent } from '../content/schema/accents';
import { hash, mulberry32 } from '../random';

const TONES: Accent[] = ['violet', 'blue', 'cyan', 'green', 'amber', 'orange', 'rose', 'lime'];

export interface Cover {
  tone: Accent;
  stars: Star[];
  /** SVG path of the line through the stars. */
  path: string;
  /** SVG path of all stars; one path renders faster than many circles. */
  discs: string;
}

interface Star {
  x: number;
  y: number;
  radius: number;
}

/** Draws a random constellation on a 120 by 60 grid. The seed is the game's id, the color its first category. */
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

function disc({ x, y, radius }: Star): string {
  const diameter = (2 * radius).toFixed(1);
  return `M${(x - radius).toFixed(1)} ${y}a${radius} ${radius} 0 1 0 ${diameter} 0a${radius} ${radius} 0 1 0-${diameter} 0`;
}
