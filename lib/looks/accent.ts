import { converter, formatHex, type Oklch, toGamut, wcagContrast } from 'culori';
import { TOKENS } from './tokens';

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const TEXT = 4.5;
const PART = 3;
/** From this contrast with the page on, a color is light enough to carry dark text. */
const LIGHT = 7;
const WHITE = '#ffffff';
const PRINT = 7;

export const COLOR = /^#[\da-f]{6}$/i;

/** Backgrounds of lines, bars and frames in the accent color, and of text in it. */
const PART_GROUNDS = [TOKENS.ground, TOKENS.plate, TOKENS.field];
const TEXT_GROUNDS = [...PART_GROUNDS, TOKENS.hairline];

const LIGHTNESS_STEP = 0.005;

const toOklch = converter('oklch');
const toScreen = toGamut('rgb', 'oklch');

export function accentColors(accent: string) {
  return {
    violet: formatHex(accent) ?? accent,
    'violet-text': nearest(accent, 'lighter', (color) => passes(color, TEXT_GROUNDS, TEXT)),
    ...fills(accent),
    'accent-print': nearest(accent, 'darker', (color) => passes(color, [WHITE], PRINT)),
  };
}

export function accentProblem(accent: string): string | undefined {
  if (passes(accent, PART_GROUNDS, PART)) return undefined;
  const found = Math.min(...PART_GROUNDS.map((ground) => wcagContrast(accent, ground)));
  const suggestion = nearest(accent, 'lighter', (color) => passes(color, PART_GROUNDS, PART));
  return `${accent} is too dark for this site: its contrast with the background is ${floor(found)}:1, and ${PART}:1 is needed. The nearest color of the same hue is ${suggestion}`;
}

function fills(accent: string) {
  if (passes(accent, [TOKENS.ground], LIGHT)) {
    const hover = moved(accent, 0.04);
    return { 'violet-filled': moved(accent, 0), 'violet-hover': hover, 'on-violet': TOKENS.ground };
  }
  const hover = nearest(accent, 'darker', (color) => passes(color, [TOKENS.ink], TEXT));
  return { 'violet-filled': moved(hover, -0.03), 'violet-hover': hover, 'on-violet': TOKENS.ink };
}

function passes(color: string, grounds: readonly string[], contrast: number): boolean {
  return grounds.every((ground) => wcagContrast(color, ground) >= contrast);
}

/** The color itself if it is accepted, else the first one of its hue that is. */
function nearest(color: string, direction: 'lighter' | 'darker', isAccepted: (color: string) => boolean): string {
  const step = direction === 'lighter' ? LIGHTNESS_STEP : -LIGHTNESS_STEP;
  const steps = Array.from({ length: 1 / LIGHTNESS_STEP + 1 }, (_, index) => moved(color, index * step));
  return steps.find(isAccepted) ?? (direction === 'lighter' ? WHITE : '#000000');
}

/** Chroma shrinks to what a screen can show. */
function moved(color: string, by: number): string {
  const { l, c, h = 0 } = toOklch(color) as Oklch;
  return by === 0
    ? (formatHex(color) ?? color)
    : formatHex(toScreen({ mode: 'oklch', l: Math.min(1, Math.max(0, l + by)), c, h }));
}

/** 2.96 is below 3 and must not be shown as 3.0. */
function floor(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}
