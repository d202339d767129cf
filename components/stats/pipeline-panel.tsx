import { useQuery } from '@tanstack/react-query';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import { runsOf, workflowsOf } from '@/lib/dev-stats/rules/figures';
import { formatDate } from '@/lib/dev-stats/rules/moments';
import { EmptyResult } from '../ui/empty-result';
import { MinutesUsage } from './minutes-usage';
import { NotKnown } from './panel';
import { PipelinePart } from './pipeline-part';
import { billingQuery, type Pipeline, runsQuery, summaryQuery } from './queries';
import { RecentRuns } from './recent-runs';
import { WorkflowTable } from './workflow-table';

/** How the pipelines of one repository do. */
export function PipelinePanel({ pipeline }: { pipeline: Pipeline }) {
  const summary = useQuery(summaryQuery(pipeline));
  const runs = useQuery(runsQuery(pipeline));
  const billing = useQuery(billingQuery(pipeline));
  const figures = billing.data?.data.actionsBilling;
  const isPending = summary.isPending || runs.isPending || billing.isPending;

  const answers = [summary.data, runs.data, billing.data];
  const isEmpty =
    answers.every((answer) => answer?.failures.length === 0) &&
    summary.data?.data.actionsSummary?.length === 0 &&
    runs.data?.data.actionsRuns?.length === 0 &&
    figures === null;
  if (isEmpty) return <NoPipelineData />;

  return (
    <div className="space-y-12">
      <PipelinePart
        title="Actions minutes usage"
        definition="minutes"
        note={
          <span role="status">
            {isPending
              ? 'Loading CI/CD metrics...'
              : figures
                ? `As of ${formatDate(figures.asOfDate)}.`
                : 'Not collected yet.'}
          </span>
        }
        query={billing}
      >
        {(data) => <MinutesUsage billing={data && (data.actionsBilling ?? null)} />}
      </PipelinePart>
      <PipelinePart
        title="Workflow performance"
        definition="success-rate"
        note={`Last ${ACTIONS_WINDOW_WEEKS} weeks.`}
        query={summary}
      >
        {(data) => {
          const workflows = data && workflowsOf(data.actionsSummary);
          return workflows === null ? <NotKnown /> : <WorkflowTable workflows={workflows} />;
        }}
      </PipelinePart>
      <PipelinePart
        title="Recent runs"
        definition="recent-runs"
        note={`The ${RECENT_RUNS} most recent runs.`}
        query={runs}
      >
        {(data) => {
          const known = data && runsOf(data.actionsRuns);
          return known === null ? <NotKnown /> : <RecentRuns runs={known} />;
        }}
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
