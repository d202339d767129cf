import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { answerStats } from './stats-answers';
import { expect, type Locator, type Page, test } from './test';

async function saveFile(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

test('a panel is saved as CSV and JSON', async ({ page }) => {
  const dates = ['2026-01-05'];
  const languages = [
    { name: 'TypeScript', dates, commits: [3], weights: [3] },
    { name: 'Go', dates, commits: [1], weights: [1] },
  ];
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 9 ? 4 : 0));
  const history = { dates, commits: [4], hours, languages };
  await answerStats(page, { githubHistory: { githubStats: { history, repositories: [] } } });
  await page.goto('/dev-stats?tab=languages&period=custom&from=2026-01-01&to=2026-02-01');
  await expect(page.getByText('75.0%').first()).toBeVisible();
  await page.getByRole('button', { name: 'Options: Languages by commits' }).click();
  const menu = page.getByRole('dialog', { name: 'Options: Languages by commits' });
  const csv = await saveFile(page, menu.getByRole('button', { name: 'Languages by commits, CSV' }));
  expect(csv.name).toBe('languages-by-commits.csv');
  expect(csv.text.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
    'Language,Commits,Commits by repository,"Share, percent"',
    'TypeScript,3,,75',
  ]);
  const json = await saveFile(page, menu.getByRole('button', { name: 'Languages by commits, JSON' }));
  expect(JSON.parse(json.text).rows[1]).toMatchObject({ Language: 'Go', Commits: 1 });
  await expectAccessible(page, { within: ['[role=dialog]'] });
});
