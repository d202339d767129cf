import { formatHex, interpolate, wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentColors, accentProblem } from '@/lib/looks/accent';
import { TOKENS } from '@/lib/looks/tokens';

const { ground, night, raised, line, ink } = TOKENS;

test.each([
  ['a light yellow', '#fde68a'],
  ['white', '#ffffff'],
])('%s is readable, and colors text, lines and buttons as it is', (_, accent) => {
  expect(accentProblem(accent)).toBeUndefined();
  expect(accentColors(accent)).toMatchObject({ accent, 'accent-ink': accent, 'accent-fill': accent });
});

test.each([
  ['a deep blue', '#1e3a8a', '1.7', '#3e5fb2'],
  ['black', '#000000', '1.0', '#636363'],
])('%s is refused with the nearest color of its hue that can be seen', (_, accent, contrast, nearest) => {
  const problem = accentProblem(accent) ?? '';
  expect(problem).toContain(`${contrast}:1, and 3:1 is needed`);
  const suggestion = problem.match(/#\w{6}$/)?.[0] ?? '';
  expect(suggestion).toBe(nearest);
  expect(accentProblem(suggestion)).toBeUndefined();
  expect(wcagContrast(suggestion, raised)).toBeLessThan(3.1);
});

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('every color that is accepted can be read wherever the accent is used', () => {
  const tinted = (color: string, share: number) => formatHex(interpolate([ground, color], 'oklab')(share));
  fc.assert(
    fc.property(colors, (color) => {
      const { accent, ...others } = accentColors(accentProblem(color)?.match(/#\w{6}$/)?.[0] ?? color);
      for (const behind of [ground, night, raised]) expect(wcagContrast(accent, behind)).toBeGreaterThanOrEqual(3);
      for (const behind of [ground, night, raised, line])
        expect(wcagContrast(others['accent-ink'], behind)).toBeGreaterThanOrEqual(4.5);
      for (const fill of [others['accent-fill'], others['accent-fill-hover']])
        expect(wcagContrast(others['on-accent'], fill)).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(others['accent-print'], '#ffffff')).toBeGreaterThanOrEqual(7);
      // A chosen row of the game chart, and a highlighted line of code.
      expect(wcagContrast(ink, tinted(accent, 0.32))).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast('#a39cbd', tinted(accent, 0.14))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
