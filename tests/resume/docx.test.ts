import { DomUtils } from 'htmlparser2';
import { expect, test } from 'vitest';
import { formatMonth, formatPeriod } from '@/lib/dates';
import { renderDocx } from '@/lib/resume/docx/document';
import { plainParagraphs } from '@/lib/resume/prose';
import { HEADINGS, impactFigures, nameDegree } from '@/lib/resume/sources';
import { readDocx } from './read-docx';
import { roleWith, SAMPLE } from './sample';

// Asserts the sample content.

const bytes = await renderDocx(SAMPLE);
const { part, paragraphs } = readDocx(bytes);

test('the text of the paragraphs is that of the content, contacts included, in the order of the PDF', () => {
  const { profile, resume, roles } = SAMPLE;
  const { name, title, location, email } = profile;
  expect(paragraphs.map(({ text }) => text)).toEqual([
    ...[name, title, location, '(253) 555-0142', email],
    ...['linkedin.example.com/in/rowan-hale', 'site.example.com'],
    ...[HEADINGS.summary, ...plainParagraphs(resume.body.raw)],
    ...[HEADINGS.impact, ...impactFigures(resume.impact, profile.stats).map(({ value, unit }) => `${value} ${unit}`)],
    HEADINGS.roles,
    ...roles.flatMap(({ company, location: place, title: position, summary, highlights, ...role }) => [
      ...[`${company} · ${place}`, `${position}\t${formatPeriod(role)}`, summary, ...highlights],
    ]),
    ...[HEADINGS.skills, ...resume.competencies.map((entry) => `${entry.title}: ${entry.description}`)],
    HEADINGS.education,
    ...resume.education.flatMap((entry) => [`${nameDegree(entry)}\t${formatPeriod(entry)}`, entry.institution]),
    HEADINGS.certifications,
    ...resume.certifications.map((entry) => `${entry.name} · ${entry.issuer}\t${formatMonth(entry.date)}`),
    ...[HEADINGS.markets, ...resume.markets.map((entry) => `${entry.name}: ${entry.description}`)],
  ]);
});

test('the headings have the styles that Word shows as an outline', () => {
  const styled = (style: string) => paragraphs.filter((each) => each.style === style).map(({ text }) => text);
  expect(styled('Heading1')).toEqual([SAMPLE.profile.name]);
  expect(styled('Heading2')).toEqual(Object.values(HEADINGS));
  expect(styled('Heading3')).toEqual(SAMPLE.roles.map(({ company, location }) => `${company} · ${location}`));
  expect(styled('Heading4')).toHaveLength(SAMPLE.roles.length);
  const names = DomUtils.getElementsByTagName('w:style', part('word/styles.xml')).map((style) => [
    style.attribs['w:styleId'],
    DomUtils.getElementsByTagName('w:name', style)[0]?.attribs['w:val'],
  ]);
  const used = new Set(paragraphs.map(({ style }) => style).filter((style) => style !== 'Normal'));
  expect([...used].filter((style) => !names.some(([id]) => id === style))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining([1, 2, 3, 4].map((level) => [`Heading${level}`, `Heading ${level}`])));
});

test('a page break leaves at least two results of a role on each page, and no degree without its school', async () => {
  const highlights = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  const roles = [roleWith({ summary: 'Summary', highlights }), roleWith({ summary: 'Other', highlights: ['Only'] })];
  const read = readDocx(await renderDocx({ ...SAMPLE, roles }));
  const joined = read.paragraphs.filter(({ keepsNext }) => keepsNext).map(({ text }) => text.split('\t')[0]);
  expect(joined).toEqual(['Summary', 'First', 'Fourth', 'Other', ...SAMPLE.resume.education.map(nameDegree)]);
});

test('the contacts are links with their addresses', () => {
  expect(paragraphs.flatMap(({ links }) => links)).toEqual([
    ...['tel:2535550142', 'mailto:rowan@example.com', SAMPLE.profile.network.url, 'https://site.example.com/'],
  ]);
});

test('the metadata has title and author, the text its language', () => {
  const properties = part('docProps/core.xml');
  const value = (name: string) => DomUtils.textContent(DomUtils.getElementsByTagName(name, properties));
  expect(value('dc:title')).toBe('Rowan Hale, Software Engineering Executive: Resume');
  expect(value('dc:creator')).toBe('Rowan Hale');
  expect(value('dc:subject')).toBe('Software Engineering Executive');
  const language = DomUtils.getElementsByTagName('w:lang', part('word/styles.xml'))[0]?.attribs['w:val'];
  expect(language).toBe('en-US');
});

test('content is never read as markup', async () => {
  const name = '<w:b/> & "Ada" \'Q\' ]]>';
  const read = readDocx(await renderDocx({ ...SAMPLE, profile: { ...SAMPLE.profile, name } }));
  expect(read.paragraphs[0]?.text).toBe(name);
  expect(DomUtils.textContent(DomUtils.getElementsByTagName('dc:creator', read.part('docProps/core.xml')))).toBe(name);
  expect(DomUtils.textContent(read.part('word/header1.xml'))).toBe(name);
});
