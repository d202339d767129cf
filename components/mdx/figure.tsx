import type { ReactNode } from 'react';
import { getImageSize } from '@/lib/content/images';
import './figure.css';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string | undefined;
  /** Only with `children`: the side of the prose where the picture stands. */
  side?: 'left' | 'right';
  children?: ReactNode;
}

/** A picture in prose, or beside the prose that it contains. */
export async function Figure({ src, alt, caption, side = 'right', children }: FigureProps) {
  const figure = (
    <figure className="prose-figure">
      <img src={src} alt={alt} {...(await getImageSize(src))} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
  if (!children) return figure;
  return (
    <div className="prose-beside" data-side={side}>
      <div>{children}</div>
      {figure}
    </div>
  );
}
