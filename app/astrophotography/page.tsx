import type { Metadata } from 'next';
import { AstroTabs } from '@/components/astro/astro-tabs';
import { Equipment } from '@/components/astro/equipment';
import { GalleryNotice } from '@/components/astro/gallery-notice';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page-header';
import { getGearGroups, getPageMeta } from '@/lib/content/content';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/astrophotography');

export default function AstrophotographyPage() {
  const { heading, lead } = getPageMeta('/astrophotography');
  return (
    <Shell path="/astrophotography">
      <PageHeader title={heading} lead={lead} />
      <AstroTabs equipment={<Equipment groups={getGearGroups()} />} gallery={<GalleryNotice />} />
    </Shell>
  );
}
