import { z } from 'zod';
import { accentProblem } from '../../site/looks/accent';
import { group } from './fields';

const accentColor = z
  .string()
  .regex(/^#[\da-f]{6}$/i, { error: 'must be a color written #RRGGBB, in quotes', abort: true })
  .superRefine((color, { addIssue }) => {
    const problem = accentProblem(color);
    if (problem) addIssue({ code: 'custom', message: `looks.accent ${problem}` });
  });

export const looks = group({
  accent: accentColor
    .optional()
    .describe('Color of links, buttons, charts, drawings and icons, written "#RRGGBB". Default: violet.'),
});
