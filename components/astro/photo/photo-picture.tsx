import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt } from '@/lib/astro/photo/photo-text';
import { createViewerPhoto } from '@/lib/astro/photo/viewer-photo';
import { PaintAfter } from '../../ui/page/paint-after';
import { Section } from '../../ui/page/section';
import { Picture } from '../picture';
import { FieldList } from '../viewer/field-list';
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

export function PhotoField({ photo }: { photo: Photo }) {
  const { labels } = createViewerPhoto(photo);
  if (!labels || labels.length === 0) return null;
  const note = photo.rendered ? undefined : 'From the plate solution and star catalogs.';
  return (
    <Section title="In this field" note={note}>
      <FieldList labels={labels} />
    </Section>
  );
}
