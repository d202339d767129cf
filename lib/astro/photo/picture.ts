import type { DocumentOf } from '../../content/documents';

export interface PictureFiles
  extends Pick<DocumentOf<'AstroPhoto'>['picture'], 'width' | 'height' | 'widths' | 'placeholder' | 'hash'> {
  tiles?: { width: number; height: number } | undefined;
}

export interface Picture extends PictureFiles {
  folder: string;
}

/** Side and overlap of the tiles of a Deep Zoom image, in pixels. */
export const TILE = { size: 512, overlap: 1 } as const;

type Addressed = Pick<Picture, 'widths' | 'folder'>;

export const RESPONSIVE_FORMATS = ['avif', 'webp'] as const;

export type ResponsiveFormat = (typeof RESPONSIVE_FORMATS)[number];

/** Widest JPEG. Only old browsers, feeds and structured data use it. */
const JPEG_WIDTH = 1280;

/** Folder of a picture below `base`, the address of all photographs. A version has a folder of its own. */
export function pictureFolder(
  base: string,
  slug: string,
  { hash }: Pick<PictureFiles, 'hash'>,
  version?: string,
): string {
  return [base, slug, version, hash].filter(Boolean).join('/');
}

export function pictureUrl(folder: string, width: number, format: ResponsiveFormat): string {
  return `${folder}/${width}.${format}`;
}

export function srcSet({ folder, widths }: Addressed, format: ResponsiveFormat): string {
  return widths.map((width) => `${pictureUrl(folder, width, format)} ${width}w`).join(', ');
}

/** Width of the only JPEG: the widest one of at most 1,280 pixels, or the narrowest. */
export function jpegWidth({ widths }: Pick<Picture, 'widths'>): number {
  return Math.max(...widths.filter((width) => width <= JPEG_WIDTH), Math.min(...widths));
}

export function jpegUrl(picture: Addressed): string {
  return `${picture.folder}/${jpegWidth(picture)}.jpg`;
}

export function pictureFiles(picture: Addressed): string[] {
  const { folder, widths } = picture;
  const responsive = RESPONSIVE_FORMATS.flatMap((format) => widths.map((width) => pictureUrl(folder, width, format)));
  return [...responsive, jpegUrl(picture)];
}
