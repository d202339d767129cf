import { DAY_MS } from '../../../dates';
import type { DataTable } from '../../charts/chart';
import { DELIVERY_SAMPLES } from '../constants';
import type { DefinitionId } from '../definitions/definitions';
import { formatCount, formatNumber, formatShare, formatTenth, UNKNOWN } from '../format/numbers';
import type { Spread } from '../percentile';

const WEEK = 7;

export interface DeliveryAnswer {
  since: string;
  until: string;
  deploymentWorkflows: readonly string[];
  merges: number;
  mergesPerWeek: number | null;
  cycleTimeDays: Spread;
  firstReviewHours: Spread;
  deployments: number;
  failedDeployments: number;
  deploymentsPerWeek: number | null;
  leadTimeDays: Spread;
  changeFailureRate: number | null;
  restoreHours: Spread;
}

export interface DeliveryRow {
  label: string;
  definition: DefinitionId;
  value: string;
  /** How many values the figure is made of and how they are spread, or why it is a dash. */
  detail: string;
}

type RowTexts = readonly [value: string, detail: string];

export function deploymentRows(answer: DeliveryAnswer): DeliveryRow[] {
  const { deployments, failedDeployments, changeFailureRate, leadTimeDays, restoreHours } = answer;
  const ended = deployments + failedDeployments;
  const none =
    answer.deploymentWorkflows.length > 0
      ? ended === 0 && 'No deployments in this window'
      : 'No deployment workflow is named';
  const row = (label: string, definition: DefinitionId, texts: RowTexts) =>
    rowOf(label, definition, none ? [UNKNOWN, none] : texts);
  return [
    row('Deployment frequency', 'deployment-frequency', [
      frequency(answer, deployments, answer.deploymentsPerWeek),
      formatNumber(deployments, 'deployment'),
    ]),
    row('Lead time for changes', 'lead-time', spreadText(leadTimeDays, 1, 'deployed pull request')),
    row('Change failure rate', 'change-failure-rate', [
      formatShare(changeFailureRate),
      ended < DELIVERY_SAMPLES
        ? tooFew(ended, 'run')
        : `${formatCount(failedDeployments)} of ${formatNumber(ended, 'run')} failed`,
    ]),
    row('Time to restore', 'time-to-restore', spreadText(restoreHours, 1 / 24, 'restored failure')),
  ];
}

export function reviewRows(answer: DeliveryAnswer): DeliveryRow[] {
  const { merges, mergesPerWeek, cycleTimeDays, firstReviewHours } = answer;
  const row = (label: string, definition: DefinitionId, texts: RowTexts) =>
    rowOf(label, definition, merges ? texts : [UNKNOWN, NO_MERGES]);
  return [
    row('Merged', 'merges', [frequency(answer, merges, mergesPerWeek), formatNumber(merges, 'pull request')]),
    row('Cycle time', 'cycle-time', spreadText(cycleTimeDays, 1, 'pull request')),
    row('Time to first review', 'time-to-first-review', spreadText(firstReviewHours, 1 / 24, 'reviewed pull request')),
  ];
}

function rowOf(label: string, definition: DefinitionId, [value, detail]: RowTexts): DeliveryRow {
  return { label, definition, value, detail };
}

export function compared(rows: readonly DeliveryRow[], before: readonly DeliveryRow[]): DeliveryRow[] {
  return rows.map((row) => {
    const earlier = before.find(({ label }) => label === row.label)?.value ?? UNKNOWN;
    if (row.value === UNKNOWN || earlier === UNKNOWN) return row;
    return { ...row, detail: `${row.detail}. In the period before: ${earlier}` };
  });
}

/** Numbers as the API has them, and the texts behind them. */
export function deliveryTable(answer: DeliveryAnswer): DataTable {
  const { deployments, failedDeployments, deploymentsPerWeek, changeFailureRate, leadTimeDays, restoreHours } = answer;
  const { merges, mergesPerWeek, cycleTimeDays, firstReviewHours } = answer;
  const spread = ({ median, p90, count }: Spread) => [median, p90, count];
  const numbers: [unit: string, figures: (number | null)[]][] = [
    ['per week', [deploymentsPerWeek, null, deployments]],
    ['days', spread(leadTimeDays)],
    ['percent', [changeFailureRate, null, deployments + failedDeployments]],
    ['hours', spread(restoreHours)],
    ['per week', [mergesPerWeek, null, merges]],
    ['days', spread(cycleTimeDays)],
    ['hours', spread(firstReviewHours)],
  ];
  const texts = [...deploymentRows(answer), ...reviewRows(answer)];
  return {
    title: 'Delivery',
    columns: ['Figure', 'Unit', 'Value or median', '90th percentile', 'Number', 'Detail'],
    rows: numbers.map(([unit, figures], index) => {
      const { label = '', detail = '' } = texts[index] ?? {};
      return [label, unit, ...figures, detail];
    }),
  };
}

/** "33 deployments, 2.6 a week; half of 40 pull requests merged within 1.5 days." */
export function deliveryReading(answer: DeliveryAnswer): string {
  const { deployments, merges, cycleTimeDays } = answer;
  const frequencyText = frequency(answer, deployments, answer.deploymentsPerWeek);
  const deployed = deployments ? `${formatNumber(deployments, 'deployment')}, ${frequencyText}` : 'No deployments';
  const first = answer.deploymentWorkflows.length > 0 ? deployed : 'No deployment workflow is named';
  if (!merges) return `${first}; no pull requests were merged.`;
  const merged = formatNumber(merges, 'pull request');
  if (cycleTimeDays.median === null) return `${first}; ${merged} merged.`;
  return `${first}; half of ${merged} merged within ${formatDays(cycleTimeDays.median)}.`;
}

const NO_MERGES = 'No pull requests merged in this window';

/** "1.5 days". One unit of the value has `unitDays`. */
function spreadText({ count, median, p90 }: Spread, unitDays: number, noun: string): RowTexts {
  if (count < DELIVERY_SAMPLES) return [UNKNOWN, tooFew(count, noun)];
  const inDays = (value: number | null) => formatDays(value === null ? null : value * unitDays);
  return [inDays(median), `median; p90 ${inDays(p90)}, ${formatNumber(count, noun)}`];
}

function tooFew(count: number, noun: string): string {
  return count === 0 ? `No ${noun}s` : `Only ${formatNumber(count, noun)}; at least ${DELIVERY_SAMPLES} needed`;
}

/** "2.8 a week", or "3 in 2 days": a shorter window says nothing about a week. */
function frequency({ since, until }: DeliveryAnswer, count: number, perWeek: number | null): string {
  if (perWeek === null) return UNKNOWN;
  const days = Math.ceil((Date.parse(until) - Date.parse(since)) / DAY_MS);
  return days < WEEK ? `${formatCount(count)} in ${formatNumber(days, 'day')}` : `${formatTenth(perWeek)} a week`;
}

/** "12 min" below an hour, "5.2 hours" below two days, then "3.4 days". */
export function formatDays(days: number | null): string {
  if (days === null) return UNKNOWN;
  if (days < 1 / 24) return `${formatCount(Math.round(days * 1440))} min`;
  return days < 2 ? `${formatTenth(days * 24)} hours` : `${formatTenth(days)} days`;
}
