import { describe, expect, test, vi } from 'vitest';
import { formatPeriod } from '@/lib/dates';
import { type PaperName, renderResume } from '@/lib/resume/pdf';
import type { ResumeSources } from '@/lib/resume/sources';
import { type Line, readPdf } from './read-pdf';
import { roleWith, SAMPLE } from './sample';

// Asserts the sample content.

vi.setConfig({ testTimeout: 60_000 });

/** What software that screens résumés needs to tell the facts apart. */

const withPhone = (phone: string | undefined) => ({ ...SAMPLE, resume: { ...SAMPLE.resume, phone } });
const longer = SAMPLE.roles.map((role) => ({ ...role, highlights: [...role.highlights, ...role.highlights] }));

const CASES: [string, PaperName, ResumeSources][] = [
  ['A4', 'a4', withPhone('(253) 555-0142')],
  ['Letter', 'letter', withPhone('+49 30 555 0142')],
  ['A4 without a phone, with the widest spacing', 'a4', { ...withPhone(undefined), roles: SAMPLE.roles.slice(0, 2) }],
  ['Letter with more than fits two pages', 'letter', { ...SAMPLE, roles: longer }],
];

const texts = (lines: Line[]) => lines.map(({ parts }) => parts.join(' | '));

describe.each(CASES)('%s', async (_, paper, sources) => {
  const { profile, resume, roles, site = '' } = sources;
  const { lines } = await readPdf(renderResume(sources, paper));
  const all = texts(lines);

  test('name, title and each way to reach the person are a line each, in this order', () => {
    const label = (url: string) => url.replace('https://', '');
    const { name, title, location, email, network } = profile;
    const contacts = [location, resume.phone, email, label(network?.url ?? ''), label(site)].filter(Boolean);
    expect(all.slice(0, 3 + contacts.length)).toEqual([name, title, ...contacts, 'SUMMARY']);
    expect(lines[0]?.isBold).toBe(true);
  });

  test('headings are the only bold lines in capitals', () => {
    expect(texts(lines.filter(({ parts: [text = ''], isBold }) => isBold && text === text.toUpperCase()))).toEqual([
      ...['SUMMARY', 'QUANTIFIED IMPACT', 'EXPERIENCE', 'SKILLS', 'EDUCATION', 'CERTIFICATIONS', 'MARKET VERTICALS'],
    ]);
  });

  test('each role has its company and title apart from the place and the dates', () => {
    const heads = roles.map((role) => [
      `${role.company} | · | ${role.location}`,
      `${role.title} | ${formatPeriod(role)}`,
    ]);
    for (const head of heads.flat()) expect(all).toContain(head);
    const starts = lines.flatMap(({ parts }, index) =>
      parts[1] === '·' && parts[0] && lines[index + 1]?.parts[1]?.includes('–') ? [index] : [],
    );
    expect(starts.map((index) => all.slice(index, index + 2))).toEqual(heads);
  });

  test('results and skills are bullets, and no line has lost a space', () => {
    const bullets = all
      .map((line, index) => ({ line, index }))
      .filter(({ line }) => line.startsWith('• | '))
      .map(({ index }) =>
        lines
          .slice(index, index + 4)
          .map(({ parts }) => parts.at(-1))
          .join(' '),
      );
    const wanted = [
      ...roles.flatMap(({ highlights }) => highlights),
      ...resume.competencies.map(({ title, description }) => `${title}: ${description}`),
    ];
    for (const [index, text] of wanted.entries()) expect(bullets[index]?.startsWith(text ?? ''), text).toBe(true);
  });
});

test('a title of two lines does not run into its dates', async () => {
  const title =
    'Vice President of Engineering, Platform Reliability and Developer Experience, North America and Europe';
  const role = roleWith({ title, company: title });
  const { lines } = await readPdf(renderResume({ ...SAMPLE, roles: [role] }, 'letter'));
  const parts = lines.flatMap((line) => line.parts);
  expect(parts).toContain(formatPeriod(role));
  expect(parts).toContain(role.location);
});
