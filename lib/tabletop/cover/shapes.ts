import { hash, mulberry32 } from '../../random';
import { FIELD_NAMES, PIECE_NAMES, VARIANTS } from './cover';
import { drawField } from './fields';
import { drawRow } from './pieces';

/** The drawings that covers are put together from. */
export const FIELD_SHAPES = FIELD_NAMES.flatMap((name) =>
  numbered(name, VARIANTS.fields).map(({ id, random }) => ({
    id,
    isDashed: name === 'routes',
    ...drawField(name, random),
  })),
);

export const PIECE_SHAPES = PIECE_NAMES.flatMap((name) =>
  numbered(name, VARIANTS.pieces).map(({ id, variant, random }) => ({ id, path: drawRow(name, variant, random) })),
);

/** An SVG whose shapes the covers refer to. */
export function drawShapes(): string {
  const fields = FIELD_SHAPES.map(({ id, isDashed, lines, tints, solids }) => {
    const stroke = isDashed ? 'stroke-width="2.6" stroke-dasharray="7 2"' : 'stroke-width=".8"';
    return [
      `<g id="${id}">`,
      lines && `<path d="${lines}" fill="none" stroke="currentColor" stroke-opacity=".4" ${stroke}/>`,
      tints && `<path d="${tints}" opacity=".18"/>`,
      solids && `<path d="${solids}"/>`,
      '</g>',
    ].join('');
  });
  const pieces = PIECE_SHAPES.map(
    ({ id, path }) => `<path id="${id}" d="${path}" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${[...fields, ...pieces].join('')}</defs></svg>`;
}

function numbered(name: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const id = `${name}${index + 1}`;
    return { id, variant: index, random: mulberry32(hash(id)) };
  });
}
