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
    ...{ name: 'Ada Quill', email: 'ada@example.com', location: 'Lisbon, LX', summary: ['Builds cranes.'] },
    roles: [{ title: 'Engineer', company: 'Harbor', start: { iso: '2015-02-01' } }],
  });
  expect(report.unread).toEqual([]);
});

test('links, education, certificates and skills are read', () => {
  const { resume } = read(NEW);
  expect(resume.links).toEqual([
    { name: 'LinkedIn', url: 'https://linkedin.example.com/in/ada' },
    { name: 'Website', url: 'https://ada.example.com' },
  ]);
  expect(resume.certifications).toEqual([
    { name: 'Boats', issuer: 'Harbor Office', date: { iso: '2021-05-01', precision: 'month' } },
  ]);
  expect(resume.skills).toEqual([{ name: 'Cranes', keywords: ['Hydraulics', 'Steel'] }]);
  expect(read(OLD).resume.education[0]).toMatchObject({ degree: 'BSc', area: 'Physics', start: { precision: 'year' } });
});

test.each([undefined, null, ' present '])('an end of %j is a role that goes on', (endDate) => {
  const { resume, report } = read({ work: [{ name: 'Harbor', position: 'Engineer', startDate: '2020-01', endDate }] });
  expect(resume.roles[0]?.end).toBeUndefined();
  expect(report.unread).toEqual([]);
});

test('an impossible date is reported with its place', () => {
  const { resume, report } = read({ work: [{ name: 'Harbor', position: 'Engineer', startDate: '2020-19' }] });
  expect(resume.roles[0]?.start).toBeUndefined();
  expect(report.unread).toEqual([{ at: 'work[0].startDate', message: '"2020-19" is not a date' }]);
});

test('values of wrong types are reported, and the others are read', () => {
  const { resume, report } = read({
    basics: { name: ['Ada'], label: 7, email: 'not an address', location: 'Lisbon', profiles: { github: 'ada' } },
    work: ['Harbor', null, { name: 'Harbor', highlights: 'one', position: {}, startDate: 2020 }],
    education: 'none',
    skills: [{ name: 'Cranes', keywords: [1, 'Steel', {}] }],
  });
  expect(resume).toMatchObject({ title: '7', roles: [{ company: 'Harbor', start: { iso: '2020-01-01' } }] });
  expect(resume.skills).toEqual([{ name: 'Cranes', keywords: ['1', 'Steel'] }]);
  expect(report.unread.map(({ at }) => at)).toEqual([
    ...['basics.name', 'basics.email', 'basics.location', 'basics.profiles'],
    ...['work[0]', 'work[2].highlights', 'work[2].position', 'education', 'skills[0].keywords[2]'],
  ]);
});

test('addresses that are no web addresses are left out', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://user:secret@example.com', 'https://', 'a b'])
    expect(read({ basics: { name: 'Ada', url } }).resume.links, url).toEqual([]);
  expect(read({ basics: { name: 'Ada', url: 'ada.example.com' } }).resume.links[0]?.url).toBe(
    'https://ada.example.com',
  );
});

test('markup and formulas do not reach the texts', () => {
  const { resume } = read({
    basics: { name: '<b>Ada</b> &amp; Co', label: '=HYPERLINK("http://x")', summary: 'One.<script>alert(1)</script>' },
  });
  expect(resume).toMatchObject({ name: 'Ada & Co', title: undefined, summary: ['One.'] });
});

test.each([
  ['{"basics": {"name": "Ada"', 'resume.json:1:26: is not valid JSON'],
  ['', 'resume.json:1:1: is not valid JSON'],
  ['[]', 'resume.json: is not a JSON Resume; it has none of basics, bio, work, education, skills, certificates'],
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
