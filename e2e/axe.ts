import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { lowContrast } from './contrast';

/**
 * Fails with the rules that the page violates in its current state and the elements that violate them. Measures the
 * contrast that axe leaves open, which takes seconds on a long page: `measuresContrast` is false where a test measures
 * the same texts a second time, at another width.
 */
export async function expectAccessible(page: Page, { measuresContrast = true } = {}) {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const { violations, open } = await page.evaluate(async () => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const results = await injected.run({
      resultTypes: ['violations', 'incomplete'],
      rules: { 'target-size': { enabled: true } },
    });
    const contrast = results.incomplete.find(({ id }) => id === 'color-contrast');
    return {
      violations: results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      open: (contrast?.nodes ?? []).map(({ target, any }) => ({
        selector: String(target[0]),
        required: Number.parseFloat(any[0]?.data.expectedContrastRatio),
      })),
    };
  });
  expect([...violations, ...(await lowContrast(page, measuresContrast ? open : []))]).toEqual([]);
}
