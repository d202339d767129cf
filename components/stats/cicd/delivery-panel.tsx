import { memo } from 'react';
import type { Delivery } from '@/lib/dev-stats/graphql/documents';
import { DELIVERY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { type DateRange, formatDates } from '@/lib/dev-stats/rules/date-range';
import { deliveryLimits } from '@/lib/dev-stats/rules/delivery/limits';
import { type DeliveryRow, deploymentRows, reviewRows } from '@/lib/dev-stats/rules/delivery/rows';
import { deliverySentence } from '@/lib/dev-stats/rules/delivery/sentence';
import { deliveryRange } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { usePeriod } from '../period';

export function deliveryWindow(period: DateRange | undefined): string {
  return period ? formatDates(deliveryRange(period)) : `last ${DELIVERY_WINDOW_DAYS} days`;
}

interface DeliveryPanelProps {
  /** Null if no merged pull request or deployment of the window has a known branch. */
  delivery: Delivery | null;
  /** Figures of the period before; undefined unless all of it was collected. */
  before: Delivery | undefined;
}

export const DeliveryPanel = memo(function DeliveryPanel({ delivery, before }: DeliveryPanelProps) {
  const period = usePeriod();
  if (delivery === null)
    return (
      <p className="text-soft">
        No merged pull requests or deployments with a known branch were collected for these days.
      </p>
    );
  const sentence = deliverySentence(delivery, before);
  return (
    <>
      <div className="space-y-1">
        <p className="max-w-[54ch] text-balance font-serif text-lead">{sentence.text}</p>
        <p data-file="about" className="text-caption text-dim tabular-nums">
          {sentence.detail}
        </p>
      </div>
      <Figures rows={deploymentRows(delivery)} />
      <details className="text-soft">
        <summary className="min-h-11 cursor-pointer content-center text-caption text-soft hover:text-ink">
          Pull requests, and limits of the data
        </summary>
        <Figures rows={reviewRows(delivery)} />
        <ul className="mt-4 max-w-prose list-disc space-y-1.5 pl-5 text-caption">
          {deliveryLimits(delivery, period).map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </>
  );
});

function Figures({ rows }: { rows: DeliveryRow[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-hairline border-t pt-4 lg:grid-cols-5">
      {rows.map(({ label, value, detail }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt>
            {label}
            <span className="block text-caption text-dim tabular-nums">{detail}</span>
          </dt>
          <dd className="figures text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
