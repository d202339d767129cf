import { formatHex, interpolate, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColors, accentProblem } from '@/lib/looks/accent';
import { TOKENS } from '@/lib/looks/tokens';

const { ground, plate, field, hairline, ink } = TOKENS;

test.each([
  ['a light yellow', '#fde68a'],
  ['white', '#ffffff'],
])('%s is readable, and colors text, lines and buttons as it is', (_, accent) => {
  expect(accentProblem(accent)).toBeUndefined();
  expect(accentColors(accent)).toMatchObject({ violet: accent, 'violet-text': accent, 'violet-filled': accent });
});

test.each([
  ['a deep blue', '#1e3a8a', '1.8', '#3d5db1'],
  ['black', '#000000', '1.0', '#626262'],
])('%s is refused with the nearest color of its hue that can be seen', (_, accent, contrast, nearest) => {
  const problem = accentProblem(accent) ?? '';
  expect(problem).toContain(`${contrast}:1, and 3:1 is needed`);
  const suggestion = problem.match(/#\w{6}$/)?.[0] ?? '';
  expect(suggestion).toBe(nearest);
  expect(accentProblem(suggestion)).toBeUndefined();
  expect(wcagContrast(suggestion, field)).toBeLessThan(3.1);
});

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every color that is accepted can be read wherever the accent is used', () => {
  const tinted = (color: string, share: number) => formatHex(interpolate([ground, color], 'oklab')(share));
  fc.assert(
    fc.property(colors, (color) => {
      const { violet, ...others } = accentColors(accentProblem(color)?.match(/#\w{6}$/)?.[0] ?? color);
      for (const behind of [ground, plate, field]) expect(wcagContrast(violet, behind)).toBeGreaterThanOrEqual(3);
      for (const behind of [ground, plate, field, hairline])
        expect(wcagContrast(others['violet-text'], behind)).toBeGreaterThanOrEqual(4.5);
      for (const fill of [others['violet-filled'], others['violet-hover']])
        expect(wcagContrast(others['on-violet'], fill)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(others['accent-print'], '#ffffff')).toBeGreaterThanOrEqual(7);
      // A chosen row of the game chart, and a highlighted line of code.
      expect(wcagContrast(ink, tinted(violet, 0.32))).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast('#a39985', tinted(violet, 0.14))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
