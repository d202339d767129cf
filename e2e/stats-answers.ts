import type { Page } from '@playwright/test';
import { billing, delivery, runs, trend, workflows } from '../fixtures/pipeline-answers';
import { history, stats } from '../fixtures/stats-answers';

const DATA: Record<string, object> = {
  githubStats: { githubStats: stats, sources: [] },
  actionsSummary: { actionsSummary: workflows },
  actionsRuns: { actionsRuns: runs },
  actionsBilling: { actionsBilling: billing },
  actionsTrend: trend,
  delivery: { delivery },
};

/** The operations of the page and its CI/CD tab. */
export const PARTS = Object.keys(DATA);

const ANSWERS: Record<string, object> = { ...DATA, githubHistory: { githubStats: history } };

/** Intercepts /graphql in the browser, so that a journey chooses the responses. */
export async function answerStats(
  page: Page,
  changed: Record<string, object> = {},
  onAsked: (operation: string) => void = () => {},
  sample = false,
) {
  await page.route('**/graphql', (route) => {
    const operation = /query (\w+)/.exec(route.request().postDataJSON().query)?.[1] ?? '';
    onAsked(operation);
    return route.fulfill({
      json: {
        data: changed[operation] ?? ANSWERS[operation],
        ...(sample && { extensions: { sample: true } }),
      },
    });
  });
}

/** Responds to the held operations only after the returned function is called. */
export async function answerLater(
  page: Page,
  {
    isHeld = () => true,
    changed = {},
    sample = false,
  }: { isHeld?: (operation: string) => boolean; changed?: Record<string, object>; sample?: boolean } = {},
) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await answerStats(page, changed, undefined, sample);
  await page.route('**/graphql', async (route) => {
    if (isHeld(route.request().postDataJSON().operationName)) await promise;
    await route.fallback();
  });
  return release;
}
