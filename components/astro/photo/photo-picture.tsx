import type { Photo } from '@/lib/astro/photo/photo';
import { nameObjectType } from '@/lib/astro/photo/photo-text';
import { DocumentMark } from '../../ui/badge';
import { NameList } from '../../ui/name-list';
import { BackLink } from '../../ui/page/back-link';
import { PaintAfter } from '../../ui/page/paint-after';
import { PictureViewer } from '../viewer/picture-viewer';

export function PhotoPicture({ photo }: { photo: Photo }) {
  const { slug, title, description, object, picture, rendered, mark } = photo;
  const transition = `photo-${slug}`;
  return (
    <div className={`pb-12 ${picture.width < picture.height ? 'photo-portrait' : ''}`}>
      <header className="space-y-6 pt-10 pb-10">
        <BackLink href="/astrophotography?tab=gallery">Back to Gallery</BackLink>
        <div className="flex flex-wrap items-center gap-2">
          <NameList names={[nameObjectType(object), ...(rendered ? ['Drawn plate'] : [])]} />
          <DocumentMark mark={mark} />
        </div>
        <h1 className="max-w-[22ch] text-page">{title}</h1>
        {description && <p className="max-w-[52ch] font-serif text-lead">{description}</p>}
      </header>
      <PaintAfter id={transition} />
      <PictureViewer photo={photo} transition={transition} />
    </div>
  );
}
