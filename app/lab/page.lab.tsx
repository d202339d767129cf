import { ExperimentList } from '@/components/lab/experiment-list';
import { Shell } from '@/components/shell/shell';
import { PageHeader } from '@/components/ui/page/page-header';
import { getExperiments } from '@/lib/lab/experiments';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/lab');

export default function LabPage() {
  return (
    <Shell path="/lab">
      <div className="log">
        <div className="log-row">
          <div className="log-text">
            <PageHeader path="/lab" />
          </div>
        </div>
        <ExperimentList experiments={getExperiments()} />
      </div>
    </Shell>
  );
}
