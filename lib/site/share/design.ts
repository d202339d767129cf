import { PALETTE } from '../../diagram/palette';
import { plotFigures, plotGrid, plotStars } from '../../sky/chart';
import { fitTitle, type TitleStyle } from './fit-title';
import { SHARE_SIZE } from './size';
import { drawText, type TextStyle, textWidth } from './text';

export const TITLE_COLOR = PALETTE.ink;

const MARGIN = 80;
const BASELINE = { owner: 104, title: 462, foot: 566 };
const TITLE_WIDTH = 690;
/** Around the title, for what reaches out of a line. */
const BLEED = 12;
const LEADING = 1.08;

const OWNER: TextStyle = { size: 30, weight: 600, tracking: -0.01, color: PALETTE.ink };
const KIND: TextStyle = { size: 26, weight: 500, color: PALETTE['accent-ink'] };
const HOST: TextStyle = { size: 26, weight: 400, color: PALETTE['ink-faint'] };
const LABEL: TextStyle = { size: 17, weight: 400, color: PALETTE['ink-soft'] };
const TITLES: TitleStyle[] = [
  { size: 104, lines: 2 },
  { size: 84, lines: 3 },
  { size: 68, lines: 4 },
  { size: 54, lines: 5 },
].map((style) => ({ ...style, weight: 600, tracking: -0.025, color: TITLE_COLOR }));

/** The mark of app/icon.svg without its ground. */
const MARK = `<g transform="scale(1.25)" fill="${PALETTE['accent-ink']}"><path d="M22 7 8 10.5 18.5 26Z" fill="none" stroke="${PALETTE['accent-ink']}" stroke-opacity=".5"/><circle cx="22" cy="7" r="3.4"/><circle cx="8" cy="10.5" r="2.2"/><circle cx="18.5" cy="26" r="2.7"/></g>`;

export interface ShareFrame {
  owner: string;
  /** The part of the site, such as "Projects". */
  kind: string;
  /** Where the site is reached; left out where that is nobody's address. */
  host?: string | undefined;
}

/** All of a preview but its title, as an SVG without text: letters are outlines, alike on every machine. */
export async function drawFrame({ owner, kind, host }: ShareFrame): Promise<string> {
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    await drawSky(),
    at(MARGIN - 8, BASELINE.owner - 31, MARK),
    at(MARGIN + 44, BASELINE.owner, await drawText(owner, OWNER)),
    `<path d="M${MARGIN} 513.5H${width - MARGIN}" stroke="${PALETTE['line-strong']}"/>`,
    at(MARGIN, BASELINE.foot, await drawText(kind, KIND)),
    host ? at(width - MARGIN - textWidth(host, HOST), BASELINE.foot, await drawText(host, HOST)) : '',
    '</svg>',
  ].join('');
}

/** The title as an SVG no larger than it has to be, and where that belongs. Longer titles grow upwards from one line. */
export async function drawTitle(title: string) {
  const { lines, style } = fitTitle(title, TITLE_WIDTH, TITLES);
  const leading = Math.round(style.size * LEADING);
  const box = {
    left: MARGIN - BLEED,
    top: BASELINE.title - lines.length * leading - BLEED,
    width: TITLE_WIDTH + 2 * BLEED,
    height: lines.length * leading + Math.round(style.size * 0.3) + BLEED,
  };
  const drawn = lines.map(async (line, index) =>
    // Large letters have air to their left, which would set them in from the line below.
    at(BLEED - style.size * 0.05, BLEED + (index + 1) * leading, await drawText(line, style)),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}">${(await Promise.all(drawn)).join('')}</svg>`;
  return { svg, box };
}

/** The ground and the summer sky of the home page, which fades towards the title. */
async function drawSky(): Promise<string> {
  const view = { ra: 19.85, dec: 25, scale: 500 };
  const hours = Array.from({ length: 14 }, (_, index) => 17 + index / 2);
  const stars = plotStars(view);
  const triangle = ['Vega', 'Deneb', 'Altair'].flatMap((name) => stars.filter((star) => star.name === name));
  const labels = stars.map(async ({ name, x, y, radius }) =>
    name ? at(x + radius + 9, y + 6, await drawText(name, LABEL)) : '',
  );
  return [
    '<defs><linearGradient id="night" x2="0" y2="1">',
    `<stop stop-color="${PALETTE.raised}"/><stop offset="1" stop-color="${PALETTE.ground}"/></linearGradient>`,
    '<linearGradient id="fade"><stop offset=".1" stop-color="black"/><stop offset=".55" stop-color="white"/></linearGradient>',
    '<mask id="east" maskUnits="userSpaceOnUse" x="420" y="0" width="780" height="513">',
    '<rect x="420" width="780" height="513" fill="url(#fade)"/></mask></defs>',
    '<rect width="1200" height="630" fill="url(#night)"/>',
    '<g mask="url(#east)"><g transform="translate(930 262)">',
    `<path d="${plotGrid(view, hours, [-20, -10, 0, 10, 20, 30, 40, 50, 60, 70])}" fill="none" stroke="${PALETTE.line}"/>`,
    `<polygon points="${triangle.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="${PALETTE.accent}" fill-opacity=".06"`,
    ` stroke="${PALETTE.accent}" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round"/>`,
    `<path d="${plotFigures(view)}" fill="none" stroke="${PALETTE['accent-ink']}" stroke-opacity=".55" stroke-width="1.5"/>`,
    ...stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.ink}"/>`),
    ...(await Promise.all(labels)),
    '</g></g>',
  ].join('');
}

function at(x: number, y: number, svg: string): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})">${svg}</g>`;
}
