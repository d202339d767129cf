import { expect, test, vi } from 'vitest';
import { formatMonth, formatPeriod } from '@/lib/dates';
import { jsonResume } from '@/lib/resume/json-resume';
import { layOut } from '@/lib/resume/pdf/pages';
import type { PaperName } from '@/lib/resume/pdf/paper';
import { renderResume } from '@/lib/resume/pdf/render';
import { STYLES, type Style } from '@/lib/resume/pdf/styles';
import { outlineOf, partsOf, readPdf } from './read-pdf';
import { SAMPLE } from './sample';

vi.setConfig({ testTimeout: 60_000 });

/** Of the size of the word before it; to those who read in the order of the file, what is narrower is no blank. */
const SEEN_BLANK = 0.15;

const bytes = await renderResume(SAMPLE, 'a4');
const pdf = await readPdf(bytes);
const json = jsonResume(SAMPLE);

/** Asserts that the texts follow one another, with anything between them. */
function expectInOrder(text: string, parts: string[]) {
  let from = 0;
  for (const part of parts.map((each) => each.replaceAll(/\s+/g, ' '))) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" in order`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

const dashed = (period: string) => period.replace(' - ', ' – ');

test('it says what the JSON says, in the same order: roles, dates, figures, the rest', () => {
  const { basics, work, skills, education, certificates, interests, meta } = json;
  expectInOrder(pdf.text, [
    ...[basics.name, basics.label, basics.email, basics.summary, ...meta.impact],
    ...work.flatMap(({ position, summary, highlights, ...role }) => [
      ...[position, dashed(formatPeriod(role)), summary, ...highlights],
    ]),
    ...skills.flatMap(({ name, description }) => [name, description]),
    ...education.flatMap((entry) => [entry.studyType, entry.institution, dashed(formatPeriod(entry))]),
    ...certificates.flatMap(({ name, issuer, date }) => [name, issuer, formatMonth(date)]),
    ...interests.flatMap(({ name, description }) => [name, description]),
  ]);
});

test('the blank between two words is as wide as readers take one to be', () => {
  const lines = [...layOut(SAMPLE, 'a4').placement.lines.values()].flatMap((each) => each.map(({ pieces }) => pieces));
  const words = lines.flatMap((pieces) => pieces.slice(0, -1)).filter(({ blank }) => blank);
  const narrow = words.filter(({ space, span }) => {
    const { size, tracking = 0 }: Style = STYLES[span.style];
    return space + tracking < SEEN_BLANK * size;
  });
  expect(words.some(({ span }) => span.style === 'figure')).toBe(true);
  expect(narrow.map(({ text }) => text)).toEqual([]);
});

test('each company stands once above its roles', () => {
  const companies = [...new Set(json.work.map(({ name }) => name))];
  expectInOrder(pdf.text, companies);
  for (const company of companies) {
    const headings = pdf.text.split(`${company} `).length - 1;
    expect(headings, company).toBe(1);
  }
});

test.each<[PaperName, number, number]>([
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
])('on %s it has two pages, numbered, and no letter below 9 pt', async (paper, width, height) => {
  const { pages, size, text, smallest } = await readPdf(await renderResume(SAMPLE, paper));
  expect(pages).toBe(2);
  expect(size).toEqual([width, height]);
  expectInOrder(text, ['1 of 2', '2 of 2']);
  expect(smallest).toBeGreaterThanOrEqual(9);
});

test('it tells its title, author, language and date, none of which is that of the machine', () => {
  expect(pdf.info).toMatchObject({
    Title: 'Rowan Hale, Software Engineering Executive: Résumé',
    Author: 'Rowan Hale',
    Language: 'en',
    CreationDate: 'D:20250311000000Z',
    ModDate: 'D:20250311000000Z',
    PDFFormatVersion: '1.7',
  });
  expect(pdf.bookmarks?.slice(0, 3)).toEqual(['Executive Summary', 'Quantified Impact', 'Career Timeline']);
});

test('it says of itself that it is tagged, and accessible by PDF/UA-1', () => {
  const raw = new TextDecoder('latin1').decode(bytes);
  expect(pdf.marked).toBe(true);
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw.match(/\/Tabs \/S/g)).toHaveLength(2);
});

test('its tags are headings without a gap, paragraphs, lists and links, in reading order', () => {
  const tags = pdf.tags.map(outlineOf).join(' ');
  expect(tags).toMatch(/^Root\(Document\(H1 P P\(Link Link Link\) Sect\(H2 P P\) Sect\(H2 L\(/);
  expect(tags).toContain('Sect(H2 H3 P H4 P P L(LI(Lbl LBody) LI(Lbl LBody)');
  expect(tags.match(/H4/g)).toHaveLength(SAMPLE.roles.length);
  expect(tags).not.toMatch(/H[56]|Figure|Table/);
  const inItems = pdf.tags.flatMap((root) => partsOf(root, 'LI'));
  expect(new Set(inItems)).toEqual(new Set(['Lbl', 'LBody']));
});

test('its links work', () => {
  expect(pdf.links).toEqual(['mailto:rowan@example.com', `${SAMPLE.profile.network.url}`, 'https://site.example.com/']);
});

test('all its fonts are embedded', () => {
  const raw = new TextDecoder('latin1').decode(bytes);
  const fonts = raw.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(raw.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
  expect(raw).not.toMatch(/Helvetica/);
});

test('equal content gives equal bytes, other content others', async () => {
  expect(await renderResume(SAMPLE, 'a4')).toEqual(bytes);
  const other = { ...SAMPLE, profile: { ...SAMPLE.profile, location: 'Elsewhere' } };
  expect(await renderResume(other, 'a4')).not.toEqual(bytes);
});
