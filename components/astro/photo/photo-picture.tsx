import { FIELD_NOTE } from '@/lib/astro/field/field-text';
import type { Photo } from '@/lib/astro/photo/photo';
import { photoAlt, renderedText } from '@/lib/astro/photo/photo-text';
import { pictureFolder } from '@/lib/astro/photo/picture';
import { viewerPhoto } from '@/lib/astro/photo/viewer-photo';
import { env } from '@/lib/env';
import { PaintAfter } from '../../ui/page/paint-after';
import { Section } from '../../ui/page/section';
import { Picture } from '../picture';
import { FieldList } from '../viewer/field-list';
import { PictureViewer } from '../viewer/picture-viewer';

const SIZES = '(min-width: 80rem) 74rem, 92vw';

export function PhotoPicture({ photo }: { photo: Photo }) {
  const { slug, picture } = photo;
  const folder = pictureFolder(env.photosUrl, slug);
  const transition = `photo-${slug}`;
  return (
    <>
      <PaintAfter id={transition} />
      <PictureViewer photo={viewerPhoto(photo, folder)}>
        <Picture
          folder={folder}
          picture={picture}
          alt={photoAlt(photo)}
          sizes={SIZES}
          isMain
          className="rounded-card"
          transition={transition}
        />
      </PictureViewer>
    </>
  );
}

export function PhotoField({ photo }: { photo: Photo }) {
  const { marks } = viewerPhoto(photo, '');
  if (!marks || marks.labels.length === 0) return null;
  return (
    <Section title="In this field" note={FIELD_NOTE}>
      <FieldList {...marks} />
    </Section>
  );
}

export function RenderedNote({ rendered }: Pick<Photo, 'rendered'>) {
  return rendered ? <p className="mt-4 max-w-prose text-caption text-ink-soft">{renderedText(rendered)}</p> : null;
}
