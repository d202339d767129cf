import { hash, mulberry32 } from '../../random';
import { FIELD_NAMES, PIECE_NAMES, VARIANTS } from './cover';
import { drawField } from './fields';
import { drawRow } from './pieces';

export const FIELD_SHAPES = FIELD_NAMES.flatMap((name) =>
  numbered(name, VARIANTS.fields).map(({ id, random }) => ({
    id,
    ...drawField(name, random),
  })),
);

export const PIECE_SHAPES = PIECE_NAMES.flatMap((name) =>
  numbered(name, VARIANTS.pieces).map(({ id, variant, random }) => ({ id, path: drawRow(name, variant, random) })),
);

function numbered(name: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const id = `${name}${index + 1}`;
    return { id, variant: index, random: mulberry32(hash(id)) };
  });
}
