import { getProfile } from '../../content/content';
import { PALETTE } from '../../looks/palette';
import { type Drawing, SHARE_SIZE } from '../../share/drawing';
import { drawSky } from '../../share/sky';
import { openTemplate } from '../../typst/typst';
import { drawTexts, TEMPLATE } from './texts';

const MARGIN = 80;
const BASELINE = { owner: 104, title: 462, foot: 566 };
/** The part of the image that a title can cover, and the space it leaves for letters below the baseline. */
const TITLE = { left: MARGIN - 12, top: 82, width: 714, height: 420, below: 40, textWidth: 690 };

const ICON = `<g transform="scale(1.25)" fill="${PALETTE['violet-text']}"><path d="M22 7 8 10.5 18.5 26Z" fill="none" stroke="${PALETTE['violet-text']}" stroke-opacity=".5"/><circle cx="22" cy="7" r="3.4"/><circle cx="8" cy="10.5" r="2.2"/><circle cx="18.5" cy="26" r="2.7"/></g>`;

export interface ShareFrame {
  owner: string;
  kind: string;
  host?: string | undefined;
  drawing?: Drawing | undefined;
}

export function drawFrame({ owner, kind, host = '', drawing = drawSky() }: ShareFrame): string {
  const { width, height } = SHARE_SIZE;
  const foot = { y: BASELINE.foot, size: 26 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    NIGHT,
    `<g mask="url(#east)">${drawing.svg}</g>`,
    `<g transform="translate(${MARGIN - 8} ${BASELINE.owner - 31})">${ICON}</g>`,
    `<path d="M${MARGIN} 513.5H${width - MARGIN}" stroke="${PALETTE.rule}"/>`,
    drawTexts([
      { string: owner, x: MARGIN + 44, y: BASELINE.owner, size: 30, weight: 600, color: PALETTE.ink },
      { string: kind, x: MARGIN, ...foot, weight: 500, color: PALETTE['violet-text'] },
      { string: host, x: -MARGIN, ...foot, weight: 400, color: PALETTE.dim, from: 'right' },
      ...(drawing.texts ?? []),
    ]),
    '</svg>',
  ].join('');
}

export function drawTitle(title: string): { svg: string; left: number; top: number } {
  const { left, top, width, height, below, textWidth } = TITLE;
  const template = openTemplate(TEMPLATE, title, getProfile().looks?.typeface);
  const place = { x: MARGIN - left, y: below, titleWidth: textWidth, color: PALETTE.ink };
  const document = template.compile({ width, height, texts: [], title, ...place });
  return { svg: template.svg(document), left, top };
}

const NIGHT = [
  '<defs><linearGradient id="night" x2="0" y2="1">',
  `<stop stop-color="${PALETTE.field}"/><stop offset="1" stop-color="${PALETTE.ground}"/></linearGradient>`,
  '<linearGradient id="fade"><stop offset=".1" stop-color="black"/><stop offset=".5" stop-color="white"/></linearGradient>',
  '<mask id="east" maskUnits="userSpaceOnUse" x="420" y="0" width="780" height="513">',
  '<rect x="420" width="780" height="513" fill="url(#fade)"/></mask></defs>',
  '<rect width="1200" height="630" fill="url(#night)"/>',
].join('');
