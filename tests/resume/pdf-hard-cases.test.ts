import { expect, test, vi } from 'vitest';
import { lineWidth } from '@/lib/resume/pdf/break-lines';
import { layOut } from '@/lib/resume/pdf/pages';
import { PAPERS } from '@/lib/resume/pdf/paper';
import { renderResume } from '@/lib/resume/pdf/render';
import type { ResumeSources } from '@/lib/resume/sources';
import { missingSigns } from '@/lib/site/fonts/split-by-face';
import { readPdf } from './read-pdf';
import { roleWith, SAMPLE } from './sample';

vi.setConfig({ testTimeout: 60_000 });

const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(4);

/** Lines that leave the paper's margins. */
function overfull(sources: ResumeSources, paper: 'a4' | 'letter') {
  const { width, height, left, right, bottom } = PAPERS[paper];
  const lines = [...layOut(sources, paper).placement.lines.values()].flat();
  expect(lines.length).toBeGreaterThan(20);
  return lines.filter(
    ({ x, y, pieces }) => x < left - 0.1 || x + lineWidth(pieces) > width - right + 0.1 || y > height - bottom,
  );
}

test('fifteen roles fill the pages they need, each in one piece', async () => {
  const roles = Array.from({ length: 15 }, (_, index) =>
    roleWith({ title: `Role ${15 - index}`, company: `Company ${15 - index}`, startDate: `${2024 - index}-01-01` }),
  );
  const sources = { ...SAMPLE, roles };
  expect(overfull(sources, 'a4')).toEqual([]);
  const { pages, text } = await readPdf(await renderResume(sources, 'a4'));
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Role \d+(?= [A-Z])/g)).toEqual(roles.map(({ title }) => title));
  const { tree, placement } = layOut(sources, 'a4');
  const career = tree.children.flatMap((part) =>
    'children' in part && part.children.length > 20 ? part.children : [],
  );
  expect(career.length).toBeGreaterThan(0);
  for (const [para, [first]] of placement.lines) {
    if (para.tag === 'H3') expect(first?.y).toBeLessThan(PAPERS.a4.height - PAPERS.a4.bottom - 60);
  }
});

test('a word wider than the page is cut, and nothing of it lost', async () => {
  const roles = [roleWith({ title: LONG_WORD, company: LONG_WORD, highlights: [LONG_WORD, 'Grew by 3%.'] })];
  const sources = { ...SAMPLE, roles };
  expect(overfull(sources, 'a4')).toEqual([]);
  expect(overfull(sources, 'letter')).toEqual([]);
  const { text } = await readPdf(await renderResume(sources, 'a4'));
  expect(text.replaceAll(' ', '').split(LONG_WORD)).toHaveLength(4);
});

test.each([
  ['accents', 'Zoë Müller-Łukaszewska, Ångström & Søn, Çeşme, Győr'],
  ['dashes and quotes', '2.8 s – 640 ms — “quoted” ‘once’ … 41 % · 1 000 €'],
  ['Cyrillic', 'Иван Петрович Щербаков'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Vietnamese', 'Nguyễn Thị Minh Khai'],
  ['Japanese', '山田 太郎、渡邊ユカリ'],
  ['Chinese of the mainland', '李小龙 软件团队'],
  ['Chinese of Taiwan', '蔡英文 國立臺灣大學'],
  ['Korean', '김민수 대한민국'],
  ['Hebrew', 'דוד בן גוריון'],
  ['Arabic, with ligatures,', 'محمد علاء الإسلام'],
])('%s come out of the PDF as they went in', async (_, name) => {
  const sources = { ...SAMPLE, profile: { ...SAMPLE.profile, name }, roles: [roleWith({ company: name })] };
  expect(missingSigns(name)).toEqual([]);
  const { text, info } = await readPdf(await renderResume(sources, 'a4'));
  expect(text.split(name).length).toBeGreaterThan(2);
  expect(info.Author).toBe(name);
});

test('letters written in two signs are drawn as one', async () => {
  const sources = { ...SAMPLE, profile: { ...SAMPLE.profile, name: 'Zoe\u0308' } };
  expect((await readPdf(await renderResume(sources, 'a4'))).text).toContain('Zoë');
});

test('a résumé of nothing but a name is a page', async () => {
  const bare = { ...SAMPLE.resume, competencies: [], education: [], certifications: [], impact: [], markets: [] };
  const sources = { ...SAMPLE, roles: [], resume: { ...bare, body: { ...bare.body, raw: '' } } };
  const { pages, bookmarks } = await readPdf(await renderResume(sources, 'a4'));
  expect([pages, bookmarks ?? []]).toEqual([1, []]);
});
