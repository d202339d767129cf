import { expect, test } from 'vitest';
import { getProfile, getResume, getRoles } from '@/lib/content/content';
import { formatMonth, formatPeriod } from '@/lib/dates';
import { plainTextResume } from '@/lib/resume/plain-text';

const [profile, resume, roles] = [getProfile(), getResume(), getRoles()];
const text = plainTextResume({ profile, resume, roles });

/** Asserts that the text has the lines one after the other, with anything between them. */
function expectInOrder(lines: string[]) {
  let from = 0;
  for (const line of lines) {
    const at = text.indexOf(`${line}\n`, from);
    expect(at, line).toBeGreaterThanOrEqual(from);
    from = at + line.length;
  }
}

test('every role stands in it with place, dates, summary and highlights, newest first', () => {
  expectInOrder(
    roles.flatMap((role) => [
      `${role.title}, ${role.company}`,
      `${role.location}, ${formatPeriod(role)}`,
      role.summary,
      ...role.highlights.map((highlight) => `- ${highlight}`),
    ]),
  );
});

test('an ongoing role differs from one that ended', () => {
  const [role] = roles;
  if (!role) throw new Error('The content has no roles');
  const written = plainTextResume({
    profile,
    resume,
    roles: [
      { ...role, title: 'Second', startDate: '2019-03-01', endDate: undefined, highlights: ['Grew.', 'Shrank.'] },
      { ...role, title: 'First', startDate: '2014-06-01', endDate: '2019-02-28', highlights: ['Began.'] },
    ],
  });
  const [start, place] = [`${role.company}\n`, `${role.location}, `];
  expect(written).toContain(
    `\n\nCAREER\nSecond, ${start}${place}Mar 2019 - Present\n${role.summary}\n- Grew.\n- Shrank.\n\n` +
      `First, ${start}${place}Jun 2014 - Feb 2019\n${role.summary}\n- Began.\n\nCORE COMPETENCIES\n`,
  );
});

test('competencies, education, certifications and markets stand in it in order', () => {
  expectInOrder([
    ...resume.competencies.map(({ title, description }) => `- ${title}: ${description}`),
    ...resume.education.map((entry) => `- ${entry.degree}, ${entry.institution}, ${formatPeriod(entry)}`),
    ...resume.certifications.map(({ name, issuer, date }) => `- ${name}, ${issuer}, ${formatMonth(date)}`),
    ...resume.markets.map(({ name, description }) => `- ${name}: ${description}`),
  ]);
});

test('it starts with the name, and its sections are in order', () => {
  const { name, title, location, email, network } = profile;
  expect(text.startsWith(`${[name, title, location, email, network.url].join('\n')}\n\nSUMMARY\n`)).toBe(true);
  expect(text.match(/^[A-Z ]+$/gm)).toEqual([
    'SUMMARY',
    'QUANTIFIED IMPACT',
    'CAREER',
    'CORE COMPETENCIES',
    'EDUCATION',
    'CERTIFICATIONS',
    'MARKET VERTICALS',
  ]);
});

test('the figures follow the order of the résumé', () => {
  const ids = profile.stats.map(({ id }) => id).toReversed();
  const lines = profile.stats.map(({ value, unit }) => `- ${value} ${unit}`).toReversed();
  const written = plainTextResume({ profile, resume: { ...resume, impact: ids }, roles });
  expect(written).toContain(`\n\nQUANTIFIED IMPACT\n${lines.join('\n')}\n\nCAREER\n`);
});

test.each([
  ['Unix', '\nOne line\nand its end.\n\nAnother\nparagraph.\n'],
  ['Windows', '\r\nOne line\r\nand its end.\r\n\r\nAnother\r\nparagraph.\r\n'],
])('paragraphs written with the line ends of %s are one line each', (_, raw) => {
  const written = plainTextResume({ profile, resume: { ...resume, body: { ...resume.body, raw } }, roles: [] });
  expect(written).toContain('\n\nSUMMARY\nOne line and its end.\n\nAnother paragraph.\n\nQUANTIFIED IMPACT\n');
  expect(written).not.toContain('\r');
});

test('it has no trailing spaces and no gap of more than a line', () => {
  expect(text).not.toMatch(/[ \t]$/m);
  expect(text).not.toMatch(/\n{3}/);
  expect(text).toMatch(/[^\n]\n$/);
});
