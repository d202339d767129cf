import { expect, test, vi } from 'vitest';
import { breakLines, lineWidth } from '@/lib/resume/pdf/break-lines';
import { measure, widthIn } from '@/lib/resume/pdf/measure';
import { piecesOf } from '@/lib/resume/pdf/pieces';
import { renderResume } from '@/lib/resume/pdf/render';
import { runsOf } from '@/lib/resume/pdf/runs';
import { emptyGlyphs, outlineOf, readPdf } from './read-pdf';
import { SAMPLE } from './sample';

vi.setConfig({ testTimeout: 60_000 });

const placed = (text: string, whole = text) =>
  runsOf(text, 'body', whole)
    .toSorted((a, b) => a.x - b.x)
    .map((run) => run.text.trim())
    .filter(Boolean);

test.each([
  ['one direction is one run', 'Rowan Hale', ['Rowan Hale']],
  ['so is the other', 'דוד בן גוריון', ['דוד בן גוריון']],
  ['a name in an English sentence stays where it is', 'Led נובה טק to 3%.', ['Led', 'נובה טק', 'to 3%.']],
  ['a Hebrew sentence starts on the right', 'חברת Acme גדלה', ['גדלה', 'Acme', 'חברת']],
  ['figures are not turned around', 'עם 153 לקוחות', ['לקוחות', '153', 'עם']],
  ['brackets are', 'נובה (טק)', ['נובה )טק(']],
])('%s', (_, text, inPlace) => {
  expect(placed(text)).toEqual(inPlace);
});

test('the direction of a line is that of the text it is cut from', () => {
  expect(placed('Acme!', 'חברת Acme!')).toEqual(['!', 'Acme']);
});

test('runs are told in reading order, and take as much room as their text', () => {
  const text = 'חברת Acme גדלה  ';
  const runs = runsOf(text, 'company', text);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  const end = Math.max(...runs.map((run) => run.x + widthIn(run.face, run.text, 'company')));
  expect(end).toBeCloseTo(
    lineWidth(piecesOf([{ text: `${text}.`, style: 'company' }], 500)) - measure('.', 'company'),
    1,
  );
});

test('Japanese is broken between its signs, and no line starts with a closing one', () => {
  const text = '東京都の「データセンター」を、三つの地域へ移した。費用はちょうど４１％減り、停止はなかった。'.repeat(4);
  const lines = breakLines(piecesOf([{ text, style: 'body' }], 120), 120).map((line) =>
    line.map((piece) => piece.text).join(''),
  );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('')).toBe(text);
  expect(lines.filter((line) => /^[、。」ーょっ％]|「$/.test(line))).toEqual([]);
});

test('lines that are set in another family than their whole paragraph are drawn', async () => {
  const raw = `${'小山大学生人中国'.repeat(20)}们`;
  const resume = { ...SAMPLE.resume, body: { ...SAMPLE.resume.body, raw } };
  const bytes = await renderResume({ ...SAMPLE, resume }, 'a4');
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text).toMatch(/FontName \S+NotoSansJP/);
  expect(text).toMatch(/FontName \S+NotoSansSC/);
  expect(emptyGlyphs(bytes, /NotoSans(?:JP|SC)/)).toEqual([]);
});

test('other scripts change nothing of the tags, and equal content gives equal bytes', async () => {
  const named = (name: string) => renderResume({ ...SAMPLE, profile: { ...SAMPLE.profile, name } }, 'a4');
  const tagsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).tags.map(outlineOf);
  const tags = await tagsOf(await named('Rowan Hale'));
  for (const name of ['山田太郎', 'محمد علاء']) {
    const bytes = await named(name);
    expect(await tagsOf(bytes)).toEqual(tags);
    expect(await named(name)).toEqual(bytes);
  }
});
