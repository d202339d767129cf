import type { Actions } from './browser';

/** Code points of the WebDriver standard for keys without a character. */
const KEYS: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
};

/** Presses the keys of a chord in their order and releases them in the opposite one. */
export function keyActions(chord: string[]): Actions {
  const values = chord.map((key) => KEYS[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
}

/** Moves the mouse to a point of the window, and clicks there. */
export function pointerActions([x, y]: [number, number], what: 'click' | 'move'): Actions {
  const move = { type: 'pointerMove', x, y, duration: 0 };
  const click = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: what === 'click' ? [move, ...click] : [move],
    },
  ];
}
