import { useQuery } from '@tanstack/react-query';
import { memo, Suspense } from 'react';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import type { LocalNights } from '@/lib/dev-stats/rules/history/nights';
import { lazyPart } from '../lazy-part';
import { usePeriod } from '../period';
import { billingQuery, deliveryQuery, runsQuery, summaryQuery, trendQuery } from '../queries';

const CicdTab = lazyPart(() => import('./cicd-tab'));

interface CicdPartProps {
  pipeline: Pipeline;
  nights: LocalNights | undefined;
  /** A period without runs is not an empty store once runs have been collected. */
  isCollected: boolean;
  isMarked: boolean;
}

export type CicdTabProps = Omit<CicdPartProps, 'pipeline'> & ReturnType<typeof usePipelineQueries>;

/** Asks for the figures of the tab while its code loads. Memoized, because answers of other tabs do not change it. */
export const CicdPart = memo(function CicdPart({ pipeline, ...props }: CicdPartProps) {
  const queries = usePipelineQueries(pipeline);
  return (
    // High enough that the browser does not lay out the panel below before the tab has loaded.
    <Suspense fallback={<div className="min-h-[300svh]" />}>
      <CicdTab {...props} {...queries} />
    </Suspense>
  );
});

function usePipelineQueries(pipeline: Pipeline) {
  const period = usePeriod();
  return {
    summary: useQuery(summaryQuery(pipeline, period)),
    trend: useQuery(trendQuery(pipeline, period)),
    runs: useQuery(runsQuery(pipeline, period)),
    billing: useQuery(billingQuery(pipeline)),
    delivery: useQuery(deliveryQuery(pipeline, period)),
  };
}
