import { expect, test } from './test';

const FORMATS = [
  ['Download Full Resume', 'rowan-hale-resume.pdf', 'application/pdf'],
  ['PDF (US Letter)', 'rowan-hale-resume.pdf', 'application/pdf'],
  ['Word', 'rowan-hale-resume.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['Plain text', 'rowan-hale-resume.txt', 'text/plain; charset=utf-8'],
  ['JSON Resume', 'rowan-hale-resume.json', 'application/json'],
] as const;

test('each link downloads its file', async ({ page, request }) => {
  await page.goto('/resume');
  for (const [link, file, type] of FORMATS) {
    const anchor = page.getByRole('link', { name: link }).first();
    const download = page.waitForEvent('download');
    await anchor.click();
    expect((await download).suggestedFilename(), link).toBe(file);
    const response = await request.get((await anchor.getAttribute('href')) ?? '');
    expect(response.ok(), link).toBe(true);
    expect(response.headers(), link).toMatchObject({
      'content-type': expect.stringContaining(type),
      'content-disposition': expect.stringContaining(`inline; filename="${file}"`),
    });
  }
});

test('the downloads work without scripts; the email address and the phone number are only in them', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/resume');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Full Resume' }).last().click();
  expect((await download).suggestedFilename()).toBe('rowan-hale-resume.pdf');
  const [html, text] = await Promise.all(
    ['/resume', '/resume.txt'].map(async (path) => (await request.get(path)).text()),
  );
  for (const contact of ['rowan@example.com', '555-0142']) {
    expect(html).not.toContain(contact);
    expect(text).toContain(contact);
  }
  await context.close();
});
