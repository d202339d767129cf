import { memo } from 'react';
import type { Delivery } from '@/lib/dev-stats/graphql/documents';
import { DELIVERY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { type DateRange, formatDates } from '@/lib/dev-stats/rules/date-range';
import { deliveryLimits } from '@/lib/dev-stats/rules/delivery/limits';
import { type DeliveryRow, deploymentRows, reviewRows } from '@/lib/dev-stats/rules/delivery/rows';
import { deliverySentence } from '@/lib/dev-stats/rules/delivery/sentence';
import { deliveryRange } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { Skeleton } from '../figure';
import { usePeriod } from '../period';

export function deliveryWindow(period: DateRange | undefined): string {
  return period ? formatDates(deliveryRange(period)) : `last ${DELIVERY_WINDOW_DAYS} days`;
}

type Texts = Pick<DeliveryRow, 'label' | 'value' | 'detail'>;

const PLACES: Texts[] = ['1', '2', '3', '4', '5'].map((label) => ({ label, value: '', detail: '' }));

interface DeliveryPanelProps {
  /** Null if nothing of the window was collected with its branch, undefined while loading. */
  delivery: Delivery | null | undefined;
  /** The period before; undefined unless all of it was collected. */
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
  const sentence = delivery && deliverySentence(delivery, before);
  return (
    <>
      <div className="space-y-1">
        <p className="min-h-[5.68em] max-w-[54ch] text-balance font-serif text-lead sm:min-h-[2.84em]">
          {sentence?.text ?? <Skeleton width="w-full" />}
        </p>
        <p data-file="about" className="text-caption text-dim tabular-nums">
          {sentence?.detail ?? <Skeleton width="w-64" />}
        </p>
      </div>
      <Figures rows={delivery && deploymentRows(delivery)} />
      <details className="text-soft">
        <summary className="min-h-11 cursor-pointer content-center text-caption text-violet-text">
          Pull requests, and what the data cannot say
        </summary>
        <Figures rows={delivery && reviewRows(delivery)} />
        <ul className="mt-4 max-w-prose list-disc space-y-1.5 pl-5 text-caption">
          {delivery && deliveryLimits(delivery, period).map((limit) => <li key={limit}>{limit}</li>)}
        </ul>
      </details>
    </>
  );
});

function Figures({ rows }: { rows: Texts[] | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-hairline border-t pt-4 lg:grid-cols-5">
      {(rows ?? PLACES).map(({ label, value, detail }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt>
            {rows ? label : <Skeleton width="w-28" />}
            <span className="block text-caption text-dim tabular-nums">
              {rows ? detail : <Skeleton width="w-36" />}
            </span>
          </dt>
          <dd className="figures text-title">{rows ? value : <Skeleton />}</dd>
        </div>
      ))}
    </dl>
  );
}
