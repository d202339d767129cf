import { expect, test } from './test';

const FORMATS = [
  ['Download Full Resume', 'rowan-hale-resume.pdf', 'application/pdf'],
  ['PDF (US Letter)', 'rowan-hale-resume.pdf', 'application/pdf'],
  ['Plain text', 'rowan-hale-resume.txt', 'text/plain; charset=utf-8'],
  ['Markdown', 'rowan-hale-resume.md', 'text/markdown; charset=utf-8'],
  ['JSON Resume', 'rowan-hale-resume.json', 'application/json; charset=utf-8'],
] as const;

for (const [link, file, type] of FORMATS) {
  test(`"${link}" hands out ${file}`, async ({ page, request }) => {
    await page.goto('/resume');
    const anchor = page.getByRole('link', { name: link });
    const download = page.waitForEvent('download');
    await anchor.click();
    expect((await download).suggestedFilename()).toBe(file);
    const { ok, headers } = await request.get((await anchor.getAttribute('href')) ?? '').then((answer) => ({
      ok: answer.ok(),
      headers: answer.headers(),
    }));
    expect(ok).toBe(true);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toContain(`inline; filename="${file}"`);
  });
}

test('the downloads work without scripts, and the page itself keeps the e-mail address', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/resume');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Full Resume' }).click();
  expect((await download).suggestedFilename()).toBe('rowan-hale-resume.pdf');
  expect(await (await request.get('/resume')).text()).not.toContain('rowan@example.com');
  expect(await (await request.get('/resume.txt')).text()).toContain('rowan@example.com');
  await context.close();
});

test('roles at one company stand below its name', async ({ page }) => {
  await page.goto('/resume');
  const career = page.getByRole('region', { name: 'Career Timeline' });
  const companies = career.getByRole('heading', { level: 3 });
  await expect(companies).toHaveCount(4);
  const [company] = await career.locator('> ol > li').all();
  await expect(company?.getByRole('heading', { level: 4 }) ?? career).toHaveText([
    'Vice President of Engineering',
    'Director of Engineering',
  ]);
});
