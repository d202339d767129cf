import { getDocumentProxy } from 'unpdf';
import { expect, test } from './test';

const FORMATS = [
  ['Download Full Resume', 'rowan-hale-resume.pdf', '%PDF-'],
  ['Word', 'rowan-hale-resume.docx', 'PK'],
  ['Plain text', 'rowan-hale-resume.txt', ''],
  ['Markdown', 'rowan-hale-resume.md', '#'],
  ['JSON Resume', 'rowan-hale-resume.json', '{'],
] as const;

for (const [link, file, beginning] of FORMATS) {
  test(`${link} saves ${file}`, async ({ site }) => {
    await site.open('/resume');
    await site.role('link', new RegExp(`^${link}`)).click();
    const content = await site.downloaded(file);
    expect(content.length).toBeGreaterThan(1000);
    expect(content.toString('latin1').startsWith(beginning)).toBe(true);
    await expect.poll(() => site.address()).toBe('/resume');
  });
}

test('the printed résumé has two pages without the buttons', async ({ site }) => {
  test.skip(!site.tab.print, 'This browser prints by a dialog only.');
  await site.open('/resume');
  const paper = await getDocumentProxy((await site.tab.print?.()) ?? new Uint8Array());
  expect(paper.numPages).toBe(2);
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(text).not.toMatch(/Download Full Resume|Skip to content|Tabletop Gaming/);
  }
});
