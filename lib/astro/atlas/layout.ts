import type { Area, Size } from '../sky/plate';

/** As shares of the shorter side: the border with coordinates, the bar of light, and the title below. */
const BORDER = 0.045;
const BAR = 0.014;
const TITLE = 0.1;

/** The map of a drawn plate, without its border, bar and title. */
export function findMap({ width, height }: Size): Area {
  const side = Math.min(width, height);
  const border = Math.round(side * BORDER);
  const below = Math.round(side * BAR) + Math.round(side * TITLE);
  return { left: border, top: border, width: width - 2 * border, height: height - 2 * border - below };
}

/** The map and its bar, as fractions of the sheet. */
export function cropSheet(size: Size): Area {
  const map = findMap(size);
  const bar = Math.round(Math.min(size.width, size.height) * BAR);
  return {
    left: map.left / size.width,
    top: map.top / size.height,
    width: map.width / size.width,
    height: (map.height + bar) / size.height,
  };
}
