import type { Delivery, DeliveryBefore } from '@/lib/dev-stats/graphql/documents';
import type { Incomplete } from '@/lib/dev-stats/graphql/figures';
import { DELIVERY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { deliveryLimits } from '@/lib/dev-stats/rules/delivery-limits';
import {
  compared,
  type DeliveryRow,
  deploymentRows,
  formatDays,
  reviewRows,
} from '@/lib/dev-stats/rules/delivery-text';
import { formatCount, UNKNOWN } from '@/lib/dev-stats/rules/format';
import { formatDate, isTime } from '@/lib/dev-stats/rules/moments';
import { dayName } from '@/lib/dev-stats/rules/weekdays';
import { Term } from './definition-link';
import { DeliverySpread } from './delivery-spread';
import { Skeleton } from './figure';
import { usePeriod } from './period';

type MaybeDelivery = Incomplete<Delivery> | null | undefined;

/** "August 24, 2026 to November 22, 2026" */
export function deliveryWindow(delivery: MaybeDelivery): string {
  if (!isTime(delivery?.since) || !isTime(delivery?.until)) return `last ${DELIVERY_WINDOW_DAYS} days`;
  return `${formatDate(delivery.since)} to ${formatDate(delivery.until)}`;
}

interface DeliveryPanelProps {
  /** undefined while loading. */
  delivery: MaybeDelivery;
  /** Of the period before, if all of it was collected. */
  before: Incomplete<DeliveryBefore> | undefined;
}

export function DeliveryPanel({ delivery, before }: DeliveryPanelProps) {
  const period = usePeriod();
  if (delivery === null)
    return <p className="text-ink-soft">No merged pull requests or deployments were collected for these days.</p>;
  const rowsOf = (rows: typeof deploymentRows) => compared(rows(delivery ?? {}), before ? rows(before) : []);
  return (
    <>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Figures title="Deployments" rows={rowsOf(deploymentRows)} pending={!delivery} />
        <Figures title="Pull requests" rows={rowsOf(reviewRows)} pending={!delivery} />
      </div>
      <DeliverySpread delivery={delivery} />
      <Weeks weeks={delivery?.weeks?.toReversed()} pending={!delivery} />
      {delivery && <Limits limits={deliveryLimits(delivery, period)} />}
    </>
  );
}

function Limits({ limits }: { limits: string[] }) {
  return (
    <div className="max-w-prose space-y-2">
      <h3 className="font-medium">What the data cannot say</h3>
      <ul className="list-disc space-y-1.5 pl-5 text-caption text-ink-soft">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ title, rows, pending }: { title: string; rows: DeliveryRow[]; pending: boolean }) {
  return (
    <div className="space-y-2">
      <h3 className="text-caption text-ink-faint">{title}</h3>
      <dl className="divide-y divide-line border-line border-y">
        {rows.map(({ label, definition, value, detail }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 py-3">
            <dt className="text-ink-soft">
              <Term definition={definition}>{label}</Term>
            </dt>
            <dd className="figures text-xl">{pending ? <Skeleton /> : value}</dd>
            <dd className="col-span-full text-caption text-ink-faint tabular-nums">
              {pending ? <Skeleton width="w-44" /> : detail}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Week = Incomplete<Delivery['weeks'][number]>;
const SKELETONS: Week[] = Array.from({ length: 14 }, () => ({}));
const CELL = 'px-1 py-1.5 text-right whitespace-nowrap last:pr-0 sm:px-4';

function Weeks({ weeks, pending }: { weeks: readonly (Week | null)[] | undefined; pending: boolean }) {
  return (
    <div className="space-y-2">
      <figure
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        aria-label="Delivery by week, table"
        className="overflow-x-auto"
      >
        <table className="w-full border-line border-b text-left text-caption tabular-nums">
          <thead>
            <tr className="text-ink-faint">
              {['Week of', 'Merged', 'Cycle time', 'p90', 'Deployed'].map((label, index) => (
                <th key={label} scope="col" className={`font-normal ${index === 0 ? 'py-1.5 pr-2' : CELL}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(pending ? SKELETONS : (weeks ?? [])).map((week, index) => (
              <tr key={week?.start ?? index} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {pending ? <Skeleton /> : dayName(week?.start)}
                  {week?.isPartial && <span className="text-ink-faint">, partial</span>}
                </th>
                {cellsOf(week).map(([name, text]) => (
                  <td key={name} className={CELL}>
                    {pending ? <Skeleton width="w-8" /> : text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      <p className="text-caption text-ink-faint">
        Cycle time is the median of the week’s merges. {UNKNOWN} means too few values.
      </p>
    </div>
  );
}

function cellsOf(week: Week | null) {
  return [
    ['merged', formatCount(week?.merges)],
    ['median', formatDays(week?.cycleTimeDays?.median)],
    ['p90', formatDays(week?.cycleTimeDays?.p90)],
    ['deployed', formatCount(week?.deployments)],
  ] as const;
}
