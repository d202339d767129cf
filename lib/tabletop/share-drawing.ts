import { PALETTE } from '../looks/palette';
import type { Drawing } from '../share/drawing';
import type { BoardGame } from './collection';
import { drawCover } from './cover/cover';
import { shapeDefinitions } from './cover/shapes';

const COLUMNS = 3;
const PLACES = 4 * COLUMNS;
const COVER = { width: 208, height: 130, gap: 16 };

export function drawGames(games: readonly BoardGame[]): Drawing {
  const sorted = games.toSorted((a, b) => b.numplays - a.numplays || a.id - b.id);
  const covers = Array.from({ length: PLACES }, (_, index) => {
    const game = sorted[index % sorted.length];
    if (!game) return '';
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    return placeCover(game, column * (COVER.width + COVER.gap), row * (COVER.height + COVER.gap));
  });
  return { svg: `${shapeDefinitions()}<g transform="translate(650 20)rotate(-8)">${covers.join('')}</g>` };
}

function placeCover(game: BoardGame, x: number, y: number): string {
  const { back, front } = drawCover(game);
  const use = ({ shape, transform, opacity = 1 }: typeof back) =>
    `<use href="#${shape}" transform="${transform}" opacity="${opacity}"/>`;
  return [
    `<rect x="${x}" y="${y}" width="${COVER.width}" height="${COVER.height}" fill="${PALETTE.plate}"/>`,
    `<svg x="${x}" y="${y}" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 160 100" color="${PALETTE.dim}" fill="currentColor">`,
    '<rect width="160" height="100" opacity=".14"/>',
    use(back),
    use(front),
    '</svg>',
  ].join('');
}
