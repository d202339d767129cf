import type { CSSProperties, ReactNode } from 'react';
import type { GalleryPhoto } from '@/lib/astro/gallery/gallery';
import type { Picture } from '@/lib/astro/photo/picture';
import { FieldOverlay } from '../viewer/field-overlay';
import './photo-grid.css';

type MapCropProps = NonNullable<GalleryPhoto['map']> & { picture: Picture; children: ReactNode };

export function MapCrop({ crop, names, picture, children }: MapCropProps) {
  return (
    <div className="map-crop" style={cropStyle(crop, picture)}>
      <div className="map-sheet">
        {children}
        <div className="@container pointer-events-none absolute inset-0 font-serif [&_circle]:hidden">
          <FieldOverlay labels={names} picture={picture} />
        </div>
      </div>
    </div>
  );
}

export function cropStyle({ left, top, width, height }: MapCropProps['crop'], picture: Picture): CSSProperties {
  return {
    '--crop-left': left.toFixed(4),
    '--crop-top': top.toFixed(4),
    '--crop-width': width.toFixed(4),
    '--crop-height': height.toFixed(4),
    '--crop-shape': ((width * picture.width) / (height * picture.height)).toFixed(4),
  } as CSSProperties;
}
