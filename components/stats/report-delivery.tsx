import { useQuery } from '@tanstack/react-query';
import type { Pipeline } from '@/lib/dev-stats/graphql/operations';
import type { DateRange } from '@/lib/dev-stats/rules/date-range';
import { isCovered } from '@/lib/dev-stats/rules/delivery-limits';
import { type DeliveryAnswer, deploymentRows, reviewRows } from '@/lib/dev-stats/rules/delivery-text';
import { UNKNOWN } from '@/lib/dev-stats/rules/format';
import { askedDelivery } from '@/lib/dev-stats/rules/pipeline-window';
import { deliveryWindow } from './delivery-panel';
import { Skeleton } from './figure';
import { SECTION_FAILED } from './notices';
import { deliveryQuery } from './queries';

interface ReportDeliveryProps {
  pipeline: Pipeline;
  range: DateRange;
}

export function ReportDelivery({ pipeline, range }: ReportDeliveryProps) {
  const { data, isPending, isError } = useQuery(deliveryQuery(pipeline, range));
  const { delivery, before } = data?.data ?? {};
  const asked = askedDelivery(range, new Date()).before;
  const earlier = before && asked && isCovered(before, asked) ? rowsOf(before) : undefined;
  return (
    <section aria-label="Delivery" className="min-w-0 space-y-2">
      <h3 className="font-medium">Delivery</h3>
      {!isPending && !delivery ? (
        <p className="text-ink-soft">
          {isError ? SECTION_FAILED : 'No merged pull requests or deployments were collected for these days.'}
        </p>
      ) : (
        <>
          <table className="w-full border-line border-b text-left tabular-nums">
            <thead className={earlier ? 'text-caption text-ink-faint' : 'sr-only'}>
              <tr>
                <th scope="col" className="font-normal">
                  <span className="sr-only">Figure</span>
                </th>
                <th scope="col" className={`pb-1 font-normal ${CELL}`}>
                  These days
                </th>
                {earlier && (
                  <th scope="col" className={`pb-1 font-normal ${CELL}`}>
                    Before
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rowsOf(delivery ?? {}).map(({ label, value, basis }) => (
                <tr key={label} className="border-line border-t">
                  <th scope="row" className="py-1.5 font-normal text-ink-soft">
                    {label}
                    <span className="block text-caption text-ink-faint">
                      {isPending ? <Skeleton width="w-32" /> : basis}
                    </span>
                  </th>
                  <td className={CELL}>{isPending ? <Skeleton /> : value}</td>
                  {earlier && (
                    <td className={`text-ink-soft ${CELL}`}>
                      {earlier.find((row) => row.label === label)?.value ?? UNKNOWN}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="text-caption text-ink-faint">
            {pipeline.owner}/{pipeline.repo}, {deliveryWindow(delivery, range)}. Times are medians.
          </p>
        </>
      )}
    </section>
  );
}

const CELL = 'pl-3 text-right whitespace-nowrap';

function rowsOf(answer: DeliveryAnswer) {
  return [...deploymentRows(answer), ...reviewRows(answer)];
}
