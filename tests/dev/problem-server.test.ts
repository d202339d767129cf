import { expect, test } from 'vitest';
import { startProblemServer } from '@/scripts/dev/problem-server';

test('the overlay is a script that shows texts as texts', async () => {
  const { origin } = await startProblemServer();
  const script = await fetch(`${origin}/overlay.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(await script.text()).not.toMatch(/innerHTML|insertAdjacentHTML/);
  expect((await fetch(`${origin}/../package.json`)).status).toBe(404);
});
