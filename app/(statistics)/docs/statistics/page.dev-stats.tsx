import { DefinitionList } from '@/components/stats/definitions/definition-list';
import { DocLayout } from '@/components/ui/page/doc-layout';
import { DEFINITIONS_PAGE } from '@/lib/dev-stats/rules/definitions/definitions';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata(DEFINITIONS_PAGE.path);

export default function StatisticsPage() {
  return (
    <DocLayout doc={DEFINITIONS_PAGE}>
      <DefinitionList />
    </DocLayout>
  );
}
