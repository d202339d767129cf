export interface Period {
  /** Inclusive and exclusive. */
  periodStart: string;
  periodEnd: string;
}

export interface Known {
  since?: string | undefined;
  until?: string | undefined;
}

/** Whether runs of a period are missing, because they were not asked for or not collected; null if unknown. */
export function isPartial(
  { periodStart, periodEnd }: Period,
  { asked, collected }: { asked: Known; collected: Known },
) {
  const isCut = ({ since, until }: Known) => isBefore(periodStart, since) || isBefore(until, periodEnd);
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
  const end = isBefore(asked.until, until) ? asked.until : until;
  const isCut = isBefore(asked.since, since) || isBefore(until, asked.until);
  const isKnown = since !== undefined && until !== undefined;
  return {
    periodStart: findLater(asked.since, since) ?? first,
    periodEnd: end ?? asked.until ?? first,
    isPartial: isCut || (isKnown ? false : null),
  };
}

function findLater(time: string | undefined, other: string | undefined): string | undefined {
  return isBefore(time, other) ? other : (time ?? other);
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
