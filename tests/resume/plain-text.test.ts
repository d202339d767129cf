import { expect, test } from 'vitest';
import { formatPeriod } from '@/lib/dates';
import { plainTextResume } from '@/lib/resume/plain-text';
import { BARE, SAMPLE } from './sample';

// Asserts the sample content.

const { profile, roles } = SAMPLE;
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

test('sections without content, and what is not known of the person, are left out', () => {
  const { name, title, location, email, network } = profile;
  expect(plainTextResume({ ...BARE, site: undefined })).toBe(
    `${[name, title, location, email, network.url].join('\n')}\n`,
  );
});
