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
  const isUnknown = collected.since === undefined || collected.until === undefined;
  return isUnknown || isCut(asked) || isCut(collected);
}

export function collectedPart(
  asked: Known,
  { first, ...collected }: Known & { first: string },
): Period & { isPartial: boolean } {
  const { since = first, until = asked.until ?? first } = collected;
  const window = { periodStart: asked.since ?? since, periodEnd: asked.until ?? until };
  return {
    periodStart: isBefore(window.periodStart, collected.since) ? since : window.periodStart,
    periodEnd: isBefore(until, window.periodEnd) ? until : window.periodEnd,
    isPartial: isPartial(window, { asked, collected }),
  };
}

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
