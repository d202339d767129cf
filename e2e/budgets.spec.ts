import { readFileSync, writeFileSync } from 'node:fs';
import { PAGES, ROUTES } from './pages';
import { scriptsArrived } from './scripts-arrived';
import { expect, type Page, type Request, test } from './test';

/** Limits of a page: transferred KiB by kind, requests, and elements of the document. */
type Weight = Record<string, number>;

const FILE = 'budgets.json';
const KINDS = ['document', 'script', 'stylesheet', 'font', 'image', 'fetch', 'other'];
/** Added to the measured weight of a page without a budget, for ordinary edits of the content. */
const ROOM = 1.1;
const PAGES_AT_ONCE = 4;

async function weigh(page: Page, path: string): Promise<Weight> {
  const weight: Weight = Object.fromEntries([...KINDS, 'requests', 'elements'].map((kind) => [kind, 0]));
  const add = (kind: string, amount: number) => {
    weight[kind] = (weight[kind] ?? 0) + amount;
  };
  const measured: Promise<void>[] = [];
  const count = async (request: Request) => {
    // Browsers fetch the manifest and the icon at a time of their choice.
    if (!request.url().startsWith('http') || /\/(manifest\.webmanifest|icon\.svg)$/.test(request.url())) return;
    const { responseBodySize } = await request.sizes();
    add('requests', 1);
    add(KINDS.includes(request.resourceType()) ? request.resourceType() : 'other', responseBodySize / 1024);
  };
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    measured.push(count(request));
    pending.delete(request);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // Under load, scripts can arrive after the network has been idle once.
  await page.waitForFunction(scriptsArrived);
  await expect.poll(() => pending.size).toBe(0);
  // The dashboard is measured with the response.
  await expect(page.locator('[inert]')).toHaveCount(0);
  await Promise.all(measured);
  add('elements', await page.evaluate(() => document.querySelectorAll('*').length));
  return weight;
}

test('every page stays within its budget', async ({ browser, baseURL }) => {
  test.setTimeout(120_000);
  const heaviest: Record<string, Weight> = {};
  const queue = [...PAGES];
  const work = async () => {
    for (let path = queue.shift(); path; path = queue.shift()) {
      const route = ROUTES[path] ?? path;
      // A new context has an empty cache.
      const context = await browser.newContext({ baseURL });
      const weight = await weigh(await context.newPage(), path);
      await context.close();
      const known = heaviest[route] ?? {};
      heaviest[route] = Object.fromEntries(
        Object.entries(weight).map(([kind, amount]) => [kind, Math.max(amount, known[kind] ?? 0)]),
      );
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
  const budgets: Record<string, Weight> = JSON.parse(readFileSync(FILE, 'utf8'));
  if (process.env.UPDATE_BUDGETS) {
    for (const [route, weight] of Object.entries(heaviest)) budgets[route] ??= withRoom(weight);
    writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  const problems = Object.entries(heaviest).flatMap(([route, weight]) => {
    const budget = budgets[route];
    if (!budget) return [`${route} has no budget in ${FILE}; UPDATE_BUDGETS=1 npm run e2e -- budgets writes it`];
    return Object.entries(weight)
      .filter(([kind, amount]) => amount > (budget[kind] ?? 0))
      .map(([kind, amount]) => `${route} ${kind}: ${Number(amount.toFixed(1))} of at most ${budget[kind] ?? 0}`);
  });
  expect(problems).toEqual([]);
});

function withRoom(weight: Weight): Weight {
  return Object.fromEntries(
    Object.entries(weight)
      .filter(([, amount]) => amount > 0)
      .map(([kind, amount]) => [kind, kind === 'requests' ? amount : Math.ceil(amount * ROOM)]),
  );
}
