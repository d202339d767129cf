import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt } from '@/lib/astro/photo/photo-text';
import { createViewerPhoto } from '@/lib/astro/photo/viewer-photo';
import { PaintAfter } from '../../ui/page/paint-after';
import { Picture } from '../picture';
import { PictureViewer } from '../viewer/picture-viewer';

const SIZES = '(min-width: 80rem) 74rem, 92vw';

export function PhotoPicture({ photo }: { photo: Photo }) {
  const transition = `photo-${photo.slug}`;
  return (
    <>
      <PaintAfter id={transition} />
      <PictureViewer photo={createViewerPhoto(photo)}>
        <Picture picture={photo.picture} alt={photoAlt(photo)} sizes={SIZES} isMain transition={transition} />
      </PictureViewer>
    </>
  );
}
