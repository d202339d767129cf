import { deliveryFigures } from '../rules/delivery/delivery';
import type { DeliveryFacts } from '../rules/delivery/facts';
import type { WorkflowSummary } from '../rules/pipelines/workflow-summary';

const DATE = /^\d{4}-\d\d-\d\d$/;

export function summaryFields({ start, end, duration, ...figures }: WorkflowSummary) {
  return {
    ...figures,
    periodStart: toInstant(start),
    periodEnd: toInstant(end),
    medianRunSec: duration.median,
    p90RunSec: duration.p90,
    runSamples: duration.count,
  };
}

export function deliveryFields(facts: DeliveryFacts, deploymentWorkflows: readonly string[]) {
  return {
    since: new Date(facts.window.since).toISOString(),
    until: new Date(facts.window.until).toISOString(),
    deploymentWorkflows: [...deploymentWorkflows],
    ...deliveryFigures(facts),
  };
}

function toInstant(start: string): string {
  return DATE.test(start) ? `${start}T00:00:00Z` : start;
}
