import { expect, test, vi } from 'vitest';
import { formatMonth, formatPeriod } from '@/lib/dates';
import { type PaperName, renderResume } from '@/lib/resume/pdf';
import { plainParagraphs } from '@/lib/resume/prose';
import { impactFigures, nameDegree } from '@/lib/resume/sources';
import { outlineOf, partsOf, readPdf } from './read-pdf';
import { SAMPLE } from './sample';

// Asserts the sample content.

vi.setConfig({ testTimeout: 60_000 });

const bytes = renderResume(SAMPLE, 'a4');
const pdf = await readPdf(bytes);
const raw = bytes.toString('latin1');

/** Asserts that the texts follow one another, with anything between them. */
function expectInOrder(text: string, parts: string[]) {
  let from = 0;
  for (const part of parts.map((each) => each.replaceAll(/\s+/g, ' '))) {
    const at = text.indexOf(part, from);
    expect(at, `"${part}" in order`).toBeGreaterThanOrEqual(from);
    from = at + part.length;
  }
}

test('the text is that of the content, in order', () => {
  const { profile, resume, roles } = SAMPLE;
  expectInOrder(pdf.text, [
    ...[profile.name, profile.title, profile.location, '(253) 555-0142', profile.email],
    ...plainParagraphs(resume.body.raw),
    ...impactFigures(resume.impact, profile.stats).map(({ value, unit }) => `${value} ${unit}`),
    ...roles.flatMap(({ company, title, summary, highlights, ...role }) => [
      ...[company, title, formatPeriod(role), summary, ...highlights],
    ]),
    ...resume.competencies.flatMap(({ title, description }) => [title, description]),
    ...resume.education.flatMap((entry) => [nameDegree(entry), formatPeriod(entry), entry.institution]),
    ...resume.certifications.flatMap(({ name, issuer, date }) => [name, issuer, formatMonth(date)]),
    ...resume.markets.flatMap(({ name, description }) => [name, description]),
  ]);
});

test.each<[PaperName, number, number]>([
  ['a4', 595.28, 841.89],
  ['letter', 612, 792],
])('%s has two numbered pages and no text below 9 pt', async (paper, width, height) => {
  const { pages, size, text, smallest } = await readPdf(renderResume(SAMPLE, paper));
  expect(pages).toBe(2);
  expect(size?.map((side) => Math.round(side * 100) / 100)).toEqual([width, height]);
  expectInOrder(text, ['1 of 2', '2 of 2']);
  expect(smallest).toBeGreaterThanOrEqual(9);
});

test('the metadata has title, author, language and the newest date of the content', () => {
  expect(pdf.info).toMatchObject({
    Title: 'Rowan Hale, Software Engineering Executive: Resume',
    Author: 'Rowan Hale',
    Subject: 'Software Engineering Executive',
    Language: 'en',
    CreationDate: 'D:20250311000000Z',
    ModDate: 'D:20250311000000Z',
    PDFFormatVersion: '1.7',
  });
  expect(pdf.bookmarks?.slice(0, 3)).toEqual(['Summary', 'Quantified Impact', 'Experience']);
});

test('the file is tagged and conforms to PDF/UA-1', () => {
  expect(pdf.marked).toBe(true);
  expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(raw).toContain('/DisplayDocTitle true');
  expect(raw).toContain('/Tabs /S');
});

test('the tags are headings without a gap, paragraphs, lists and links, in reading order', () => {
  const tags = pdf.tags.map(outlineOf).join(' ');
  expect(tags).toMatch(/^Root\(Document\(H1 P P P\(Link\) P\(Link\) P\(Link\) P\(Link\) H2 P P H2 L\(/);
  expect(tags).toContain('H4) Div(P)) P L(LI(Lbl LBody) LI(Lbl LBody)');
  for (const heading of [/H3/g, /H4/g]) expect(tags.match(heading)).toHaveLength(SAMPLE.roles.length);
  expect(tags).not.toMatch(/H[56]|Figure|Table/);
  const inItems = pdf.tags.flatMap((root) => partsOf(root, 'LI'));
  expect(new Set(inItems)).toEqual(new Set(['Lbl', 'LBody']));
});

test('the links have their addresses', () => {
  expect(pdf.links).toEqual([
    ...['tel:2535550142', 'mailto:rowan@example.com', `${SAMPLE.profile.network.url}`, 'https://site.example.com/'],
  ]);
});

test('all fonts are embedded', () => {
  const fonts = raw.match(/\/Type\s*\/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(raw.match(/\/FontFile[23] /g)).toHaveLength(fonts.length);
  expect(new Set(raw.match(/(?<=\/FontName \/[A-Z]+\+)[A-Za-z]+/g))).toEqual(new Set(['InstrumentSans']));
});

test.each([['source-serif-4', 'SourceSerif']] as const)(
  'the résumé of a site in %s has its typeface, its accent and the same text',
  async (typeface, name) => {
    const looks = { typeface, accent: '#fde68a' } as (typeof SAMPLE)['profile']['looks'];
    const other = renderResume({ ...SAMPLE, profile: { ...SAMPLE.profile, looks } }, 'a4');
    const families = other.toString('latin1').match(/(?<=\/FontName \/[A-Z]+\+)[A-Za-z]+/g);
    expect(new Set(families)).toEqual(new Set([name]));
    expect((await readPdf(other)).text).toBe(pdf.text);
  },
);

test('equal content gives equal bytes, different content different ones', () => {
  expect(renderResume(SAMPLE, 'a4')).toEqual(bytes);
  const other = { ...SAMPLE, profile: { ...SAMPLE.profile, location: 'Elsewhere' } };
  expect(renderResume(other, 'a4')).not.toEqual(bytes);
});

test('content is never read as markup', async () => {
  const name = '#panic() *Ada* $x$ @here "quoted" \\ <b>';
  const { text, info } = await readPdf(renderResume({ ...SAMPLE, profile: { ...SAMPLE.profile, name } }, 'a4'));
  expect(text.startsWith(name)).toBe(true);
  expect(info.Author).toBe(name);
});
