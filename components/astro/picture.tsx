import { jpegUrl, type Picture as PictureFiles, RESPONSIVE_FORMATS, srcSet } from '@/lib/astro/photo/picture';

interface PictureProps {
  picture: PictureFiles;
  alt: string;
  sizes: string;
  isMain?: boolean;
  className?: string;
  transition?: string;
}

export function Picture({ picture, alt, sizes, isMain = false, className = '', transition }: PictureProps) {
  const { width, height, placeholder } = picture;
  return (
    <picture>
      {RESPONSIVE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} />
      ))}
      <img
        id={transition}
        src={jpegUrl(picture)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(isMain ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        className={`h-auto w-full bg-center bg-cover bg-field ${className}`}
        style={{ backgroundImage: `url(${placeholder})`, viewTransitionName: transition }}
      />
    </picture>
  );
}
