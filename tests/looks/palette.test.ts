import { expect, test, vi } from 'vitest';

async function importPalette(looks?: { accent?: string }) {
  vi.resetModules();
  vi.doMock('@/lib/content/content', () => ({ getProfile: () => ({ looks }) }));
  return import('@/lib/looks/palette');
}

test('the accent of the owner colors drawings and replaces the tokens of the page', async () => {
  const { accentStyles, PALETTE } = await importPalette({ accent: '#14B8A6' });
  expect(PALETTE).toMatchObject({ violet: '#14b8a6', 'violet-text': '#14b8a6', ground: '#0f0d0b' });
  expect(accentStyles()).toContain('--color-violet-text:#14b8a6;');
});
