import { DELIVERY_MAX_DAYS, DELIVERY_SAMPLES } from '../constants';
import { type DateRange, daysIn } from '../date-range';
import { formatDate } from '../format/moments';
import { formatCount, formatList, formatNumber } from '../format/numbers';
import { deliveryRange } from '../pipelines/pipeline-window';
import type { DeliveryAnswer } from './rows';

const DAY_MS = 86_400_000;

/** Limits of the figures, as far as the data show them. `period` is the one of the page. */
export function deliveryLimits(answer: DeliveryAnswer, period: DateRange | undefined): string[] {
  return [...coverage(answer, period), ...deployments(answer), ...reviews(answer), ...fewValues(answer), SCOPE];
}

const SCOPE = 'The figures describe one repository, not a team or a person.';

/** Whether the figures of a period before can be compared: all of it was collected. */
export function isCovered({ since }: Pick<DeliveryAnswer, 'since'>, asked: { since: string }): boolean {
  return Date.parse(since) - Date.parse(asked.since) < DAY_MS;
}

function coverage({ since }: DeliveryAnswer, period: DateRange | undefined): string[] {
  if (!period) return [];
  const asked = deliveryRange(period);
  const long =
    asked.from === period.from ? [] : [`Only the last ${DELIVERY_MAX_DAYS} days of the period are computed.`];
  if (isCovered({ since }, { since: asked.from })) return long;
  const days = daysIn({ from: since.slice(0, 10), to: asked.to });
  const covered = `${formatCount(days)} of ${formatNumber(daysIn(asked), 'day')} are covered`;
  return [...long, `Nothing before ${formatDate(since)} was collected: ${covered}.`];
}

function deployments(answer: DeliveryAnswer): string[] {
  if (answer.deploymentWorkflows.length === 0) {
    return ['No workflow is named as a deployment, so DORA’s four key metrics are unknown.'];
  }
  const { merges, leadTimeDays, failedDeployments, restoreHours } = answer;
  const withoutLead = merges - leadTimeDays.count;
  return [
    'Incidents have no source: a deployment that succeeds and then breaks production counts as a success.',
    ...(withoutLead > 0
      ? [`${part(withoutLead, merges)} without a lead time: not deployed yet, or the first commit is unknown.`]
      : []),
    ...(failedDeployments > 0 && restoreHours.count === 0
      ? [`No success has followed ${formatNumber(failedDeployments, 'failed deployment')} yet.`]
      : []),
  ];
}

function reviews({ merges, firstReviewHours }: DeliveryAnswer): string[] {
  const without = merges - firstReviewHours.count;
  return without > 0 ? [`${part(without, merges)} without a known review by another person.`] : [];
}

function fewValues({ cycleTimeDays, firstReviewHours, leadTimeDays, restoreHours }: DeliveryAnswer): string[] {
  const few = [
    { name: 'cycle time', ...cycleTimeDays },
    { name: 'time to first review', ...firstReviewHours },
    { name: 'lead time', ...leadTimeDays },
    { name: 'time to restore', ...restoreHours },
  ].flatMap(({ name, count }) => (count > 0 && count < DELIVERY_SAMPLES ? [name] : []));
  return few.length > 0 ? [`Fewer than ${DELIVERY_SAMPLES} values, so without a median: ${formatList(few)}.`] : [];
}

function part(count: number, merges: number): string {
  return `${formatCount(count)} of ${formatNumber(merges, 'merged pull request')}`;
}
