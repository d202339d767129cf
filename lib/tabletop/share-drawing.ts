import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';
import { drawCover } from './cover/cover';
import { shapeDefinitions } from './cover/shapes';

interface Game {
  id: number;
  numplays: number;
  categories: string[];
  mechanics: string[];
}

const COLUMNS = 3;
const COVER = { width: 208, height: 130, gap: 16 };

export function drawGames(games: readonly Game[]): Drawing {
  const shown = games.toSorted((a, b) => b.numplays - a.numplays || a.id - b.id).slice(0, 4 * COLUMNS);
  const covers = shown.map((game, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    return placeCover(game, column * (COVER.width + COVER.gap), row * (COVER.height + COVER.gap));
  });
  return { svg: `${shapeDefinitions()}<g transform="translate(650 20)rotate(-8)">${covers.join('')}</g>` };
}

function placeCover(game: Game, x: number, y: number): string {
  const { back, front, hasField } = drawCover(game);
  const use = ({ shape, transform }: typeof back, opacity = 1) =>
    `<use href="#${shape}" transform="${transform}" opacity="${opacity}"/>`;
  return [
    `<rect x="${x}" y="${y}" width="${COVER.width}" height="${COVER.height}" fill="${PALETTE.plate}"/>`,
    `<svg x="${x}" y="${y}" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 160 100" color="${PALETTE.dim}" fill="currentColor">`,
    '<rect width="160" height="100" opacity=".14"/>',
    use(back, hasField ? 1 : 0.12),
    use(front),
    '</svg>',
  ].join('');
}
