import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Pixels: the hero's two sizes, at single and double density; the last one also for /bio. */
const SIDES = [96, 192, 352, 640];
const LARGEST = 640;

const photoUrl = (file: string) => `/portrait/${file}`;
const isDrawing = (avatar: string) => avatar.endsWith('.svg');

/** Attributes of an <img>. `sizes` is the CSS width. */
export function portraitSources(avatar: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  if (isDrawing(avatar)) return { src: avatar };
  const files = SIDES.map((side) => `${photoUrl(`${side}.webp`)} ${side}w`);
  return { src: photoUrl('352.webp'), srcSet: files.join(', '), sizes };
}

/** For files and other sites: the drawing, or the photo as a square JPEG. */
export function portraitUrl(avatar: string): string {
  return isDrawing(avatar) ? avatar : photoUrl(`${LARGEST}.jpg`);
}

export function portraitFiles(avatar: string | undefined): string[] {
  if (!avatar || isDrawing(avatar)) return [];
  return [...SIDES.map((side) => `${side}.webp`), `${LARGEST}.jpg`];
}

export function renderPortrait(avatar: string, file: string): Promise<Buffer> {
  const side = Number.parseInt(file, 10);
  return file.endsWith('.jpg')
    ? portraitJpeg(avatar, side)
    : squarePortrait(avatar, side).webp({ quality: 78 }).toBuffer();
}

export function portraitJpeg(avatar: string, side: number): Promise<Buffer> {
  return squarePortrait(avatar, side).flatten().jpeg({ quality: 82 }).toBuffer();
}

/** Upright, without metadata. A tall photo keeps its top, which has the face. */
export function squarePortrait(avatar: string, side: number): Sharp {
  const picture = sharp(readFileSync(join(process.cwd(), 'public', avatar)));
  if (isDrawing(avatar)) return picture.resize(side, side);
  return picture.autoOrient().resize(side, side, { position: 'top' });
}
