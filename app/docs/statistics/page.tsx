import type { Metadata } from 'next';
import { DocLayout } from '@/components/docs/doc-layout';
import { DefinitionList } from '@/components/stats/definition-list';
import { pageMetadata } from '@/lib/metadata';
import { DEFINITIONS_PAGE } from '@/lib/stats/definitions-page';

export const metadata: Metadata = pageMetadata(DEFINITIONS_PAGE.path);

export default function StatisticsPage() {
  return (
    <DocLayout doc={DEFINITIONS_PAGE}>
      <DefinitionList />
    </DocLayout>
  );
}
