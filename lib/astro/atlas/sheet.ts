import { lazy } from '../../memoize';
import { selectDrawnObjects } from '../field/labels';
import { type Catalogue, readStars, type Star } from '../sky/catalogue';
import { type Area, isInside, type Plate, skyToPixel } from '../sky/plate';
import { drawFigures, drawGrid, drawMilkyWay, type PlottedStar, plotStars } from './layers';
import { layOutSheet } from './layout';
import { drawCoordinates, drawKey, drawTitle, selectGrid } from './sheet-border';
import { drawTexts } from './sheet-texts';
import { createPalette, mapStarColor, type PlatePalette } from './star-color';
import { drawSymbol, shrinkDisc } from './symbols';

const readAllStars = lazy((): Star[] => readStars('stars.14'));

/** Radius of a star of magnitude 0 that is the brightest of its plate, as a share of the shorter side. */
const BRIGHTEST_RADIUS = 0.0145;
/** Degrees. */
const SOFT_EDGE = 0.1;

interface SheetOptions {
  title: string;
  faintest: number;
  /** Figures, symbols, grid and names, or the stars and the Milky Way alone. */
  hasFigures: boolean;
}

export function drawSheet(plate: Plate, catalogue: Catalogue, { title, faintest, hasFigures }: SheetOptions) {
  const { map, bar, frame } = layOutSheet(plate);
  const stars = plotStars(plate, readAllStars(), map, faintest).toSorted((a, b) => a.magnitude - b.magnitude);
  const palette = createPalette(averageColor(stars));
  const side = Math.min(plate.width, plate.height);
  const brightest = Math.max(0, stars[0]?.magnitude ?? 0);
  const measure = (magnitude: number) => side * BRIGHTEST_RADIUS * shrinkDisc(Math.max(0, magnitude) - brightest);
  const objects = selectDrawnObjects(catalogue).flatMap((object) => {
    const point = skyToPixel(plate, object);
    if (!point || !isInside(map, point)) return [];
    const radius = Math.min(side * 0.2, Math.max(side * 0.007, ((object.size ?? 0) * 30) / plate.scale));
    return [{ kind: object.kind, x: round(point.x), y: round(point.y), radius: round(radius) }];
  });
  const grid = selectGrid((map.width * plate.scale) / 3600);
  const line = side / 1000;
  const figures = [
    `<path d="${drawGrid(plate, map, grid.hours, grid.degrees)}" stroke="${palette.grid}" stroke-width="${line}"/>`,
    `<path d="${drawFigures(plate, map, 1)}" stroke="${palette.figure}" stroke-width="${line * 1.8}"/>`,
    `<g stroke="${palette.symbol}" stroke-width="${line * 1.5}"><style>.cloud{fill:${palette.symbol}}</style>`,
    ...objects.map((object) => drawSymbol(object.kind, object)),
    '</g>',
  ];
  const border = drawCoordinates(plate, map, grid, palette);
  const key = drawKey(plate, { faintest, palette, brightest, measure, kinds: objects.map(({ kind }) => kind) });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${plate.width}" height="${plate.height}" fill="none">`,
    `<rect width="100%" height="100%" fill="${palette.paper}"/>`,
    drawRect(map, `fill="${palette.ground}"`),
    `<clipPath id="map">${drawRect(map, '')}</clipPath><g clip-path="url(#map)">`,
    drawClouds(plate, map, palette),
    ...(hasFigures ? figures : []),
    ...stars.map((star) => drawStar(star, measure(star.magnitude), palette)),
    '</g>',
    drawLight(stars, bar),
    drawRect(map, `stroke="${palette.figure}" stroke-width="${line * 1.5}"`),
    drawRect(frame, `stroke="${palette.grid}" stroke-width="${line * 1.5}"`),
    border.svg,
    key.svg,
    drawTexts(plate, [...border.texts, ...key.texts]),
    drawTexts(plate, [drawTitle(plate, title, palette)], 'source-serif-4'),
    '</svg>',
  ];
  return { svg: svg.join(''), stars: stars.length };
}

/** The Milky Way in five tones. The blur hides the coarse outlines. */
function drawClouds(plate: Plate, map: Area, { cloud }: PlatePalette): string {
  const blur = (SOFT_EDGE * 3600) / plate.scale;
  const reach = 3 * blur;
  const area = {
    left: map.left - reach,
    top: map.top - reach,
    width: map.width + 2 * reach,
    height: map.height + 2 * reach,
  };
  const paths = drawMilkyWay(plate, area).map(
    (d) => `<path d="${d}" fill="${cloud}" fill-opacity=".17" fill-rule="evenodd"/>`,
  );
  const filter = `<filter id="soft" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${blur.toFixed(1)}"/></filter>`;
  return `${filter}<g filter="url(#soft)">${paths.join('')}</g>`;
}

function averageColor(stars: PlottedStar[]): number {
  let light = 0;
  let sum = 0;
  for (const { magnitude, colorIndex } of stars) {
    if (colorIndex === undefined) continue;
    const share = 10 ** (-0.4 * magnitude);
    light += share;
    sum += share * colorIndex;
  }
  return light > 0 ? sum / light : 0.35;
}

function drawStar({ x, y, colorIndex }: PlottedStar, radius: number, { ground }: PlatePalette): string {
  const r = radius.toFixed(1);
  const edge =
    radius > 5 ? ` stroke="${ground}" stroke-width="${(radius * 0.45).toFixed(1)}" paint-order="stroke"` : '';
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${mapStarColor(colorIndex)}"${edge}/>`;
}

/** A bar of all stars by color. The width of each is its share of the light. */
function drawLight(stars: PlottedStar[], { left, top, width, height }: Area): string {
  const measured = stars.filter(({ colorIndex }) => colorIndex !== undefined);
  const ordered = measured.toSorted((a, b) => (a.colorIndex ?? 0) - (b.colorIndex ?? 0));
  const total = ordered.reduce((sum, { magnitude }) => sum + 10 ** (-0.4 * magnitude), 0);
  let x = left;
  const parts = ordered.map(({ magnitude, colorIndex }) => {
    const share = (width * 10 ** (-0.4 * magnitude)) / total;
    const part = `<rect x="${x.toFixed(2)}" y="${top}" width="${(share + 0.5).toFixed(2)}" height="${height}" fill="${mapStarColor(colorIndex)}"/>`;
    x += share;
    return part;
  });
  return parts.join('');
}

function drawRect({ left, top, width, height }: Area, style: string): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" ${style}/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
