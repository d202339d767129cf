import { z } from 'zod';
import { group, line } from './fields';
import { withRule } from './rules';

const fields = group({
  metric: line.describe('What was measured, such as Lead time.'),
  from: line.optional().describe('Value before.'),
  to: line.optional().describe('Value after.'),
  change: line.optional().describe('Change in place of the two values, such as −41%.'),
  unit: line.optional().describe('Unit of the values, such as days.'),
  period: line.optional().describe('When, or how long it took, such as 2022–2024 or in 18 months.'),
});

export const outcome = withRule(fields, z.looseObject({}), ({ from, to, change }, report) => {
  if (change === undefined && (from === undefined || to === undefined))
    report([], 'an outcome needs from and to, or change');
  if (change !== undefined && (from !== undefined || to !== undefined))
    report([], 'an outcome with change cannot have from or to');
});

export type Outcome = z.infer<typeof fields>;
