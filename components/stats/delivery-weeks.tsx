import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { formatDays } from '@/lib/dev-stats/rules/delivery-text';
import { type DeliveryWeek, weeklyCycleReading, weeklyReading } from '@/lib/dev-stats/rules/delivery-week-text';
import { formatCount, UNKNOWN } from '@/lib/dev-stats/rules/format';
import { dayName } from '@/lib/dev-stats/rules/weekdays';
import { BarChart } from './charts/bar-chart';
import { LineChart } from './charts/line-chart';
import { Skeleton } from './figure';

interface DeliveryWeeksProps {
  /** Oldest first; undefined while loading. */
  weeks: readonly (DeliveryWeek | null)[] | undefined;
}

export function DeliveryWeeks({ weeks }: DeliveryWeeksProps) {
  const known = weeks?.filter((week) => week !== null);
  const shown = known ?? [];
  // A server may leave out any field, and a week without a start has no place on an axis.
  const dated = shown.flatMap((week) => (week.start ? [{ ...week, start: week.start }] : []));
  const weekly = timeAxis(
    'week',
    dated.map(({ start }) => start),
  );
  const axis = { ...weekly, isOpen: dated.at(-1)?.isPartial === true };
  const seriesOf = (name: string, figure: (week: DeliveryWeek) => number | null | undefined) => ({
    name,
    values: dated.map((week) => figure(week) ?? null),
  });
  return (
    <>
      <div className="chart-row grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <BarChart
          title="Merges and deployments"
          reading={known && weeklyReading(known)}
          unit="per week"
          axis={axis}
          series={
            known ? [seriesOf('Merged', (week) => week.merges), seriesOf('Deployed', (week) => week.deployments)] : []
          }
          isWhole
        />
        <LineChart
          title="Cycle time by week"
          reading={known && weeklyCycleReading(known)}
          unit="days, by week of the merge"
          hasBand
          axis={axis}
          series={
            known
              ? [
                  seriesOf('Median', ({ cycleTimeDays }) => cycleTimeDays?.median),
                  seriesOf('p90', ({ cycleTimeDays }) => cycleTimeDays?.p90),
                ]
              : []
          }
          format={formatDays}
          formatTick={String}
        />
      </div>
      <Weeks weeks={shown.toReversed()} pending={!known} />
    </>
  );
}

const SKELETONS: DeliveryWeek[] = Array.from({ length: 14 }, () => ({}));
const CELL = 'px-1 py-1.5 text-right whitespace-nowrap last:pr-0 sm:px-4';

function Weeks({ weeks, pending }: { weeks: readonly DeliveryWeek[]; pending: boolean }) {
  return (
    <div className="space-y-2">
      <figure tabIndex={0} aria-label="Delivery by week, table" className="overflow-x-auto">
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
            {(pending ? SKELETONS : weeks).map((week, index) => (
              <tr key={week.start ?? index} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-2 font-normal">
                  {pending ? <Skeleton /> : dayName(week.start)}
                  {week.isPartial && <span className="text-ink-faint">, partial</span>}
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

function cellsOf(week: DeliveryWeek) {
  return [
    ['merged', formatCount(week.merges)],
    ['median', formatDays(week.cycleTimeDays?.median)],
    ['p90', formatDays(week.cycleTimeDays?.p90)],
    ['deployed', formatCount(week.deployments)],
  ] as const;
}
