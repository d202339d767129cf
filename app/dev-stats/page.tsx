import type { Metadata } from 'next';
import { Shell } from '@/components/shell/shell';
import { NoData } from '@/components/stats/no-data';
import { PageHeader } from '@/components/ui/page-header';
import { getPageMeta } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';

export const metadata: Metadata = pageMetadata('/dev-stats');

export default function DevStatsPage() {
  const { heading, lead } = getPageMeta('/dev-stats');
  return (
    <Shell path="/dev-stats">
      <PageHeader title={heading} lead={lead} />
      <NoData />
    </Shell>
  );
}
