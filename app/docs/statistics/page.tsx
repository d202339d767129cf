import type { Metadata } from 'next';
import { DocsNav } from '@/components/docs/docs-nav';
import { Shell } from '@/components/shell/shell';
import { DefinitionList } from '@/components/stats/definition-list';
import { getDocs } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { DEFINITIONS_PAGE } from '@/lib/stats/definitions-page';

export const metadata: Metadata = pageMetadata(DEFINITIONS_PAGE.path);

export default function StatisticsPage() {
  const { path, title, description } = DEFINITIONS_PAGE;
  return (
    <Shell path={path}>
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-16">
        <DocsNav docs={getDocs()} path={path} />
        <article className="space-y-10">
          <header className="space-y-4">
            <h1 className="text-page">{title}</h1>
            <p className="max-w-[60ch] text-ink-soft text-lead">{description}</p>
          </header>
          <DefinitionList />
        </article>
      </div>
    </Shell>
  );
}
