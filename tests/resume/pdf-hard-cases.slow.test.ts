import { expect, test, vi } from 'vitest';
import { renderResume } from '@/lib/resume/pdf';
import { missingCharacters } from '@/lib/typst/typst';
import { readPdf } from './read-pdf';
import { BARE, roleWith, SAMPLE } from './sample';

// Asserts the sample content.

vi.mock('@/lib/typst/script-fonts', async (original) =>
  (await import('../site/installed-fonts')).withInstalledFonts(original),
);

vi.setConfig({ testTimeout: 60_000 });

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(3);
const MARGINS = { a4: { left: 56, bottom: 54 }, letter: { left: 60, bottom: 50 } };

const named = (name: string) =>
  renderResume({ ...SAMPLE, profile: { ...SAMPLE.profile, name }, roles: [roleWith({ company: name })] }, 'a4');

test('fifteen roles fill the pages they need, each in one piece', async () => {
  const roles = Array.from({ length: 15 }, (_, index) =>
    roleWith({ title: `Role ${15 - index}`, company: `Company ${15 - index}`, startDate: `${2024 - index}-01-01` }),
  );
  const { pages, text, pageTexts } = await readPdf(renderResume({ ...SAMPLE, roles }, 'a4'));
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Role \d+(?= [A-Z])/g)).toEqual(roles.map(({ title }) => title));
  const ends = pageTexts.map((page) => page.replace(/ \d of \d$/, ''));
  const last = roles[0]?.highlights.at(-1)?.slice(-20) ?? '';
  for (const [index, page] of pageTexts.entries()) {
    const [company] = page.match(/(?<=^Rowan Hale )Company \d+ /) ?? [];
    if (company) expect(ends[index - 1]?.endsWith(last), company).toBe(true);
    expect(page).not.toMatch(/^Rowan Hale Role/);
  }
});

test.each(['a4', 'letter'] as const)('a word wider than %s is broken, and no letter of it is lost', async (paper) => {
  const roles = [roleWith({ title: LONG_WORD, company: LONG_WORD, highlights: [LONG_WORD, 'Grew by 3%.'] })];
  const profile = { ...SAMPLE.profile, name: LONG_WORD };
  const { text, pages, size, box } = await readPdf(renderResume({ ...SAMPLE, profile, roles }, paper));
  // Three fields, and the name on each page.
  expect(text.replaceAll(' ', '').split(LONG_WORD)).toHaveLength(3 + pages + 1);
  const { left } = MARGINS[paper];
  expect(box.left).toBeGreaterThanOrEqual(left - 0.1);
  expect(box.right).toBeLessThanOrEqual((size?.[0] ?? 0) - left + 0.1);
});

test.each([
  ['dashes and quotes', '2.8 s – 640 ms — “quoted” ‘once’ … 41 % · 1 000 €'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Vietnamese', 'Nguyễn Thị Minh Khai'],
  ['Japanese', '山田 太郎、渡邊ユカリ'],
  ['Chinese of Taiwan', '蔡英文 國立臺灣大學'],
  ['letters that look like a ligature', 'Effi Flößner, office of finance'],
])('%s can be read back from the PDF', async (_, name) => {
  expect(missingCharacters(name)).toEqual([]);
  const { text, info } = await readPdf(named(name));
  expect(text.split(name).length).toBeGreaterThan(2);
  expect(info.Author).toBe(name);
});

test.each([
  ['Hebrew', 'דוד בן גוריון'],
  ['Arabic with letters that fonts often join', 'شركة سمير كبير'],
])('a name in %s is set from right to left, and its words can be read back', async (_, name) => {
  expect(missingCharacters(name)).toEqual([]);
  const bytes = named(name);
  const { words, info } = await readPdf(bytes);
  const expected = name.split(' ');
  expect(words.filter((word) => expected.includes(word)).slice(0, 3)).toEqual(expected.toReversed());
  expect(info.Author).toBe(name);
});

test('a Hebrew sentence starts on the right, and names and figures in it read from left to right', async () => {
  const summary = 'חברת Acme גדלה עם 153 לקוחות';
  const { items } = await readPdf(renderResume({ ...SAMPLE, roles: [roleWith({ summary })] }, 'a4'));
  const line = items.find(({ str }) => str === 'חברת')?.y;
  const order = items
    .filter(({ y }) => y === line)
    .toSorted((a, b) => a.x - b.x)
    .flatMap(({ str }) => str.split(' '));
  expect(order).toEqual(['לקוחות', '153', 'עם', 'גדלה', 'Acme', 'חברת']);
});

test('no line of Japanese starts with a closing sign', async () => {
  const summary = '東京都の「データセンター」を、三つの地域へ移した。費用はちょうど４１％減り、停止はなかった。'.repeat(
    9,
  );
  const { items } = await readPdf(renderResume({ ...SAMPLE, roles: [roleWith({ summary })] }, 'a4'));
  const lines = Map.groupBy(
    items.filter(({ str }) => /[ぁ-んァ-ヶ一-龠]/.test(str)),
    ({ y }) => Math.round(y),
  );
  const texts = [...lines.values()].map((line) => line.map(({ str }) => str).join(''));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.join('')).toBe(summary);
  expect(texts.filter((line) => /^[、。」ーょっ％]|「$/.test(line))).toEqual([]);
});

test('a name is set in one font if that font has all of its characters', () => {
  const families = (name: string) =>
    named(name)
      .toString('latin1')
      .match(/NotoSans(?:JP|SC|KR)/g);
  expect(new Set(families('张小龙'))).toEqual(new Set(['NotoSansSC']));
  expect(new Set(families('渡邊直人'))).toEqual(new Set(['NotoSansJP']));
  expect(new Set(families('김민수'))).toEqual(new Set(['NotoSansKR']));
});

test.each([
  ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
  ['שָׁלוֹם', ['\u05b8', '\u05c1', '\u05b9']],
  ['مُحَمَّد', ['\u064f', '\u064e', '\u0651']],
  ['می\u200cخواهم', ['\u200c']],
  ['Rowan 🔭', ['🔭']],
  ['Zoe\u0308 Hale', []],
])('the characters of %s that the PDF cannot show are %j', (text, missing) => {
  expect(missingCharacters(text)).toEqual(missing);
});

test('a résumé with nothing but a name is one page', async () => {
  const { pages, bookmarks } = await readPdf(renderResume(BARE, 'a4'));
  expect([pages, bookmarks ?? []]).toEqual([1, []]);
});
