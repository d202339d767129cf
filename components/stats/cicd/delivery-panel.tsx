import type { Delivery, DeliveryBefore } from '@/lib/dev-stats/graphql/documents';
import { DELIVERY_WINDOW_DAYS } from '@/lib/dev-stats/rules/constants';
import { type DateRange, formatDates } from '@/lib/dev-stats/rules/date-range';
import { deliveryLimits } from '@/lib/dev-stats/rules/delivery/limits';
import {
  compared,
  type DeliveryAnswer,
  type DeliveryRow,
  deploymentRows,
  reviewRows,
} from '@/lib/dev-stats/rules/delivery/rows';
import { deliverySentence } from '@/lib/dev-stats/rules/delivery/sentence';
import { deliveryRange } from '@/lib/dev-stats/rules/pipelines/pipeline-window';
import { Term } from '../definitions/definition-link';
import { Skeleton } from '../figure';
import { usePeriod } from '../period';
import { DeliveryHistograms } from './delivery-histograms';
import { DeliveryWeeks } from './delivery-weeks';

type Window = Pick<Delivery, 'since' | 'until'>;

export function deliveryWindow(delivery: Window | null | undefined, period: DateRange | undefined): string {
  if (!delivery) return period ? formatDates(deliveryRange(period)) : `last ${DELIVERY_WINDOW_DAYS} days`;
  // The window ends before `until`, which is midnight after the last day of a period.
  const lastDay = new Date(Date.parse(delivery.until) - 1).toISOString().slice(0, 10);
  return formatDates({ from: delivery.since.slice(0, 10), to: lastDay });
}

const NONE = { count: 0, median: null, p90: null };
/** For the labels of the rows. */
const LOADING: DeliveryAnswer = {
  since: '',
  until: '',
  deploymentWorkflows: [],
  productionBranch: null,
  deploymentSource: null,
  runsWithoutBranch: 0,
  mergesWithoutBranch: 0,
  merges: 0,
  botMerges: 0,
  stackedMerges: 0,
  backportMerges: 0,
  mergesPerWeek: null,
  cycleTimeDays: NONE,
  firstReviewHours: NONE,
  deployments: 0,
  failedDeployments: 0,
  deploymentsPerWeek: null,
  leadTimeDays: NONE,
  changeFailureRate: null,
  restoreHours: NONE,
  changeFailures: null,
};

interface DeliveryPanelProps {
  /** Null if nothing of the window was collected, undefined while loading. */
  delivery: Delivery | null | undefined;
  /** Of the period before, if all of it was collected. */
  before: DeliveryBefore | undefined;
}

export function DeliveryPanel({ delivery, before }: DeliveryPanelProps) {
  const period = usePeriod();
  if (delivery === null)
    return <p className="text-ink-soft">No merged pull requests or deployments were collected for these days.</p>;
  const compare = (rows: typeof deploymentRows) => compared(rows(delivery ?? LOADING), before ? rows(before) : []);
  const sentence = delivery && deliverySentence(delivery, before);
  return (
    <>
      {sentence && (
        <div className="space-y-1">
          <p className="text-lg">{sentence.text}</p>
          <p className="text-caption text-ink-faint tabular-nums">{sentence.detail}</p>
        </div>
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <Figures title="Deployments" rows={compare(deploymentRows)} pending={!delivery} />
        <Figures title="Pull requests" rows={compare(reviewRows)} pending={!delivery} />
      </div>
      <DeliveryHistograms delivery={delivery} />
      <DeliveryWeeks weeks={delivery?.weeks} />
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
