import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startProblemServer } from '@/scripts/dev/problem-server';

const PROBLEM = { file: 'content/profile.mdx', line: 4, column: 2, message: 'title is required' };

/** Reads one event after another. */
async function listen(origin: string): Promise<() => Promise<unknown>> {
  const { body } = await fetch(`${origin}/problems`);
  const reader = body?.getReader();
  return async () => {
    const { value } = (await reader?.read()) ?? {};
    return JSON.parse(/^data: (.*)\n\n$/.exec(new TextDecoder().decode(value))?.[1] ?? 'null');
  };
}

test('a page learns the problems when it opens, and each change of them', async () => {
  const { origin, publish } = await startProblemServer();
  const first = await listen(origin);
  expect(await first()).toEqual([]);
  publish([PROBLEM]);
  const shown = {
    place: 'content/profile.mdx:4',
    message: 'title is required',
    href: `vscode://file${encodeURI(resolve('content/profile.mdx'))}:4:2`,
  };
  expect(await first()).toEqual([shown]);
  expect(await (await listen(origin))()).toEqual([shown]);
  publish([]);
  expect(await first()).toEqual([]);
});

test('the overlay is a script that shows texts as texts', async () => {
  const { origin } = await startProblemServer();
  const script = await fetch(`${origin}/overlay.js`);
  expect(script.headers.get('content-type')).toBe('text/javascript');
  expect(await script.text()).not.toMatch(/innerHTML|insertAdjacentHTML/);
  expect((await fetch(`${origin}/../package.json`)).status).toBe(404);
});
