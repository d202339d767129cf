import { DAY_MS } from '../../../dates';
import type { DataTable } from '../../charts/chart';
import { DELIVERY_SAMPLES } from '../constants';
import type { DefinitionId } from '../definitions/definitions';
import { formatCount, formatNumber, formatShare, formatTenth, UNKNOWN } from '../format/numbers';
import type { Spread } from '../percentile';
import type { DeliveryFigures } from './delivery';

const WEEK = 7;

export type DeliveryAnswer = DeliveryFigures & {
  since: string;
  until: string;
  deploymentWorkflows: readonly string[];
};

export interface DeliveryRow {
  label: string;
  definition: DefinitionId;
  value: string;
  detail: string;
}

type RowTexts = readonly [value: string, detail: string];

export function deploymentRows(answer: DeliveryAnswer): DeliveryRow[] {
  const { deployments, failedDeployments, leadTimeDays, changeFailures, deploymentSource } = answer;
  const ended = deployments + failedDeployments;
  const nothing = ended === 0 ? 'No deployments in this window' : undefined;
  const none = deploymentSource === null ? 'No deployment workflow is named' : nothing;
  const row = (label: string, definition: DefinitionId, texts: RowTexts): DeliveryRow =>
    toRow(label, definition, none ? [UNKNOWN, none] : texts);
  const unknown: RowTexts = [UNKNOWN, answer.productionBranch === null ? NO_BRANCHES : 'No source of failures is on'];
  const share = (value: number | null, text: string): RowTexts => [
    formatShare(value),
    value === null ? tooFew(changeFailures?.deployments ?? 0, 'deployment') : text,
  ];
  return [
    row('Deployment frequency', 'deployment-frequency', [
      frequency(answer, deployments, answer.deploymentsPerWeek),
      formatNumber(deployments, 'deployment'),
    ]),
    row(
      'Lead time for changes',
      'lead-time',
      answer.productionBranch === null ? [UNKNOWN, NO_BRANCHES] : spreadText(leadTimeDays, 1, 'deployed pull request'),
    ),
    row(
      'Change failure rate',
      'change-failure-rate',
      changeFailures ? share(changeFailures.rate, failuresText(changeFailures)) : unknown,
    ),
    row(
      'Failed deployment recovery time',
      'time-to-restore',
      changeFailures ? spreadText(changeFailures.recoveryHours, 1 / 24, 'repaired deployment') : unknown,
    ),
    row(
      'Rework rate',
      'rework-rate',
      changeFailures
        ? share(changeFailures.reworkRate, `of ${formatNumber(changeFailures.deployments, 'deployment')}`)
        : unknown,
    ),
  ];
}

type ChangeFailures = NonNullable<DeliveryAnswer['changeFailures']>;

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
  const row = (label: string, definition: DefinitionId, texts: RowTexts) =>
    toRow(label, definition, merges ? texts : [UNKNOWN, NO_MERGES]);
  return [
    row('Merged', 'merges', [frequency(answer, merges, mergesPerWeek), formatNumber(merges, 'pull request')]),
    row('Cycle time', 'cycle-time', spreadText(cycleTimeDays, 1, 'pull request')),
    row('Time to first review', 'time-to-first-review', spreadText(firstReviewHours, 1 / 24, 'reviewed pull request')),
  ];
}

function toRow(label: string, definition: DefinitionId, [value, detail]: RowTexts): DeliveryRow {
  return { label, definition, value, detail };
}

export function deliveryTable(answer: DeliveryAnswer): DataTable {
  const { deployments, deploymentsPerWeek, leadTimeDays, changeFailures } = answer;
  const { merges, mergesPerWeek, cycleTimeDays, firstReviewHours } = answer;
  const spread = ({ median, p90, count }: Spread) => [median, p90, count];
  const numbers: [unit: string, figures: (number | null)[]][] = [
    ['per week', [deploymentsPerWeek, null, deployments]],
    ['days', spread(leadTimeDays)],
    ['percent', [changeFailures?.rate ?? null, null, changeFailures?.deployments ?? 0]],
    ['hours', changeFailures ? spread(changeFailures.recoveryHours) : [null, null, 0]],
    ['percent', [changeFailures?.reworkRate ?? null, null, changeFailures?.deployments ?? 0]],
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

const NO_MERGES = 'No pull requests merged in this window';
const NO_BRANCHES = 'Collected without branches; the next collection adds them';

/** "1.5 days". One unit of the value has `unitDays`. */
function spreadText({ count, median, p90 }: Spread, unitDays: number, noun: string): RowTexts {
  if (count < DELIVERY_SAMPLES) return [UNKNOWN, tooFew(count, noun)];
  const inDays = (value: number | null) => formatDays(value === null ? null : value * unitDays);
  return [inDays(median), `median; p90 ${inDays(p90)}, ${formatNumber(count, noun)}`];
}

/** "Only 3 deployments; at least 5 needed": why a figure is unknown. */
export function tooFew(count: number, noun: string): string {
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
