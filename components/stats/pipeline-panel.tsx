import { useQuery } from '@tanstack/react-query';
import { EmptyResult } from '../ui/empty-result';
import { LoadFailure } from './load-failure';
import { MinutesUsage } from './minutes-usage';
import { Notice } from './notice';
import { billingQuery, type Pipeline, runsQuery, summaryQuery } from './queries';
import { RecentRuns } from './recent-runs';
import { WorkflowTable } from './workflow-table';

/** How the pipelines of one repository do. Each part is shown as soon as it is there. */
export function PipelinePanel({ pipeline }: { pipeline: Pipeline }) {
  const summary = useQuery(summaryQuery(pipeline));
  const runs = useQuery(runsQuery(pipeline));
  const billing = useQuery(billingQuery(pipeline));
  const queries = [summary, runs, billing];

  if (queries.some(({ isPending }) => isPending)) {
    return (
      <p role="status" className="min-h-96 text-ink-soft">
        Loading CI/CD metrics...
      </p>
    );
  }
  if (queries.every(({ data }) => !data)) {
    const retry = () => queries.forEach(({ refetch }) => void refetch());
    return <LoadFailure retry={retry} retrying={queries.some(({ isFetching }) => isFetching)} />;
  }
  const workflows = summary.data?.data.actionsSummary ?? [];
  const recent = runs.data?.data.actionsRuns ?? [];
  const minutes = billing.data?.data.actionsBilling;
  const failed = queries.some(({ isError, data }) => isError || (data?.failures.length ?? 0) > 0);
  if (!failed && workflows.length === 0 && recent.length === 0 && !minutes) return <NoPipelineData />;
  return (
    <div className="space-y-12">
      {failed && <Notice tone="amber">Some of the CI/CD figures could not be loaded; the others are shown.</Notice>}
      <MinutesUsage billing={minutes ?? null} />
      <WorkflowTable workflows={workflows} />
      <RecentRuns runs={recent} />
    </div>
  );
}

function NoPipelineData() {
  return (
    <EmptyResult title="No CI/CD Data Available">
      Telemetry appears here after the backfill script is run:
      <code className="mt-3 block rounded-chip bg-raised px-3 py-2 font-mono text-ink text-sm">
        npm run collect -- actions
      </code>
    </EmptyResult>
  );
}
