import { DAY_MS } from '../../../dates';
import { DELIVERY_SAMPLES } from '../constants';
import { measureSpread } from '../percentile';
import { hasSucceeded } from '../pipelines/runs';
import { type DeliveryFacts, findDeployments } from './facts';

const WEEK_MS = 7 * DAY_MS;
/** January 5, 1970: 1970 began on a Thursday. */
const FIRST_MONDAY = 4 * DAY_MS;

/** The weeks that the window touches, oldest first. A median needs one merge, a 90th percentile DELIVERY_SAMPLES. */
export function deliveryWeeks(facts: DeliveryFacts) {
  const { window } = facts;
  const changes = facts.pullRequests.filter(({ kind }) => kind === 'change');
  const first = mondayBefore(window.since);
  const merges = Map.groupBy(changes, ({ mergedAt }) => mondayBefore(mergedAt));
  const deployed = findDeployments(facts).inWindow.filter(hasSucceeded);
  const deployments = Map.groupBy(deployed, ({ startedAt }) => mondayBefore(startedAt));
  return Array.from({ length: Math.ceil((window.until - first) / WEEK_MS) }, (_, index) => {
    const start = first + index * WEEK_MS;
    const spread = measureSpread((merges.get(start) ?? []).map(({ cycleTimeDays }) => cycleTimeDays));
    return {
      start: new Date(start).toISOString().slice(0, 10),
      isPartial: start < window.since || start + WEEK_MS > window.until,
      merges: spread.count,
      cycleTimeDays: spread.count < DELIVERY_SAMPLES ? { ...spread, p90: null } : spread,
      deployments: deployments.get(start)?.length ?? 0,
    };
  });
}

function mondayBefore(time: number): number {
  return time - ((((time - FIRST_MONDAY) % WEEK_MS) + WEEK_MS) % WEEK_MS);
}
