import type { Facet, GalleryView } from '@/lib/astro/gallery/facets';
import { ClearableSelect } from '../../ui/form/clearable-select';
import { ResultCount, SearchBox } from '../../ui/form/controls';
import { controlsGrid } from './controls-skeleton';

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
