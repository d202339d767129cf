import { timeAxis } from '@/lib/dev-stats/charts/axis';
import { formatDays } from '@/lib/dev-stats/rules/delivery/rows';
import { type DeliveryWeek, weeklyCycleReading, weeklyReading } from '@/lib/dev-stats/rules/delivery/week-sentences';
import { formatCount, UNKNOWN } from '@/lib/dev-stats/rules/format/numbers';
import { dayName } from '@/lib/dev-stats/rules/format/weekdays';
import { BarChart } from '../charts/bar-chart';
import { LineChart } from '../charts/line-chart';
import { Skeleton } from '../figure';

interface DeliveryWeeksProps {
  /** Oldest first; undefined while loading. */
  weeks: readonly DeliveryWeek[] | undefined;
}

export function DeliveryWeeks({ weeks }: DeliveryWeeksProps) {
  const starts = weeks?.map(({ start }) => start) ?? [];
  const axis = { ...timeAxis('week', starts), isOpen: weeks?.at(-1)?.isPartial === true };
  const draw = (name: string, figure: (week: DeliveryWeek) => number | null) =>
    weeks ? [{ name, values: weeks.map(figure) }] : [];
  return (
    <>
      <div className="chart-row grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-2">
        <BarChart
          title="Merges and deployments"
          reading={weeks && weeklyReading(weeks)}
          unit="per week"
          axis={axis}
          series={[...draw('Merged', ({ merges }) => merges), ...draw('Deployed', ({ deployments }) => deployments)]}
          isWhole
        />
        <LineChart
          title="Cycle time by week"
          reading={weeks && weeklyCycleReading(weeks)}
          unit="days, by week of the merge"
          hasBand
          axis={axis}
          series={[
            ...draw('Median', ({ cycleTimeDays }) => cycleTimeDays.median),
            ...draw('p90', ({ cycleTimeDays }) => cycleTimeDays.p90),
          ]}
          format={formatDays}
          formatTick={String}
        />
      </div>
      <Weeks weeks={weeks?.toReversed()} />
    </>
  );
}

const COLUMNS = ['Week of', 'Merged', 'Cycle time', 'p90', 'Deployed'];
const PLACES = Array.from({ length: 14 }, (_, index) => `${index}`);
const CELL = 'px-1 py-1.5 text-right whitespace-nowrap last:pr-0 sm:px-4';

function Weeks({ weeks }: DeliveryWeeksProps) {
  return (
    <div className="space-y-2">
      <figure tabIndex={0} aria-label="Delivery by week, table" className="overflow-x-auto">
        <table className="w-full border-line border-b text-left text-caption tabular-nums">
          <thead>
            <tr className="text-ink-faint">
              {COLUMNS.map((label, index) => (
                <th key={label} scope="col" className={`font-normal ${index === 0 ? 'py-1.5 pr-2' : CELL}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks
              ? weeks.map((week) => <WeekRow key={week.start} week={week} />)
              : PLACES.map((place) => <WeekRow key={place} week={undefined} />)}
          </tbody>
        </table>
      </figure>
      <p className="text-caption text-ink-faint">
        Cycle time is the median of the week’s merges. {UNKNOWN} means too few values.
      </p>
    </div>
  );
}

function WeekRow({ week }: { week: DeliveryWeek | undefined }) {
  const cells = week && [
    formatCount(week.merges),
    formatDays(week.cycleTimeDays.median),
    formatDays(week.cycleTimeDays.p90),
    formatCount(week.deployments),
  ];
  return (
    <tr className="border-line border-t">
      <th scope="row" className="py-1.5 pr-2 font-normal">
        {week ? dayName(week.start) : <Skeleton />}
        {week?.isPartial && <span className="text-ink-faint">, partial</span>}
      </th>
      {COLUMNS.slice(1).map((name, index) => (
        <td key={name} className={CELL}>
          {cells ? cells[index] : <Skeleton width="w-8" />}
        </td>
      ))}
    </tr>
  );
}
