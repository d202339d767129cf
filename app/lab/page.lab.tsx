import type { Metadata } from 'next';
import { ExperimentList } from '@/components/lab/experiment-list';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { getPageMeta } from '@/lib/content/content';
import { getExperiments } from '@/lib/lab/experiments';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata: Metadata = pageMetadata('/lab');

export default function LabPage() {
  const { heading, lead } = getPageMeta('/lab');
  return (
    <Shell path="/lab">
      <PageHeader title={heading} lead={lead} />
      <ExperimentList experiments={getExperiments()} />
    </Shell>
  );
}
