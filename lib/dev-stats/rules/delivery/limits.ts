import { DAY_MS } from '../../../dates';
import { DELIVERY_MAX_DAYS } from '../constants';
import type { DateRange } from '../date-range';
import { formatDate } from '../format/moments';
import { formatCount, formatList, formatNumber } from '../format/numbers';
import { deliveryRange } from '../pipelines/pipeline-window';
import type { DeliveryAnswer } from './delivery';
import { sourceText } from './rows';

export function deliveryLimits(answer: DeliveryAnswer, period: DateRange | undefined): string[] {
  return [...coverage(answer, period), ...deployments(answer), ...otherMerges(answer), ...reviews(answer)];
}

export function isCovered({ since }: Pick<DeliveryAnswer, 'since'>, asked: { since: string }): boolean {
  return Date.parse(since) - Date.parse(asked.since) < DAY_MS;
}

function coverage({ since }: DeliveryAnswer, period: DateRange | undefined): string[] {
  if (!period) return [];
  const asked = deliveryRange(period);
  const long =
    asked.from === period.from ? [] : [`Only the last ${DELIVERY_MAX_DAYS} days of the period are computed.`];
  const isWhole = isCovered({ since }, { since: asked.from });
  return isWhole ? long : [...long, `Nothing before ${formatDate(since)} was collected.`];
}

function deployments(answer: DeliveryAnswer): string[] {
  if (answer.deploymentSource === null) return ['No workflow is named as a deployment, so DORA’s metrics are unknown.'];
  const { merges, leadTimeDays, changeFailures } = answer;
  const withoutLead = merges - leadTimeDays.count;
  const sources = changeFailures?.sources.map(sourceText) ?? [];
  const limits = [
    sources.length > 0 &&
      `A deployment counts as failed after ${formatList(sources, 'or')}. Other failures in production are not known.`,
    withoutLead > 0 &&
      `${part(withoutLead, merges)} without a lead time: not deployed yet, or the first commit or an earlier deployment is unknown.`,
  ];
  return limits.filter((limit) => limit !== false);
}

function otherMerges({ botMerges, stackedMerges, backportMerges }: DeliveryAnswer): string[] {
  const others = [
    { count: botMerges, text: 'by bots' },
    { count: stackedMerges, text: 'into other pull requests' },
    { count: backportMerges, text: 'into other branches' },
  ].flatMap(({ count, text }) => (count > 0 ? [`${formatCount(count)} ${text}`] : []));
  return others.length > 0 ? [`Merged pull requests left out: ${formatList(others)}.`] : [];
}

function reviews({ merges, firstReviewHours }: DeliveryAnswer): string[] {
  const without = merges - firstReviewHours.count;
  return without > 0 ? [`${part(without, merges)} without a known review by another person.`] : [];
}

function part(count: number, merges: number): string {
  return `${formatCount(count)} of ${formatNumber(merges, 'merged pull request')}`;
}
