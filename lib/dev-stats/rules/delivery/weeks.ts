import { DAY_MS } from '../../../dates';
import { DELIVERY_SAMPLES } from '../constants';
import { findStart, stepsIn } from '../history/daily';
import { measureSpread } from '../percentile';
import { hasSucceeded } from '../pipelines/runs';
import { type DeliveryFacts, findDeployments } from './facts';

const WEEK_MS = 7 * DAY_MS;

/** The weeks that the window touches, oldest first. A median needs one merge, a 90th percentile DELIVERY_SAMPLES. */
export function deliveryWeeks(facts: DeliveryFacts) {
  const { since, until } = facts.window;
  const changes = facts.pullRequests.filter(({ kind }) => kind === 'change');
  const merges = Map.groupBy(changes, ({ mergedAt }) => findStart(toDate(mergedAt), 'week'));
  const deployed = findDeployments(facts).inWindow.filter(hasSucceeded);
  const deployments = Map.groupBy(deployed, ({ startedAt }) => findStart(toDate(startedAt), 'week'));
  return stepsIn({ from: toDate(since), to: toDate(until - 1) }, 'week').map((start) => {
    const spread = measureSpread((merges.get(start) ?? []).map(({ cycleTimeDays }) => cycleTimeDays));
    return {
      start,
      isPartial: Date.parse(start) < since || Date.parse(start) + WEEK_MS > until,
      merges: spread.count,
      cycleTimeDays: spread.count < DELIVERY_SAMPLES ? { ...spread, p90: null } : spread,
      deployments: deployments.get(start)?.length ?? 0,
    };
  });
}

function toDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
