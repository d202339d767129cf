import { type KeyboardEvent, memo, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { stepInTable } from '@/components/ui/table-steps';
import { type HeatCell, LABELED_HOURS } from '@/lib/dev-stats/rules/commits/heat-map';
import { hourName, WEEK, WEEKDAYS } from '@/lib/dev-stats/rules/format/weekdays';
import './heat-map.css';

const WEEK_NAMES = WEEK.map((day) => WEEKDAYS[day] ?? '');

const NARROW = '(width < 48rem)';

interface HeatTableProps {
  /** Seven days, Monday first, of 24 hours. */
  days: HeatCell[][];
  onSelect(cell: HeatCell): void;
}

/** One row per day; per hour on a phone, where 24 columns do not fit. */
export function HeatTable(props: HeatTableProps) {
  const isNarrow = useIsNarrow();
  // Turning all cells does not block input, but a print does not wait.
  const turned = useDeferredValue(isNarrow);
  return <Table {...props} isVertical={isPrinting ? isNarrow : turned} />;
}

/** One tab stop with arrow keys. */
const Table = memo(function Table({ days, onSelect, isVertical }: HeatTableProps & { isVertical: boolean }) {
  const [[day, hour], setActive] = useState([0, 0]);
  const rows = isVertical ? days[0]?.map((_, at) => days.map((cells) => cells[at] as HeatCell)) : days;

  function handleKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const [height, width] = isVertical ? [24, 7] : [7, 24];
    const from = isVertical ? ([hour, day] as const) : ([day, hour] as const);
    const to = stepInTable(event, { from, height, width });
    if (!to) return;
    event.preventDefault();
    const [row, column] = to;
    event.currentTarget.tBodies[0]?.rows[row]?.querySelectorAll('td')[column]?.focus();
  }

  return (
    <table className={`heat-map ${isVertical ? 'heat-map-upright' : ''}`} onKeyDown={handleKeyDown}>
      <caption className="sr-only">Commits by weekday and hour, last 90 days</caption>
      <thead>
        <tr>
          <td />
          {isVertical
            ? WEEK_NAMES.map((name) => <Head key={name} scope="col" name={name} short={name.slice(0, 3)} />)
            : days[0]?.map((cell) => <HourHead key={cell.hour} scope="col" hour={cell.hour} />)}
        </tr>
      </thead>
      <tbody>
        {rows?.map((cells, index) => (
          <tr key={isVertical ? hourName(index) : WEEK_NAMES[index]}>
            {isVertical ? (
              <HourHead scope="row" hour={index} />
            ) : (
              <Head scope="row" name={WEEK_NAMES[index] ?? ''} short={WEEK_NAMES[index]?.slice(0, 3) ?? ''} />
            )}
            {cells.map((cell) => (
              <td
                key={`${cell.dayOfWeek}-${cell.hour}`}
                aria-label={cell.text}
                tabIndex={placeDay(cell) === day && cell.hour === hour ? 0 : -1}
                data-slot={`${cell.dayOfWeek}-${cell.hour}`}
                data-intensity={cell.intensity}
                onFocus={() => {
                  setActive([placeDay(cell), cell.hour]);
                  onSelect(cell);
                }}
                onPointerEnter={() => onSelect(cell)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function placeDay({ dayOfWeek }: HeatCell): number {
  return (dayOfWeek + 6) % 7;
}

function Head({ scope, name, short }: { scope: 'row' | 'col'; name: string; short: string }) {
  return (
    <th scope={scope}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </th>
  );
}

function HourHead({ scope, hour }: { scope: 'row' | 'col'; hour: number }) {
  return (
    <th scope={scope}>
      <span className={LABELED_HOURS.includes(hour) ? '' : 'sr-only'}>{hourName(hour)}</span>
    </th>
  );
}

let isPrinting = false;

/** Pages are wide. Browsers count them before they report the width of the paper, so the table turns earlier. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const print = ({ type }: Event) => {
        isPrinting = type === 'beforeprint';
        onChange();
      };
      const ended = new AbortController();
      const { signal } = ended;
      window.matchMedia(NARROW).addEventListener('change', onChange, { signal });
      for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, print, { signal });
      return () => ended.abort();
    },
    () => !isPrinting && window.matchMedia(NARROW).matches,
    () => false,
  );
}
