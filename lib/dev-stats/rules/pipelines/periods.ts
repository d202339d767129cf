export interface Period {
  /** Instants or dates, inclusive and exclusive. */
  start: string;
  end: string;
}

export interface Known {
  since?: string | undefined;
  until?: string | undefined;
}

/** Whether runs of a period are missing, because they were not asked for or not collected; null if unknown. */
export function isPartial({ start, end }: Period, { asked, collected }: { asked: Known; collected: Known }) {
  const isCut = ({ since, until }: Known) => isBefore(start, since) || isBefore(until, end);
  if (isCut(asked) || isCut(collected)) return true;
  return collected.since === undefined || collected.until === undefined ? null : false;
}

interface Collected extends Known {
  first: string;
}

/** The part of a window that was collected. `isPartial` is null if it is not known what was. */
export function collectedPart(
  asked: Known,
  { since, until, first }: Collected,
): Period & { isPartial: boolean | null } {
  const start = findLater(asked.since, since) ?? first;
  const end = isBefore(asked.until, until) ? asked.until : until;
  const isCut = isBefore(asked.since, since) || isBefore(until, asked.until);
  const isKnown = since !== undefined && until !== undefined;
  return { start, end: end ?? asked.until ?? first, isPartial: isCut || (isKnown ? false : null) };
}

function findLater(time: string | undefined, other: string | undefined): string | undefined {
  return isBefore(time, other) ? other : (time ?? other);
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
