import { useQuery } from '@tanstack/react-query';
import { formatDay } from '@/lib/dates';
import { EmptyResult } from '../ui/empty-result';
import { MinutesUsage } from './minutes-usage';
import { PipelinePart } from './pipeline-part';
import { billingQuery, type Pipeline, runsQuery, summaryQuery } from './queries';
import { RecentRuns } from './recent-runs';
import { WorkflowTable } from './workflow-table';

/** How the pipelines of one repository do. */
export function PipelinePanel({ pipeline }: { pipeline: Pipeline }) {
  const summary = useQuery(summaryQuery(pipeline));
  const runs = useQuery(runsQuery(pipeline));
  const billing = useQuery(billingQuery(pipeline));
  const asOf = billing.data?.data.actionsBilling?.asOfDate;

  const answers = [summary.data, runs.data, billing.data];
  const isEmpty =
    answers.every((answer) => answer?.failures.length === 0) &&
    summary.data?.data.actionsSummary.length === 0 &&
    runs.data?.data.actionsRuns.length === 0 &&
    !asOf;
  if (isEmpty) return <NoPipelineData />;

  return (
    <div className="space-y-12">
      <PipelinePart
        title="Actions minutes usage"
        definition="minutes"
        note={asOf && `As of ${formatDay(asOf)}.`}
        query={billing}
      >
        {({ actionsBilling }) => <MinutesUsage billing={actionsBilling} />}
      </PipelinePart>
      <PipelinePart title="Workflow performance" definition="success-rate" note="last 4 weeks" query={summary}>
        {({ actionsSummary }) => <WorkflowTable workflows={actionsSummary} />}
      </PipelinePart>
      <PipelinePart title="Recent runs" definition="run-duration" query={runs}>
        {({ actionsRuns }) => <RecentRuns runs={actionsRuns} />}
      </PipelinePart>
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
