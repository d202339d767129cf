import { z } from 'zod';
import { group, line } from './fields';
import { withRule } from './rules';

/** A result that can be measured: from one value to another, or a change such as "−41%". */
const fields = group({
  /** What was measured: "Lead time". */
  metric: line,
  from: line.optional(),
  to: line.optional(),
  change: line.optional(),
  /** Unit of `to`, or of both values: "days". */
  unit: line.optional(),
  /** When, or how long it took: "2022–2024", "in 18 months". */
  period: line.optional(),
});

export const outcome = withRule(fields, z.looseObject({}), ({ from, to, change }, report) => {
  if (change === undefined && (from === undefined || to === undefined))
    report([], 'an outcome needs from and to, or change');
  if (change !== undefined && (from !== undefined || to !== undefined))
    report([], 'an outcome has from or to beside change');
});

export type Outcome = z.infer<typeof fields>;

/** "6.2 → 2.4 days", or "−41%". */
export function outcomeText({ from, to, change, unit }: Outcome): string {
  return [change ?? `${from} → ${to}`, unit].filter(Boolean).join(' ');
}
