import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { squarePortrait } from '../content/portrait';
import { PALETTE } from '../looks/palette';
import { type Drawing, SHARE_SIZE } from './drawing';

interface Size {
  width: number;
  height: number;
}

const COVER: Size = { width: 820, height: 513 };
const CARD: Size = { width: 368, height: 230 };
const PORTRAIT: Size = { width: 380, height: 380 };

/** The cover of a project, shaded on the left, where a long title covers it. */
export async function drawCover(src: string): Promise<Drawing> {
  const x = SHARE_SIZE.width - COVER.width;
  const svg = [
    `<linearGradient id="shade"><stop offset=".2" stop-color="${PALETTE.plate}"/>`,
    `<stop offset=".6" stop-color="${PALETTE.plate}" stop-opacity="0"/></linearGradient>`,
    image(await dataUrl(src, COVER), x, 0, COVER),
    `<rect x="${x}" width="${COVER.width}" height="${COVER.height}" fill="url(#shade)"/>`,
  ];
  return { svg: svg.join('') };
}

export async function drawCards(sources: string[]): Promise<Drawing> {
  const cards = await Promise.all(sources.slice(0, 3).map((src) => dataUrl(src, CARD)));
  const svg = cards.map((href, index) => {
    const x = 680 + index * 84;
    const y = 250 - index * 110;
    const edge = `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" fill="none" stroke="${PALETTE.rule}" stroke-width="2"/>`;
    return image(href, x, y, CARD) + edge;
  });
  return { svg: svg.toReversed().join('') };
}

export async function drawPortrait(src: string): Promise<Drawing> {
  const x = 960;
  const y = 262;
  const radius = PORTRAIT.width / 2;
  const place = `cx="${x}" cy="${y}" r="${radius}"`;
  const svg = [
    `<clipPath id="portrait"><circle ${place}/></clipPath>`,
    `<g clip-path="url(#portrait)">${image(await portraitData(src), x - radius, y - radius, PORTRAIT)}</g>`,
    `<circle ${place} fill="none" stroke="${PALETTE.rule}" stroke-width="2"/>`,
  ];
  return { svg: svg.join('') };
}

async function portraitData(src: string): Promise<string> {
  if (src.endsWith('.svg')) return dataUrl(src, PORTRAIT);
  return encode('png', await squarePortrait(src, PORTRAIT.width).png().toBuffer());
}

function image(href: string, x: number, y: number, { width, height }: Size): string {
  return `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`;
}

async function dataUrl(src: string, size: Size): Promise<string> {
  const file = readFileSync(join(process.cwd(), 'public', src));
  // Without texts, because sharp does not load the fonts of an SVG, and the image has a title of its own.
  if (src.endsWith('.svg')) return encode('svg+xml', file.toString().replaceAll(/<text\b[^>]*>[\s\S]*?<\/text>/g, ''));
  const png = await sharp(file)
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    // The PNG is decoded again right away, so speed matters more than size.
    .png({ compressionLevel: 1 })
    .toBuffer();
  return encode('png', png);
}

function encode(type: string, data: Buffer | string): string {
  return `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
}
