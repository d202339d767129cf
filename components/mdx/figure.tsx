import { getImageSize } from '@/lib/content/images';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string | undefined;
}

/** An image of a document with its caption. */
export async function Figure({ src, alt, caption }: FigureProps) {
  return (
    <figure className="prose-figure">
      <img src={src} alt={alt} {...(await getImageSize(src))} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
