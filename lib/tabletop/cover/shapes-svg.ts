import { FIELD_SHAPES, PIECE_SHAPES } from './shapes';

export function drawShapes(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapeDefinitions()}</svg>`;
}

export function shapeDefinitions(): string {
  const fields = FIELD_SHAPES.map(({ id, lines, tints }) => {
    return [
      `<g id="${id}">`,
      lines && `<path d="${lines}" fill="none" stroke="currentColor" stroke-opacity=".4" stroke-width=".8"/>`,
      tints && `<path d="${tints}" opacity=".18"/>`,
      '</g>',
    ].join('');
  });
  const pieces = PIECE_SHAPES.map(
    ({ id, path }) => `<path id="${id}" d="${path}" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>`,
  );
  return `<defs>${[...fields, ...pieces].join('')}</defs>`;
}
