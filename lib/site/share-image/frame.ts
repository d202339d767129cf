import { getProfile } from '../../content/content';
import { PALETTE } from '../../looks/palette';
import { type Drawing, SHARE_SIZE, type Text } from '../../share/drawing';
import { drawSky } from '../../share/sky';
import { openTemplate } from '../../typst/typst';
import { drawLogo } from '../icons/icon-svg';

const TEMPLATE = 'lib/site/share-image/share.typ';
const MARGIN = 80;
const BASELINE = { owner: 104, title: 462, foot: 566 };
/** The part of the image that a title can cover, and the space it leaves for letters below the baseline. */
const TITLE = { left: MARGIN - 12, top: 82, width: 714, height: 420, below: 40, textWidth: 650 };

const ICON = `<g transform="scale(1.25)">${drawLogo(PALETTE['violet-text'])}</g>`;

export interface ShareFrame {
  owner: string;
  kind: string;
  host?: string | undefined;
  drawing?: Drawing | undefined;
}

/** Pages that share a frame add their titles later. */
export function drawFrame(
  { owner, kind, host = '', drawing = drawSky() }: ShareFrame,
  title?: ReturnType<typeof drawTitle>,
): string {
  const { width, height } = SHARE_SIZE;
  const foot = { y: BASELINE.foot, size: 26 };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    GROUND,
    drawing.svg,
    FADE,
    `<g transform="translate(${MARGIN - 8} ${BASELINE.owner - 31})">${ICON}</g>`,
    drawTexts([
      { string: owner, x: MARGIN + 44, y: BASELINE.owner, size: 30, weight: 500, color: PALETTE.soft, room: 600 },
      { string: kind, x: MARGIN, ...foot, weight: 400, color: PALETTE.soft, room: 680 },
      { string: host, x: -MARGIN, ...foot, weight: 400, color: PALETTE.dim, from: 'right', room: 320 },
      ...(drawing.texts ?? []),
    ]),
    title && `<g transform="translate(${title.left} ${title.top})">${title.svg}</g>`,
    '</svg>',
  ].join('');
}

export function drawTitle(title: string) {
  const { left, top, width, height, below, textWidth } = TITLE;
  const template = openTemplate(TEMPLATE, title, 'source-serif-4');
  const place = { x: MARGIN - left, y: below, titleWidth: textWidth, color: PALETTE.ink };
  const document = template.compile({ width, height, texts: [], title, ...place });
  return { svg: template.svg(document), left, top };
}

function drawTexts(texts: Text[]): string {
  const template = openTemplate(TEMPLATE, texts.map(({ string }) => string).join('\n'), getProfile().looks?.typeface);
  const printed = texts.map((text) => ({ from: 'left', room: SHARE_SIZE.width, ...text }));
  return template.svg(template.compile({ ...SHARE_SIZE, texts: printed }));
}

const GROUND = `<rect width="1200" height="630" fill="${PALETTE.ground}"/>`;

/** Fades the left side of a drawing into the ground. A mask takes longer to render. */
const FADE = [
  '<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="420" y1="0" x2="1200" y2="0">',
  `<stop offset=".28" stop-color="${PALETTE.ground}"/>`,
  `<stop offset=".55" stop-color="${PALETTE.ground}" stop-opacity="0"/></linearGradient>`,
  '<rect width="1200" height="630" fill="url(#fade)"/>',
].join('');
