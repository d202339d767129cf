import { expect, test } from 'vitest';
import { formatPeriod } from '@/lib/dates';
import { plainTextResume } from '@/lib/resume/plain-text';
import { BARE, SAMPLE } from './sample';

// Asserts the sample content.

const { profile, resume, roles } = SAMPLE;
const text = plainTextResume(SAMPLE);

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
      ...[role.title, role.company, role.location, formatPeriod(role)],
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
  const [company, place] = [role.company, role.location];
  expect(written).toContain(
    `\n\nEXPERIENCE\nSecond\n${company}\n${place}\nMar 2019 – Present\n${role.summary}\n- Grew.\n- Shrank.\n\n` +
      `First\n${company}\n${place}\nJun 2014 – Feb 2019\n${role.summary}\n- Began.\n\nSKILLS\n`,
  );
});

test('it starts with the name, and its sections are in order', () => {
  const { name, title, location, email, network } = profile;
  const contacts = [location, '(253) 555-0142', email, network.url, 'https://site.example.com'];
  expect(text.startsWith(`${[name, title, ...contacts].join('\n')}\n\nSUMMARY\n`)).toBe(true);
  expect(text.match(/(?<=\n\n)[A-Z ]+(?=\n)/g)).toEqual([
    'SUMMARY',
    'QUANTIFIED IMPACT',
    'EXPERIENCE',
    'SKILLS',
    'EDUCATION',
    'CERTIFICATIONS',
    'MARKET VERTICALS',
  ]);
});

test('it has no trailing spaces and no gap of more than a line', () => {
  expect(text).not.toMatch(/[ \t]$/m);
  expect(text).not.toMatch(/\n{3}/);
  expect(text).toMatch(/[^\n]\n$/);
});

test('sections without content, and what is not known of the person, are left out', () => {
  const { name, title, location, email, network } = profile;
  expect(plainTextResume({ ...BARE, site: undefined })).toBe(
    `${[name, title, location, email, network.url].join('\n')}\n`,
  );
});
