export const SHARE_SIZE = { width: 1200, height: 630 } as const;

export interface Text {
  string: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
  from?: 'left' | 'right';
  /** A wider text is drawn smaller. */
  room?: number;
}

/** What a page shows to the right of its title, in pixels of the image. It fades out to the left and ends at the line. */
export interface Drawing {
  svg: string;
  texts?: Text[];
}

export function sharePath(path = '/'): string {
  return path === '/' ? '/og-preview.png' : `/share${path}.png`;
}
