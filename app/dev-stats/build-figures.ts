import { isOn } from '@/lib/content/documents';
import { addDays, DAY_MS } from '@/lib/dates';
import { historyOperation, statsOperation } from '@/lib/dev-stats/graphql/operations';
import { isDemo } from '@/lib/dev-stats/graphql/read-answers';
import { ask } from '@/lib/dev-stats/graphql/snapshot';
import { listHours } from '@/lib/dev-stats/rules/commits/hourly';
import { type LocalNights, type NightSpan, placeHour } from '@/lib/dev-stats/rules/history/nights';
import { dateIn, listOffsets } from '@/lib/sky/clock';
import { drawMoments, type NightDrawing } from '@/lib/sky/drawing';
import { computeNight } from '@/lib/sky/nights';
import type { Place } from '@/lib/sky/place';
import { POST } from '../graphql/route.dev-stats';

/** Days between two nights of the year. */
const STEP = 5;
const YEAR_MS = 365 * DAY_MS;

/** Public figures at the time of the build; undefined if nothing was collected. */
export async function readBuildFigures() {
  const { data, errors, extensions } = await ask(POST, statsOperation);
  if (!data?.githubStats || errors) return undefined;
  return { answer: { data, extensions }, at: new Date().toISOString() };
}

/** Hours of the nights with public commits; undefined without any, or while the section is off. */
export async function readNightCommits({ nights }: NightDrawing) {
  if (!isOn('dev-stats')) return undefined;
  const { data, extensions } = await ask(POST, historyOperation);
  if (!data?.githubStats) return undefined;
  const first = nights.at(-1)?.date ?? '';
  const last = nights[0]?.date ?? first;
  // The last night ends on the morning after its date.
  const range = { from: first, to: addDays(last, 1) };
  const moments = [...listHours(data.githubStats.history, range)].map(({ date, hour }) => placeHour(date, hour));
  const path = drawMoments(nights, moments);
  return path ? { path, isDemo: isDemo(extensions) } : undefined;
}

export function computeLocalNights(place: Place): LocalNights {
  const last = dateIn(place.timezone, new Date());
  const spans = Array.from({ length: 365 / STEP }, (_, index) => readSpan(place, addDays(last, -index * STEP)));
  const today = Date.parse(last);
  // Computed here because a browser takes about 100 ms to load time zones. Includes the year after the build.
  const offsets = listOffsets(place.timezone, today - 2 * YEAR_MS, today + YEAR_MS);
  return { place: place.name, offsets, last, step: STEP, spans };
}

function readSpan(place: Place, date: string): NightSpan | null {
  const { night, dark } = computeNight(place, date);
  if (!night) return null;
  const middle = (night[0] + night[1]) / 2;
  const hours = [night[0], dark?.[0] ?? middle, dark?.[1] ?? middle, night[1]].map(
    (hour) => Math.round(hour * 20) / 20,
  );
  const [sunset = 0, dusk = 0, dawn = 0, sunrise = 0] = hours;
  return [sunset, dusk, dawn, sunrise];
}
