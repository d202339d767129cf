import type { ReactNode } from 'react';
import { getImageSize } from '@/lib/content/images';
import './figure.css';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string | undefined;
  side?: 'left' | 'right';
  children?: ReactNode;
}

/** In pixels. Wider pictures scroll sideways on a phone, so that their labels stay readable. */
const FITS_A_PHONE = 640;

export async function Figure({ src, alt, caption, side = 'right', children }: FigureProps) {
  const size = await getImageSize(src);
  const picture = <img src={src} alt={alt} {...size} loading="lazy" decoding="async" />;
  const isWide = !children && size.width > FITS_A_PHONE;
  const figure = (
    <figure className={isWide ? 'prose-figure prose-figure-wide' : 'prose-figure'}>
      {isWide ? (
        <section tabIndex={0} aria-label="Picture">
          {picture}
        </section>
      ) : (
        picture
      )}
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
