import type { Area, Plate } from '../sky/plate';
import { labelMeridians, labelParallels, range } from './layers';
import { layOutSheet } from './layout';
import type { SheetText } from './sheet-texts';
import type { PlatePalette } from './star-color';
import { drawSymbol, nameSymbol } from './symbols';

interface Grid {
  hours: number;
  degrees: number;
}

/** The widest map, in degrees across, for which each step of the grid is used. */
const GRIDS: [across: number, grid: Grid][] = [
  [3, { hours: 1 / 30, degrees: 0.5 }],
  [4, { hours: 1 / 15, degrees: 1 }],
  [6, { hours: 1 / 12, degrees: 1 }],
  [12, { hours: 1 / 6, degrees: 2 }],
];

export function selectGrid(across: number): Grid {
  return GRIDS.find(([widest]) => across < widest)?.[1] ?? { hours: 1 / 3, degrees: 5 };
}

interface Drawing {
  svg: string;
  texts: SheetText[];
}

export function drawCoordinates(plate: Plate, map: Area, { hours, degrees }: Grid, palette: PlatePalette): Drawing {
  const { frame, bar } = layOutSheet(plate);
  const size = Math.min(plate.width, plate.height) * 0.0165;
  const bottom = bar.top + bar.height;
  const room = frame.top + frame.height - bottom;
  const meridians = labelMeridians(plate, map, range(0, 24 - hours, hours), bar.top);
  const right = map.left + map.width;
  const parallels = [map.left, right].map((x) =>
    labelParallels(plate, map, range(-90 + degrees, 90 - degrees, degrees), x),
  );
  const tick = size * 0.4;
  const style = { size, color: palette.text };
  const texts: SheetText[] = meridians.map(({ value, at }) => ({
    string: formatHour(value),
    x: at,
    y: bottom + room / 2 + size * 0.45,
    anchor: 'middle' as const,
    ...style,
  }));
  parallels.forEach((labels, index) => {
    const x = index === 0 ? (frame.left + map.left) / 2 : (right + frame.left + frame.width) / 2;
    for (const { value, at } of labels) {
      const string = formatDegrees(value);
      if (at < map.top + size || at > bar.top - size || string.endsWith('′')) continue;
      texts.push({ string, x, y: at + size * 0.35, anchor: 'middle', ...style });
    }
  });
  const ticks = meridians.map(({ at }) => `M${at.toFixed(1)} ${bottom}v${tick}M${at.toFixed(1)} ${map.top}v${-tick}`);
  return { svg: `<path d="${ticks.join('')}" stroke="${palette.figure}" stroke-width="${size / 12}"/>`, texts };
}

export function drawTitle(plate: Plate, title: string, { text }: PlatePalette): SheetText {
  const { title: room } = layOutSheet(plate);
  return { string: title, x: room.left, y: room.top + room.height * 0.48, size: room.height * 0.34, color: text };
}

/** The magnitude to which the Hipparcos Catalogue is nearly complete. It also lists selected fainter stars. */
const COMPLETE_TO = 8.5;

interface Key {
  faintest: number;
  palette: PlatePalette;
  brightest: number;
  /** Radius of a magnitude in pixels. */
  measure(magnitude: number): number;
  kinds: string[];
}

export function drawKey(plate: Plate, { faintest, palette, brightest, measure, kinds }: Key): Drawing {
  const { title: room } = layOutSheet(plate);
  const size = room.height * 0.17;
  const color = palette.symbol;
  const limit = faintest > COMPLETE_TO ? `${faintest}, complete to ${COMPLETE_TO}` : faintest;
  const source = `Hipparcos stars to magnitude ${limit} · J2000`;
  const texts: SheetText[] = [{ string: source, x: room.left, y: room.top + room.height * 0.82, size, color }];
  const step = size * 1.9;
  const right = room.left + room.width;
  const upper = room.top + room.height * 0.36;
  const magnitudes = range(Math.ceil(brightest), Math.floor(faintest), 1);
  const discs = magnitudes.map((magnitude, index) => {
    const x = right - (magnitudes.length - 1 - index) * step - size;
    texts.push({ string: String(magnitude), x, y: room.top + room.height * 0.82, size, color, anchor: 'middle' });
    return `<circle cx="${x}" cy="${upper}" r="${measure(magnitude).toFixed(1)}" fill="${palette.text}"/>`;
  });
  let x = right - magnitudes.length * step - size * 2;
  const symbols = [...new Set(kinds.map(nameSymbol))]
    .filter((kind) => kind !== 'asterism')
    .map((kind) => {
      const half = kind.length * size * 0.26;
      if (x - 2 * half < room.left + source.length * size * 0.55) return '';
      x -= half;
      texts.push({ string: kind, x, y: room.top + room.height * 0.82, size, color, anchor: 'middle' });
      const symbol = drawSymbol(kind, { x, y: upper, radius: size * 0.55 });
      x -= half + size * 1.4;
      return symbol;
    });
  const svg = `<g stroke="${color}" stroke-width="${size / 12}">${symbols.join('')}</g>${discs.join('')}`;
  return { svg, texts };
}

function formatHour(hours: number): string {
  const minutes = Math.round(hours * 60);
  const rest = minutes % 60;
  return rest ? `${Math.floor(minutes / 60)}h ${rest}m` : `${minutes / 60}h`;
}

/** "+10°", "0°", "−5°" or "+20° 30′" */
export function formatDegrees(degrees: number): string {
  const sign = degrees > 0 ? '+' : degrees < 0 ? '−' : '';
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${sign}${Math.floor(minutes / 60)}°${minutes % 60 ? ` ${minutes % 60}′` : ''}`;
}
