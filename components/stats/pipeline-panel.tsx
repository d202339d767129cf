import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ActionsBilling } from '@/lib/dev-stats/graphql/documents';
import { type Incomplete, runsOf, workflowsOf } from '@/lib/dev-stats/graphql/figures';
import { ACTIONS_WINDOW_WEEKS, RECENT_RUNS } from '@/lib/dev-stats/rules/constants';
import type { DefinitionId } from '@/lib/dev-stats/rules/definitions/definitions';
import { formatDate, isTime } from '@/lib/dev-stats/rules/moments';
import { EmptyResult } from '../ui/empty-result';
import { DeliveryPanel, deliveryWindow } from './delivery-panel';
import { MinutesUsage } from './minutes-usage';
import { MissingData, Notice, RetryButton } from './notices';
import { Panel, SampleContext } from './panel';
import { billingQuery, deliveryQuery, type Pipeline, type Result, runsQuery, summaryQuery } from './queries';
import { RecentRuns } from './recent-runs';
import { WorkflowTable } from './workflow-table';

export function PipelinePanel({ pipeline }: { pipeline: Pipeline }) {
  const summary = useQuery(summaryQuery(pipeline));
  const runs = useQuery(runsQuery(pipeline));
  const billing = useQuery(billingQuery(pipeline));
  const delivery = useQuery(deliveryQuery(pipeline));
  const figures = billing.data?.data.actionsBilling;
  const isPending = [summary, runs, billing, delivery].some((query) => query.isPending);

  const results = [summary.data, runs.data, billing.data];
  const isEmpty =
    results.every((result) => result?.failures.length === 0) &&
    summary.data?.data.actionsSummary?.length === 0 &&
    runs.data?.data.actionsRuns?.length === 0 &&
    figures === null &&
    !delivery.isPending &&
    delivery.data?.data.delivery == null;
  if (isEmpty) {
    return (
      <EmptyResult title="No CI/CD Data Available" command="npm run collect -- actions">
        Telemetry appears here after the backfill script is run:
      </EmptyResult>
    );
  }

  return (
    <div className="space-y-12">
      <PipelinePart
        title="Actions minutes usage"
        definition="minutes"
        note={<span role="status">{isPending ? 'Loading CI/CD metrics...' : billingDate(figures)}</span>}
        query={billing}
        collectedAt={figures === null ? null : figures?.collectedAt}
      >
        {(data) => <MinutesUsage billing={data && (data.actionsBilling ?? null)} />}
      </PipelinePart>
      <PipelinePart
        title="Workflow performance"
        definition="success-rate"
        note={`last ${ACTIONS_WINDOW_WEEKS} weeks`}
        query={summary}
      >
        {(data) => {
          const workflows = data && workflowsOf(data.actionsSummary);
          return workflows === null ? <MissingData /> : <WorkflowTable workflows={workflows} />;
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
          return known === null ? <MissingData /> : <RecentRuns runs={known} />;
        }}
      </PipelinePart>
      <PipelinePart
        title="Delivery"
        definition="deployments"
        note={deliveryWindow(delivery.data?.data.delivery)}
        query={delivery}
      >
        {(data) => <DeliveryPanel delivery={data && (data.delivery ?? null)} />}
      </PipelinePart>
    </div>
  );
}

function billingDate(billing: Incomplete<ActionsBilling> | null | undefined): string {
  if (billing === null) return 'Not collected yet.';
  if (isTime(billing?.asOfDate)) return `As of ${formatDate(billing.asOfDate)}.`;
  // Keeps the height of the line.
  return billing ? 'As of an unknown date.' : '\u00a0';
}

interface PipelinePartProps<Data> {
  title: string;
  definition: DefinitionId;
  note: ReactNode;
  collectedAt?: string | null | undefined;
  query: UseQueryResult<Result<Data>>;
  /** Receives undefined while loading. */
  children(data: Data | undefined): ReactNode;
}

/** Loads and fails independently of the other parts of the CI/CD tab. */
function PipelinePart<Data>({ query, children, ...panel }: PipelinePartProps<Data>) {
  const { data, isPending, isError, isFetching, refetch } = query;
  return (
    <SampleContext value={data?.sample === true}>
      <Panel {...panel}>
        {isError && (
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <Notice tone="amber">
              {data ? 'Couldn’t refresh. Showing the previous figures.' : 'Couldn’t load this section.'}
            </Notice>
            <RetryButton label="Try again" busyLabel="Trying..." busy={isFetching} onPress={refetch} />
          </div>
        )}
        {data?.failures.map((failure) => (
          <Notice key={failure} tone="amber">
            Some figures are missing: {failure}
          </Notice>
        ))}
        {isPending ? (
          <div inert className="space-y-5">
            {children(undefined)}
          </div>
        ) : (
          data && children(data.data)
        )}
      </Panel>
    </SampleContext>
  );
}
