import { type Facet, type GalleryView, indexGallery } from '@/lib/astro/gallery/facets';
import type { GalleryPhoto } from '@/lib/astro/gallery/gallery';
import { asServed } from '@/lib/base-path/as-served';
import { EmptyResult } from '../../ui/empty-result';
import { ClearableSelect } from '../../ui/form/clearable-select';
import { ResultCount, SearchBox } from '../../ui/form/controls';
import { LongList } from '../../ui/long-list';
import { controlsGrid } from './controls-skeleton';
import { PhotoGrid } from './photo-grid';

const DATA = '/astrophotography/photos.json';

export async function loadIndex() {
  const response = await fetch(asServed(DATA));
  if (!response.ok) throw new Error(`${DATA} answered ${response.status}`);
  return indexGallery((await response.json()) as GalleryPhoto[]);
}

interface GalleryControlsProps {
  view: GalleryView;
  facets: Facet[];
  shown: number;
  total: number;
  onType(change: Partial<GalleryView>): void;
  onChoose(change: Partial<GalleryView>): void;
}

export function GalleryControls({ view, facets, shown, total, onType, onChoose }: GalleryControlsProps) {
  return (
    <search className="needs-script space-y-3 print:hidden">
      <div className={controlsGrid(facets.length)}>
        <div className="col-span-full">
          <SearchBox
            label="Search photos"
            placeholder="M 45, Pleiades, Taurus, RedCat..."
            value={view.q}
            onChange={(q) => onType({ q })}
          />
        </div>
        {facets.map(({ key, label, options }) => (
          <ClearableSelect
            key={key}
            label={label}
            options={options}
            value={view[key]}
            onChange={(value) => onChoose({ [key]: value })}
          />
        ))}
      </div>
      <ResultCount shown={shown} total={total} noun="picture" />
    </search>
  );
}

export function Results({ photos }: { photos: readonly GalleryPhoto[] }) {
  if (photos.length === 0) {
    return (
      <EmptyResult title="No pictures found">
        Try another name or catalog number, or clear a filter to see more pictures.
      </EmptyResult>
    );
  }
  return (
    <LongList entries={photos} className="space-y-5">
      {(cards) => <PhotoGrid photos={cards} />}
    </LongList>
  );
}
