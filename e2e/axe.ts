import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails with the rules that the page violates in its current state, and the elements that violate them. */
export async function expectAccessible(page: Page) {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const violations = await page.evaluate(async () => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const results = await injected.run({ resultTypes: ['violations'] });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
  expect(violations).toEqual([]);
}
