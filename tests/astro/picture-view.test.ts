import { expect, test } from 'vitest';
import { formatView, parseView } from '@/lib/astro/photo/picture-view';

test('a view is read from the fragment that it wrote', () => {
  const view = { x: 0.4213, y: 0.3011, zoom: 3.2 };
  expect(formatView(view)).toBe('#view=0.4213,0.3011,3.2');
  expect(parseView(formatView(view))).toEqual(view);
});

test.each(['', '#sessions', '#view=', '#view=0.5,0.5', '#view=0.5,0.5,0', '#view=a,b,c', '#view=0.5,0.5,2,3'])(
  '%j is no view',
  (hash) => {
    expect(parseView(hash)).toBeUndefined();
  },
);
