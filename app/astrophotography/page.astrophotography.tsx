import { AstroTabs } from '@/components/astro/astro-tabs';
import { Equipment } from '@/components/astro/equipment';
import { ControlsSkeleton } from '@/components/astro/gallery/controls-skeleton';
import { GalleryHeading } from '@/components/astro/gallery/gallery-heading';
import { SERVED_PHOTOS, ServedPictures } from '@/components/astro/gallery/served-gallery';
import { PagePlate } from '@/components/astro/page-plate';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { drawPagePlate } from '@/lib/astro/atlas/page-plate';
import { selectFacets } from '@/lib/astro/gallery/facets';
import { getGalleryPhotos } from '@/lib/astro/gallery/gallery';
import { getGearGroups, getPhotos } from '@/lib/astro/photos';
import { getProfile } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';
import { findPlace } from '@/lib/sky/place';

export const metadata = pageMetadata('/astrophotography');

export default function AstrophotographyPage() {
  const photos = getPhotos();
  const pictures = getGalleryPhotos();
  const groups = getGearGroups();
  return (
    <Shell path="/astrophotography">
      <div className="log">
        <div className="log-row">
          <div className="log-text">
            <PageHeader path="/astrophotography" />
          </div>
        </div>
        <PagePlate {...drawPagePlate(photos, findPlace(getProfile()))} />
        <AstroTabs
          equipment={groups.length > 0 && <Equipment groups={groups} photos={photos} />}
          heading={<GalleryHeading photos={photos} />}
          skeleton={<ControlsSkeleton facets={selectFacets(pictures).length} />}
          served={SERVED_PHOTOS}
          pictures={photos.length > 0 && <ServedPictures photos={pictures} />}
        />
      </div>
    </Shell>
  );
}
