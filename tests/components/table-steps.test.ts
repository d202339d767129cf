import { expect, test } from 'vitest';
import { stepInTable } from '@/components/ui/table-steps';

test.each<[string, boolean, [number, number], [number, number] | undefined]>([
  ['ArrowRight', false, [2, 3], [2, 4]],
  ['ArrowRight', false, [2, 23], [2, 23]],
  ['ArrowLeft', false, [2, 0], [2, 0]],
  ['ArrowUp', false, [0, 3], [0, 3]],
  ['ArrowDown', false, [6, 3], [6, 3]],
  ['ArrowDown', false, [5, 3], [6, 3]],
  ['Home', false, [2, 3], [2, 0]],
  ['End', false, [2, 3], [2, 23]],
  ['Home', true, [2, 3], [0, 0]],
  ['End', true, [2, 3], [6, 23]],
  ['Tab', false, [2, 3], undefined],
])('%s (control: %s) moves from %j to %j', (key, ctrlKey, from, to) => {
  expect(stepInTable({ key, ctrlKey }, { from, height: 7, width: 24 })).toEqual(to);
});
