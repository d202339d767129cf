const DAY_MS = 86_400_000;
const DAYS = { d: 1, w: 7 };

/** Start of a window told as "90d", "12w" or a date such as 2026-08-01 (UTC); undefined of anything else. */
export function parseSince(text: string, now: Date): Date | undefined {
  const [, count, unit] = /^(\d{1,5})([dw])$/.exec(text) ?? [];
  if (count && unit) return new Date(now.getTime() - Number(count) * DAYS[unit as keyof typeof DAYS] * DAY_MS);
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  const exists = date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists && date < now ? date : undefined;
}
