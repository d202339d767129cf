import type { Area } from '../sky/plate';

interface Size {
  width: number;
  height: number;
}

/** As shares of the shorter side: the border with coordinates, the bar of light, and the title below. */
const BORDER = 0.045;
const BAR = 0.014;
const TITLE = 0.1;

export function layOutSheet({ width, height }: Size): { map: Area; bar: Area; frame: Area; title: Area } {
  const side = Math.min(width, height);
  const border = Math.round(side * BORDER);
  const barHeight = Math.round(side * BAR);
  const titleHeight = Math.round(side * TITLE);
  const edge = Math.round(border * 0.15);
  const map: Area = {
    left: border,
    top: border,
    width: width - 2 * border,
    height: height - 2 * border - barHeight - titleHeight,
  };
  const bar: Area = { left: map.left, top: map.top + map.height, width: map.width, height: barHeight };
  const frame: Area = { left: edge, top: edge, width: width - 2 * edge, height: height - titleHeight - 2 * edge };
  const title: Area = { left: border, top: height - titleHeight, width: map.width, height: titleHeight };
  return { map, bar, frame, title };
}

export function cropSheet(size: Size): { left: number; top: number; width: number; height: number } {
  const { map, bar } = layOutSheet(size);
  return {
    left: map.left / size.width,
    top: map.top / size.height,
    width: map.width / size.width,
    height: (map.height + bar.height) / size.height,
  };
}
