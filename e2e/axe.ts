import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { lowContrast } from './contrast';

/**
 * Fails with the rules that the page breaks in its present state and the elements that break them. The contrast that
 * axe leaves open is measured.
 */
export async function expectAccessible(page: Page) {
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
  expect([...violations, ...(await lowContrast(page, open))]).toEqual([]);
}
