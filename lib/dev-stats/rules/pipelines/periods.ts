export interface Period {
  /** Inclusive and exclusive. */
  periodStart: string;
  periodEnd: string;
}

export interface Known {
  since?: string | undefined;
  until?: string | undefined;
}

/** Whether runs of a period are missing, because they were not asked for or not collected, as far as is known. */
export function isPartial(
  { periodStart, periodEnd }: Period,
  { asked, collected }: { asked: Known; collected: Known },
) {
  const isCut = ({ since, until }: Known) => isBefore(periodStart, since) || isBefore(until, periodEnd);
  return isCut(asked) || isCut(collected) || !isRecorded(collected);
}

/** The part of a window that was collected. */
export function collectedPart(
  asked: Known,
  { since, until, first }: Known & { first: string },
): Period & { isPartial: boolean } {
  const end = isBefore(asked.until, until) ? asked.until : until;
  const isCut = isBefore(asked.since, since) || isBefore(until, asked.until);
  return {
    periodStart: findLater(asked.since, since) ?? first,
    periodEnd: end ?? asked.until ?? first,
    isPartial: isCut || !isRecorded({ since, until }),
  };
}

function isRecorded({ since, until }: Known): boolean {
  return since !== undefined && until !== undefined;
}

function findLater(time: string | undefined, other: string | undefined): string | undefined {
  return isBefore(time, other) ? other : (time ?? other);
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
