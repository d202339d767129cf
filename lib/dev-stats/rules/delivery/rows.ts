import { DAY_MS } from '../../../dates';
import type { DataTable } from '../../charts/chart';
import { DELIVERY_SAMPLES } from '../constants';
import { formatCount, formatNumber, formatShare, formatTenth, UNKNOWN } from '../format/numbers';
import type { Spread } from '../percentile';
import type { DeliveryAnswer } from './delivery';

const WEEK = 7;
const HOURS = 24;

export interface DeliveryRow {
  label: string;
  value: string;
  detail: string;
  unit: string;
  numbers: readonly [rateOrMedian: number | null, p90: number | null, count: number];
}

type ChangeFailures = NonNullable<DeliveryAnswer['changeFailures']>;

export function deploymentRows(answer: DeliveryAnswer): DeliveryRow[] {
  const { deployments, failedDeployments, changeFailures, deploymentSource } = answer;
  const rows = [
    frequencyRow('Deployment frequency', answer, deployments, answer.deploymentsPerWeek, 'deployment'),
    spreadRow('Lead time for changes', 'days', answer.leadTimeDays, 'deployed pull request'),
    ...(changeFailures ? failureRows(changeFailures) : UNKNOWN_FAILURES),
  ];
  const nothing = deployments + failedDeployments === 0 ? 'No deployments in this window' : '';
  const none = deploymentSource === null ? 'No deployment workflow is named' : nothing;
  return none ? rows.map((row) => ({ ...row, value: UNKNOWN, detail: none })) : rows;
}

function failureRows(failures: ChangeFailures): DeliveryRow[] {
  const { deployments, rate, reworkRate, recoveryHours } = failures;
  const share = (label: string, value: number | null, text: string): DeliveryRow => ({
    label,
    value: formatShare(value),
    detail: value === null ? tooFew(deployments, 'deployment') : text,
    unit: 'percent',
    numbers: [value, null, deployments],
  });
  return [
    share('Change failure rate', rate, failuresText(failures)),
    spreadRow('Failed deployment recovery time', 'hours', recoveryHours, 'repaired deployment'),
    share('Rework rate', reworkRate, `of ${formatNumber(deployments, 'deployment')}`),
  ];
}

const UNKNOWN_FAILURES = [
  { label: 'Change failure rate', unit: 'percent' },
  { label: 'Failed deployment recovery time', unit: 'hours' },
  { label: 'Rework rate', unit: 'percent' },
].map(
  (row): DeliveryRow => ({ ...row, value: UNKNOWN, detail: 'All failure signs are off', numbers: [null, null, 0] }),
);

function failuresText({ failed, deployments, sources }: ChangeFailures): string {
  const text = `${formatCount(failed)} of ${formatNumber(deployments, 'deployment')} needed a fix`;
  const parts = sources.flatMap((source) =>
    source.failed > 0 ? [`${formatCount(source.failed)} by ${sourceText(source)}`] : [],
  );
  return parts.length > 0 ? `${text}: ${parts.join(', ')}` : text;
}

export function sourceText({ kind, hours, label }: ChangeFailures['sources'][number]): string {
  if (kind === 'revert') return 'a revert';
  if (kind === 'hotfix') return `a hotfix within ${formatNumber(hours ?? 0, 'hour')}`;
  return kind === 'issue' ? `an issue with the label ${label}` : 'a GitHub Deployment marked as failed';
}

export function reviewRows(answer: DeliveryAnswer): DeliveryRow[] {
  const { merges, mergesPerWeek, cycleTimeDays, firstReviewHours } = answer;
  const rows = [
    frequencyRow('Merged', answer, merges, mergesPerWeek, 'pull request'),
    spreadRow('Cycle time', 'days', cycleTimeDays, 'pull request'),
    spreadRow('Time to first review', 'hours', firstReviewHours, 'reviewed pull request'),
  ];
  const none = 'No pull requests merged in this window';
  return merges ? rows : rows.map((row) => ({ ...row, value: UNKNOWN, detail: none }));
}

export function deliveryTable(answer: DeliveryAnswer): DataTable {
  return {
    columns: ['Figure', 'Unit', 'Value or median', '90th percentile', 'Number', 'Detail'],
    rows: [...deploymentRows(answer), ...reviewRows(answer)].map(({ label, unit, numbers, detail }) => [
      label,
      unit,
      ...numbers,
      detail,
    ]),
  };
}

function spreadRow(label: string, unit: 'days' | 'hours', { count, median, p90 }: Spread, noun: string): DeliveryRow {
  const numbers = [median, p90, count] as const;
  if (count < DELIVERY_SAMPLES) return { label, value: UNKNOWN, detail: tooFew(count, noun), unit, numbers };
  const days = median !== null && unit === 'hours' ? median / HOURS : median;
  return { label, value: formatDays(days), detail: `median of ${formatNumber(count, noun)}`, unit, numbers };
}

export function tooFew(count: number, noun: string): string {
  return count === 0 ? `No ${noun}s` : `Only ${formatNumber(count, noun)}; at least ${DELIVERY_SAMPLES} needed`;
}

/** "2.8 a week", or "3 in 2 days": a shorter window says nothing about a week. */
function frequencyRow(
  label: string,
  { since, until }: DeliveryAnswer,
  count: number,
  perWeek: number | null,
  noun: string,
): DeliveryRow {
  const days = Math.ceil((Date.parse(until) - Date.parse(since)) / DAY_MS);
  const rate =
    days < WEEK ? `${formatCount(count)} in ${formatNumber(days, 'day')}` : `${formatTenth(perWeek ?? 0)} a week`;
  const value = perWeek === null ? UNKNOWN : rate;
  return { label, value, detail: formatNumber(count, noun), unit: 'per week', numbers: [perWeek, null, count] };
}

/** "12 min" below an hour, "5.2 hours" below two days, then "3.4 days". */
export function formatDays(days: number | null): string {
  if (days === null) return UNKNOWN;
  if (days < 1 / HOURS) return `${formatCount(Math.round(days * 1440))} min`;
  return days < 2 ? `${formatTenth(days * HOURS)} hours` : `${formatTenth(days)} days`;
}
