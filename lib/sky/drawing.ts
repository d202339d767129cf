import { memoize } from '../memoize';
import { round } from '../round';
import { dateIn } from './clock';
import { computeYear, type Night, type Span } from './nights';
import type { Place } from './place';

/** In pixels at a window of 1440: the year runs down, and the line of four in the morning is the rule of the page. */
export const NIGHTS_SIZE = { width: 448, height: 547.5, rule: 302, day: 1.5 } as const;

const FOUR = 16;
/** Space right of the rule for mornings, which leaves room for the names of the months. */
const MORNING_WIDTH = 100;
/** Half the height of a month's name, in nights. */
const LABEL_NIGHTS = 7;

export type NightDrawing = ReturnType<typeof drawYear>;

const drawCached = memoize((key) => drawYear(...(JSON.parse(key) as [place: Place, today: string])));

export function drawNights(place: Place, now = new Date()): NightDrawing {
  return drawCached(JSON.stringify([place, dateIn(place.timezone, now)]));
}

function drawYear(place: Place, today: string) {
  const nights = computeYear(place, today).toReversed();
  const hourWidth = fitHours(nights);
  const toX = (hour: number) => round(NIGHTS_SIZE.rule + (hour - FOUR) * hourWidth);
  const tonight = nights[0]?.night;
  const todayLine: Span | undefined = tonight && [toX(tonight[0]), toX(tonight[1])];
  return {
    place: place.name,
    night: outline(nights, ({ night }) => night, toX),
    dark: outline(nights, ({ dark }) => dark, toX),
    today,
    todayLine,
    // Its hours, and where 04:04 lies between them.
    tonight: tonight &&
      tonight[0] > 0 &&
      tonight[1] < 24 && {
        sunset: formatHour(tonight[0]),
        sunrise: formatHour(tonight[1]),
        at404: (FOUR + 4 / 60 - tonight[0]) / (tonight[1] - tonight[0]),
      },
    months: nights.flatMap(({ date }, index) => {
      if (!date.endsWith('-01')) return [];
      const beside = nights.slice(Math.max(0, index - LABEL_NIGHTS), index + LABEL_NIGHTS + 1);
      const ends = beside.map(({ night }) => (night ? toX(night[1]) : 0));
      return { name: date, x: Math.max(NIGHTS_SIZE.rule, ...ends), y: index * NIGHTS_SIZE.day };
    }),
    nightsAtFour: nights.filter(({ night }) => night && night[0] < FOUR && night[1] > FOUR).length,
    nights,
    hourWidth,
  };
}

/** SVG path with a dot for each moment at night: x in hours since noon, y in nights before the latest one. */
export function drawMoments(nights: Night[], moments: { evening: string; hours: number }[]): string {
  const rows = Map.groupBy(moments, ({ evening }) => evening);
  let path = '';
  let from = { hours: 0, row: 0 };
  for (const [row, { date, night }] of nights.entries()) {
    for (const { hours } of rows.get(date) ?? []) {
      if (!night || hours + 0.5 < night[0] || hours + 0.5 > night[1]) continue;
      path += `m${hours - from.hours} ${row - from.row}h0`;
      from = { hours, row };
    }
  }
  return path;
}

/** The width of an hour at which the longest nights fit on both sides of the rule. */
function fitHours(nights: Night[]): number {
  const spans = nights.flatMap(({ night }) => (night ? [night] : []));
  const first = Math.min(...spans.map(([start]) => start));
  const last = Math.max(...spans.map(([, end]) => end));
  return Math.min(NIGHTS_SIZE.rule / (FOUR - first), MORNING_WIDTH / (last - FOUR));
}

/** One closed path for each run of nights: down along their starts, up along their ends. */
function outline(nights: Night[], getSpan: (night: Night) => Span | undefined, toX: (hour: number) => number): string {
  const runs: { span: Span; y: number }[][] = [[]];
  for (const [index, night] of nights.entries()) {
    const span = getSpan(night);
    if (span) runs.at(-1)?.push({ span, y: index * NIGHTS_SIZE.day });
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs
    .map((run) => run.filter(({ span }, index) => isCorner(index, span, run)))
    .filter(({ length }) => length > 1)
    .map((run) => {
      const starts = run.map(({ span, y }) => ({ x: Math.round(toX(span[0])), y }));
      const ends = run.map(({ span, y }) => ({ x: Math.round(toX(span[1])), y }));
      return `${drawPath([...starts, ...ends.toReversed()])}Z`;
    })
    .join('');
}

/** Keeps every twelfth night, which is accurate to a pixel, and the nights next to a clock change. */
function isCorner(index: number, span: Span, run: { span: Span }[]): boolean {
  const neighbors = [run[index - 1], run[index + 1]];
  return index % 12 === 0 || neighbors.some((other) => !other || Math.abs(other.span[0] - span[0]) > 0.5);
}

/** "16:28" of hours since noon. */
function formatHour(hour: number): string {
  const minutes = Math.round(hour * 60) + 720;
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** SVG path data of a line without repeated points. Relative coordinates are shorter. */
export function drawPath(points: { x: number; y: number }[]): string {
  const [start, ...steps] = points.map(({ x, y }, index) => {
    const last = points[index - 1] ?? { x: 0, y: 0 };
    return `${x - last.x} ${y - last.y}`;
  });
  const moves = steps.filter((step) => step !== '0 0');
  return `M${start}${moves.length > 0 ? `l${moves.join(' ')}` : ''}`;
}
