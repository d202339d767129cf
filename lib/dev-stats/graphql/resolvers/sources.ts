import { readStore } from '../context';
import type { Resolver } from '../schema-types';

const MINUTE_MS = 60_000;

export const sources: Resolver<'sources'> = async (_, __, context) => {
  const shown = await readStore(context);
  const now = context.now().getTime();
  context.isSample ||= shown?.sources.some(({ source }) => source === 'sample') ?? false;
  return (shown?.sources ?? []).map((status) => ({ ...status, ageMinutes: ageMinutes(status.collectedAt, now) }));
};

/** Never negative, even if the clocks of the collector and the server disagree. */
function ageMinutes(at: string | null, now: number): number | null {
  return at === null ? null : Math.max(0, Math.floor((now - Date.parse(at)) / MINUTE_MS));
}
