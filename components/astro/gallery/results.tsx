import type { GalleryPhoto } from '@/lib/astro/gallery/gallery-photo';
import { EmptyResult } from '../../ui/empty-result';
import { useLongList } from '../../ui/long-list';
import { PhotoGrid } from './photo-grid';

export function Results({ photos }: { photos: readonly GalleryPhoto[] }) {
  const { cards, hasMore, end, isPending } = useLongList(photos);
  return (
    <div aria-busy={isPending} className="space-y-5">
      <PhotoGrid photos={cards} />
      {hasMore && <div ref={end} />}
    </div>
  );
}

export function NothingFound() {
  return (
    <EmptyResult title="No pictures found">
      Try another name or catalog number, or clear a filter to see more pictures.
    </EmptyResult>
  );
}
