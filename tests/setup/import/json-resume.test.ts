import { expect, test } from 'vitest';
import { readJsonResume } from '@/lib/setup/import/json-resume/read-json-resume';

const read = (value: unknown) =>
  readJsonResume('resume.json', typeof value === 'string' ? value : JSON.stringify(value));

const OLDEST = {
  bio: {
    ...{ firstName: 'Ada', lastName: 'Quill', summary: 'Builds cranes.' },
    ...{ email: { work: 'ada@example.com' }, phone: { mobile: '+351 21 555 0142' } },
    ...{ location: { city: 'Lisbon', state: 'LX', countryCode: 'PT' } },
    ...{ websites: { blog: 'https://blog.example.com' }, profiles: { github: 'https://github.example.com/ada' } },
  },
  work: [
    { company: 'Harbor', position: 'Engineer', startDate: '2015-02', endDate: '2019-03', highlights: ['Nine cranes'] },
  ],
};

const OLD = {
  basics: {
    ...{
      name: 'Ada Quill',
      label: 'Engineer',
      picture: 'a.png',
      email: 'ada@example.com',
      website: 'https://ada.example.com',
    },
    ...{ summary: 'Builds cranes.', location: { address: '1 Dock Road\nLisbon', city: 'Lisbon', region: 'LX' } },
    profiles: [{ network: 'LinkedIn', username: 'ada', url: 'https://linkedin.example.com/in/ada' }],
  },
  work: [{ company: 'Harbor', website: '', position: 'Engineer', startDate: '2015-02-01', endDate: '2019-03-31' }],
  education: [{ institution: 'Harbor University', area: 'Physics', studyType: 'BSc', startDate: '2010', gpa: '4.0' }],
};

const NEW = {
  $schema: 'https://example.com/v1.0.0/schema.json',
  basics: { ...OLD.basics, picture: undefined, website: undefined, image: 'a.png', url: 'https://ada.example.com' },
  work: [
    { name: 'Harbor', url: '', location: 'Lisbon', position: 'Engineer', startDate: '2015-02', endDate: 'Present' },
  ],
  education: [
    { institution: 'Harbor University', studyType: 'BSc', startDate: '2010-09', endDate: '2014-06', score: '4' },
  ],
  certificates: [{ name: 'Boats', issuer: 'Harbor Office', date: '2021-05' }],
  skills: [{ name: 'Cranes', level: 'Master', keywords: ['Hydraulics', 'Steel', 'Steel'] }],
  meta: { version: 'v1.0.0' },
};

test.each([
  ['2014, with bio', OLDEST],
  ['0.0.16, with company and website', OLD],
  ['1.0, with name and url', NEW],
])('name, place and work are read from a file of version %s', (_, file) => {
  const { resume, report } = read(file);
  expect(resume).toMatchObject({
    ...{ name: 'Ada Quill', email: 'ada@example.com', location: 'Lisbon, LX', summary: 'Builds cranes.' },
    parts: { roles: [{ title: 'Engineer', company: 'Harbor' }] },
  });
  expect(report.unread).toEqual([]);
});

test('links, education, certificates and skills are read', () => {
  const { resume } = read(NEW);
  expect(resume.links).toEqual([
    { kind: 'LinkedIn', url: 'https://linkedin.example.com/in/ada', username: 'ada' },
    { kind: 'Personal site', url: 'https://ada.example.com' },
    { kind: 'Picture', username: 'a.png' },
  ]);
  expect(resume.parts.certifications).toEqual([{ name: 'Boats', issuer: 'Harbor Office', date: '2021-05' }]);
  expect(resume.parts.competencies).toEqual([
    { title: 'Cranes', level: 'Master', keywords: ['Hydraulics', 'Steel', 'Steel'] },
  ]);
  const { education } = read(OLD).resume.parts;
  expect(education).toMatchObject([{ degree: 'BSc', area: 'Physics', startDate: '2010', score: '4.0' }]);
});

const WORK = { name: 'Harbor', position: 'Engineer', startDate: '2020-01' };

/** What handwritten files have, and what becomes of it. */
const ODDITIES: [string, object, object][] = [
  ['a place as a text', { basics: { location: 'Lisbon' } }, { location: 'Lisbon' }],
  [
    'a country by its code',
    { basics: { location: { city: 'Oslo', countryCode: 'NO' } } },
    { location: 'Oslo, Norway', place: { city: 'Oslo', countryCode: 'NO' } },
  ],
  ['a number as a text', { basics: { label: 7 } }, { title: '7' }],
  ['an address without https', { basics: { url: 'a.example.com' } }, { links: [{ url: 'https://a.example.com' }] }],
  [
    'an address that is none',
    { basics: { name: 'Ada', url: 'javascript:alert(1)' } },
    { links: [], details: [{ name: 'Url', value: 'javascript:alert(1)' }] },
  ],
  [
    'a profile without address',
    { basics: { profiles: [{ network: 'X', username: 'ada' }, { url: 'https://a.example/ada' }] } },
    {
      links: [
        { kind: 'X', username: 'ada' },
        { url: 'https://a.example/ada', kind: undefined },
      ],
    },
  ],
  [
    'texts in place of objects',
    { skills: ['Go'], languages: ['Latin'] },
    { parts: { competencies: [{ title: 'Go' }], languages: [{ name: 'Latin' }] } },
  ],
  [
    'a text in place of a list',
    { work: [{ ...WORK, highlights: 'One' }] },
    { parts: { roles: [{ highlights: ['One'] }] } },
  ],
  [
    'bullets in the texts of a list',
    { work: [{ ...WORK, highlights: ['- One', '• Two', '1. Platz'] }] },
    { parts: { roles: [{ highlights: ['One', 'Two', '1. Platz'] }] } },
  ],
  [
    'lines in place of a text',
    { work: [{ ...WORK, summary: ['One', 'Two'] }] },
    { parts: { roles: [{ summary: 'One\nTwo' }] } },
  ],
  [
    'a description beside a summary',
    { work: [{ ...WORK, description: 'Port', summary: 'Ran it' }] },
    { parts: { roles: [{ about: 'Port', summary: 'Ran it' }] } },
  ],
  [
    'unknown fields',
    { work: [{ ...WORK, techStack: ['Go', 'C'] }] },
    {
      parts: {
        roles: [
          {
            details: [
              { name: 'Tech stack', value: 'Go' },
              { name: 'Tech stack', value: 'C' },
            ],
          },
        ],
      },
    },
  ],
  [
    'an end before the start',
    { work: [{ ...WORK, endDate: '2019' }] },
    { parts: { roles: [{ details: [{ name: 'End date', value: '2019' }] }] } },
  ],
  ['an unknown list', { work: [WORK], cats: [{ name: 'Mia' }] }, { others: [{ name: 'cats[0].name', value: 'Mia' }] }],
  [
    'the name of a profile in place of its address',
    { bio: { profiles: { github: 'ada' } } },
    { links: [{ kind: 'github', username: 'ada' }] },
  ],
  [
    'skills without a name',
    { skills: [{ level: 'Expert', keywords: ['Go'] }] },
    { parts: { competencies: [{ level: 'Expert', keywords: ['Go'] }] } },
  ],
  [
    'skills by their kind',
    { skills: { tools: ['Git'] } },
    { parts: { competencies: [{ title: 'tools', keywords: ['Git'] }] } },
  ],
  [
    'work under another name',
    { experience: [{ company: 'Harbor', from: 'May 2020', to: 'Current', activities: ['Cranes'] }] },
    { parts: { roles: [{ company: 'Harbor', startDate: '2020-05', highlights: ['Cranes'] }] } },
  ],
  [
    'Markdown',
    { basics: { summary: '**Ten years** of `C`, see [mine](https://a.example). 2 * 3 * 4' } },
    { summary: 'Ten years of C, see mine (https://a.example). 2 * 3 * 4' },
  ],
  ['a role without dates', { work: [{ name: 'Harbor' }] }, { parts: { roles: [{ company: 'Harbor' }] } }],
];

test('unusual spellings and types of handwritten files are read', () => {
  for (const [name, file, expected] of ODDITIES) expect(read(file).resume, name).toMatchObject(expected);
});

test.each([undefined, null, '', ' present '])('an end of %j is a role that goes on', (endDate) => {
  const { resume, report } = read({ work: [{ ...WORK, endDate }] });
  expect(resume.parts.roles).toEqual([{ company: 'Harbor', title: 'Engineer', startDate: '2020-01' }]);
  expect([...report.unread, ...report.guessed]).toEqual([]);
});

test('each value without a place has a line in the report', () => {
  const { report } = read({
    basics: { email: 'not an address', birth: '1980' },
    work: [null, {}, { startDate: '2020' }],
    references: [{ name: 'Eve', reference: 'Great', contact: { phone: '1' } }],
  });
  const places = ['basics.birth', 'basics.email', 'references', 'references[0].contact.phone', 'work[1]', 'work[2]'];
  expect(report.unread.map(({ at }) => at).toSorted()).toEqual(places);
});

test('a value on the eighth level is kept, and a deeper one has a line in the report', () => {
  const nested = (levels: number): object => (levels === 1 ? { end: 'x' } : { in: nested(levels - 1) });
  const { resume, report } = read({ basics: { name: 'Ada' }, cats: nested(7), dogs: nested(8) });
  expect(resume.others).toEqual([{ name: 'cats.in.in.in.in.in.in.end', value: 'x' }]);
  expect(report.unread).toMatchObject([{ message: 'is nested too deeply' }]);
});

test('markup does not reach the texts', () => {
  const { resume } = read({
    basics: { name: '<b>Ada</b> &amp; Co', summary: 'One.<script>alert(1)</script>' },
  });
  expect(resume).toMatchObject({ name: 'Ada & Co', summary: 'One.' });
});

test.each([
  ['{"basics": {"name": "Ada"', 'resume.json:1:26: is not valid JSON'],
  ['', 'resume.json:1:1: is not valid JSON'],
  ['PK\u0003\u0004', 'resume.json: is a ZIP archive. For LinkedIn’s, use --linkedin; a Word document cannot be read'],
  ['%PDF-1.7', 'resume.json: is a PDF. A résumé must be in the format JSON Resume'],
  ['[]', 'resume.json: is not a JSON Resume; it has none of basics, bio, work, education'],
  [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'is not a JSON Resume'],
  [`{"basics":"${'x'.repeat(5_000_000)}"}`, 'is too large for a résumé'],
])('a text such as %.30j is refused with a reason', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test('names of prototypes are ordinary fields', () => {
  const { resume } = read(
    '{"basics":{"name":"Ada","__proto__":{"email":"eve@example.com"},"constructor":1},"work":[]}',
  );
  expect(resume).toMatchObject({ name: 'Ada', email: undefined });
});
