import { getImageSize } from '@/lib/content/images';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string | undefined;
}

/** An image of a document, with its caption and its place kept while it loads. */
export function Figure({ src, alt, caption }: FigureProps) {
  return (
    <figure className="prose-figure">
      <img src={src} alt={alt} {...getImageSize(src)} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
