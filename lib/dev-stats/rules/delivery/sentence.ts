import { pluralize } from '../../../words';
import { DELIVERY_SAMPLES } from '../constants';
import { formatDates } from '../date-range';
import { formatCount, UNKNOWN } from '../format/numbers';
import type { DeliveryAnswer } from './delivery';
import { formatDays, tooFew } from './rows';

export function deliverySentence(answer: DeliveryAnswer, before: DeliveryAnswer | undefined) {
  const figures = readFigures(answer);
  const end = new Date(Date.parse(answer.until) - 1).toISOString().slice(0, 10);
  const range = formatDates({ from: answer.since.slice(0, 10), to: end });
  if ('missing' in figures) return { text: UNKNOWN, detail: `${range}. ${figures.missing}` };
  const { lead, changes, failed, last } = figures;
  return {
    text: `Half of the changes reach production within ${lead} of the first commit; ${failed} of ${last} deployments needed a fix.`,
    detail: `${range}, ${changes}.${compare(before && readFigures(before))}`,
  };
}

type Figures = { missing: string } | Record<'lead' | 'changes' | 'failed' | 'last', string>;

function readFigures({ deploymentSource, leadTimeDays, changeFailures }: DeliveryAnswer): Figures {
  if (deploymentSource === null) return { missing: 'No workflow is named as a deployment.' };
  if (!changeFailures) return { missing: 'All failure signs are off.' };
  const few = [
    { count: changeFailures.deployments, noun: 'deployment' },
    { count: leadTimeDays.count, noun: 'deployed change' },
  ].find(({ count }) => count < DELIVERY_SAMPLES);
  if (few) return { missing: `${tooFew(few.count, few.noun)}.` };
  return {
    lead: formatDays(leadTimeDays.median),
    changes: pluralize(leadTimeDays.count, 'deployed change'),
    failed: formatCount(changeFailures.lastFailed),
    last: `${changeFailures.last < changeFailures.deployments ? 'the last ' : ''}${formatCount(changeFailures.last)}`,
  };
}

function compare(before: Figures | undefined): string {
  if (!before || 'missing' in before) return '';
  return ` In the period before: ${before.lead}; ${before.failed} of ${before.last} needed a fix.`;
}
