export interface Period {
  /** Instants or dates, inclusive and exclusive. */
  start: string;
  end: string;
}

/** A bound that is left out is unknown. */
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

function isBefore(time: string | undefined, other: string | undefined): boolean {
  return time !== undefined && other !== undefined && Date.parse(time) < Date.parse(other);
}
