import type { Metadata } from 'next';
import { AstroTabs } from '@/components/astro/astro-tabs';
import { Equipment } from '@/components/astro/equipment';
import { ControlsSkeleton } from '@/components/astro/gallery/controls-skeleton';
import { GalleryHeading } from '@/components/astro/gallery/gallery-heading';
import { SERVED_PHOTOS, ServedPictures } from '@/components/astro/gallery/served-gallery';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { usedFacets } from '@/lib/astro/gallery/facets';
import { galleryPhotos } from '@/lib/astro/gallery/gallery';
import { getGearGroups, getPhotos } from '@/lib/astro/photos';
import { getPageMeta } from '@/lib/content/content';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/astrophotography');

export default function AstrophotographyPage() {
  const { heading, lead } = getPageMeta('/astrophotography');
  const photos = getPhotos();
  const pictures = galleryPhotos();
  return (
    <Shell path="/astrophotography">
      <PageHeader title={heading} lead={lead} />
      <AstroTabs
        equipment={<Equipment groups={getGearGroups()} photos={photos} photosUrl={env.photosUrl} />}
        heading={<GalleryHeading photos={photos} />}
        skeleton={<ControlsSkeleton facets={usedFacets(pictures).length} />}
        served={SERVED_PHOTOS}
        pictures={photos.length > 0 && <ServedPictures photos={pictures} />}
      />
    </Shell>
  );
}
