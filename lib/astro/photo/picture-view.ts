/** What a viewer shows: the center in widths of the picture from its top left corner. Zoom 1 is the whole picture. */
export interface PictureView {
  x: number;
  y: number;
  zoom: number;
}

const PATTERN = /^#view=(-?\d*\.?\d+),(-?\d*\.?\d+),(\d*\.?\d+)$/;

/** Reads `#view=0.4213,0.3011,3.2`; undefined for any other fragment. */
export function parseView(hash: string): PictureView | undefined {
  const [x, y, zoom] = PATTERN.exec(hash)?.slice(1).map(Number) ?? [];
  if (x === undefined || y === undefined || !zoom) return undefined;
  return { x, y, zoom };
}

/** Enough digits for a pixel of a picture that is 10,000 wide. */
export function formatView({ x, y, zoom }: PictureView): string {
  return `#view=${[x.toFixed(4), y.toFixed(4), zoom.toFixed(2)].map(Number).join(',')}`;
}
