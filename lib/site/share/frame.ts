import { plotFigures, plotGrid, plotStars } from '../../sky/chart';
import { PALETTE } from '../palette';
import { openTemplate, withoutMissing } from '../typst';
import { SHARE_SIZE } from './address';

const TEMPLATE = 'lib/site/share/share.typ';
const MARGIN = 80;
/** Baselines, in pixels. */
const BASELINE = { owner: 104, title: 462, foot: 566 };
/** The part of the image that a title can cover, and the space it leaves for letters below the baseline. */
const TITLE = { left: MARGIN - 12, top: 82, width: 714, height: 420, below: 40, textWidth: 690 };

const ICON = `<g transform="scale(1.25)" fill="${PALETTE['accent-ink']}"><path d="M22 7 8 10.5 18.5 26Z" fill="none" stroke="${PALETTE['accent-ink']}" stroke-opacity=".5"/><circle cx="22" cy="7" r="3.4"/><circle cx="8" cy="10.5" r="2.2"/><circle cx="18.5" cy="26" r="2.7"/></g>`;

export interface ShareFrame {
  owner: string;
  kind: string;
  host?: string | undefined;
  /** A PNG of PICTURE_SIZE as a data URL, shown in place of the sky. */
  picture?: string | undefined;
}

interface Text {
  string: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
  from?: 'left' | 'right';
}

/** The right part of the image above the line. */
export const PICTURE_SIZE = { width: 820, height: 513 } as const;

export function drawFrame({ owner, kind, host = '', picture }: ShareFrame): string {
  const { width, height } = SHARE_SIZE;
  const foot = { y: BASELINE.foot, size: 26 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    NIGHT,
    picture ? drawPicture(picture) : drawSky(),
    `<g transform="translate(${MARGIN - 8} ${BASELINE.owner - 31})">${ICON}</g>`,
    `<path d="M${MARGIN} 513.5H${width - MARGIN}" stroke="${PALETTE['line-strong']}"/>`,
    drawTexts([
      { string: owner, x: MARGIN + 44, y: BASELINE.owner, size: 30, weight: 600, color: PALETTE.ink },
      { string: kind, x: MARGIN, ...foot, weight: 500, color: PALETTE['accent-ink'] },
      { string: host, x: -MARGIN, ...foot, weight: 400, color: PALETTE['ink-faint'], from: 'right' },
    ]),
    '</svg>',
  ].join('');
}

/** The title as an SVG, and where it belongs. A title of more lines starts higher. */
export function drawTitle(title: string): { svg: string; left: number; top: number } {
  const { left, top, width, height, below, textWidth } = TITLE;
  const text = withoutMissing(title);
  const template = openTemplate(TEMPLATE, text);
  const place = { x: MARGIN - left, y: below, titleWidth: textWidth, color: PALETTE.ink };
  const document = template.compile({ width, height, texts: [], title: text, ...place });
  return { svg: template.svg(document), left, top };
}

/** The background, and a mask that fades what is drawn on the right into it. */
const NIGHT = [
  '<defs><linearGradient id="night" x2="0" y2="1">',
  `<stop stop-color="${PALETTE.raised}"/><stop offset="1" stop-color="${PALETTE.ground}"/></linearGradient>`,
  '<linearGradient id="fade"><stop offset=".1" stop-color="black"/><stop offset=".55" stop-color="white"/></linearGradient>',
  '<mask id="east" maskUnits="userSpaceOnUse" x="420" y="0" width="780" height="513">',
  '<rect x="420" width="780" height="513" fill="url(#fade)"/></mask></defs>',
  '<rect width="1200" height="630" fill="url(#night)"/>',
].join('');

function drawPicture(href: string): string {
  const { width, height } = PICTURE_SIZE;
  const place = `x="${SHARE_SIZE.width - width}" width="${width}" height="${height}"`;
  return `<g mask="url(#east)"><image href="${href}" ${place} preserveAspectRatio="xMidYMid slice"/></g>`;
}

function drawSky(): string {
  const view = { ra: 19.85, dec: 25, scale: 500 };
  const centre = { x: 930, y: 262 };
  const hours = Array.from({ length: 14 }, (_, index) => 17 + index / 2);
  const stars = plotStars(view);
  const triangle = ['Vega', 'Deneb', 'Altair'].flatMap((name) => stars.filter((star) => star.name === name));
  const labels = stars.flatMap(({ name, x, y, radius }) => {
    const place = { x: Math.round(centre.x + x + radius + 9), y: Math.round(centre.y + y + 6) };
    return name ? [{ string: name, ...place, size: 17, weight: 400, color: PALETTE['ink-soft'] }] : [];
  });
  return [
    `<g mask="url(#east)"><g transform="translate(${centre.x} ${centre.y})">`,
    `<path d="${plotGrid(view, hours, [-20, -10, 0, 10, 20, 30, 40, 50, 60, 70])}" fill="none" stroke="${PALETTE.line}"/>`,
    `<polygon points="${triangle.map(({ x, y }) => `${x},${y}`).join(' ')}" fill="${PALETTE.accent}" fill-opacity=".06"`,
    ` stroke="${PALETTE.accent}" stroke-width="1.5" stroke-dasharray="2 7" stroke-linecap="round"/>`,
    `<path d="${plotFigures(view)}" fill="none" stroke="${PALETTE['accent-ink']}" stroke-opacity=".55" stroke-width="1.5"/>`,
    ...stars.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${PALETTE.ink}"/>`),
    `</g>${drawTexts(labels)}</g>`,
  ].join('');
}

function drawTexts(texts: Text[]): string {
  const template = openTemplate(TEMPLATE, texts.map(({ string }) => string).join('\n'));
  const printed = texts.map((text) => ({ from: 'left', ...text, string: withoutMissing(text.string) }));
  return template.svg(template.compile({ ...SHARE_SIZE, texts: printed }));
}
