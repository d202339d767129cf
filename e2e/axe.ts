import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { lowContrast } from './contrast';

interface Options {
  /** CSS selectors of the parts to judge; the whole page if empty. */
  within?: string[];
  /** False where a test measures the same texts, or the same targets, a second time at another width. */
  measuresContrast?: boolean;
  measuresTargets?: boolean;
}

/** The first twelve cards of a list are tested. A list can have hundreds, all of the same elements. */
const FURTHER_CARDS = 'li:nth-child(n + 13):has(> article)';

/**
 * Fails with the rules that the page violates in its current state and the elements that violate them. Measures the
 * contrast that axe leaves open.
 */
export async function expectAccessible(
  page: Page,
  { within = [], measuresContrast = true, measuresTargets = true }: Options = {},
) {
  // The source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = { 'target-size': { enabled: measuresTargets }, 'color-contrast': { enabled: measuresContrast } };
  const options = { include: within.length > 0 ? within : ['html'], rules, further: FURTHER_CARDS };
  const { violations, open } = await page.evaluate(async ({ include, rules, further }) => {
    // Hidden, because axe also visits the elements that its context excludes.
    const hiding = new CSSStyleSheet();
    hiding.replaceSync(`${further} { display: none !important }`);
    document.adoptedStyleSheets.push(hiding);
    // Contrast is measured on final colors.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { axe: injected } = window as unknown as { axe: typeof axe };
    // Only rules about films and the orientation need the style sheets a second time.
    const results = await injected.run(
      { include },
      { resultTypes: ['violations', 'incomplete'], preload: false, rules },
    );
    document.adoptedStyleSheets.pop();
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
  }, options);
  expect([...violations, ...(await lowContrast(page, open))]).toEqual([]);
}
