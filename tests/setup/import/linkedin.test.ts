import { expect, test } from 'vitest';
import { readLinkedIn } from '@/lib/setup/import/linkedin/read-linkedin';

const PROFILE =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n' +
  'Ada,Quill,,"1 Dock Road, Lisbon",Jan 2,Engineer,"Builds cranes.\n\nReads logs.",Ports,1100,"Lisbon, Portugal",,"[COMPANY:https://harbor.example.com,BLOG:https://ada.example.com/blog]",\n';
const COLUMNS = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const POSITIONS = `${COLUMNS}Harbor,Engineer,"Ran the cranes.\n• Moved ""nine"" cranes\n- Cut cost by 4% &amp; more",Lisbon,Feb 2015,\n`;
const EDUCATION =
  'School Name,Start Date,End Date,Notes,Degree Name,Activities\nHarbor University,2010,2014,,BSc Physics,\n';

const read = (files: Record<string, string | Buffer>) =>
  readLinkedIn(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));

test('profile, positions, education, skills and certifications are read', () => {
  const { resume, report } = read({
    'Profile.csv': PROFILE,
    'Positions.csv': POSITIONS,
    'Education.csv': EDUCATION,
    'Skills.csv': 'Name\nCranes\n"""Steel"""\nCranes\n',
    'Certifications.csv':
      'Name,Url,Authority,Started On,Finished On,License Number\nBoats,,Harbor Office,May 2021,,1\n',
    'Email Addresses.csv':
      'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,\nada@example.com,Yes,Yes,"1/2/24, 3:04 PM"\n',
  });
  expect(resume).toEqual({
    ...{ name: 'Ada Quill', title: 'Engineer', email: 'ada@example.com', location: 'Lisbon, Portugal' },
    summary: ['Builds cranes.', 'Reads logs.'],
    links: [
      { name: 'Company', url: 'https://harbor.example.com' },
      { name: 'Blog', url: 'https://ada.example.com/blog' },
    ],
    roles: [
      {
        ...{ title: 'Engineer', company: 'Harbor', location: 'Lisbon' },
        start: { iso: '2015-02-01', precision: 'month' },
        summary: 'Ran the cranes.',
        highlights: ['Moved "nine" cranes', 'Cut cost by 4% & more'],
      },
    ],
    education: [
      {
        ...{ institution: 'Harbor University', degree: 'BSc Physics' },
        start: { iso: '2010-01-01', precision: 'year' },
        end: { iso: '2014-01-01', precision: 'year' },
      },
    ],
    certifications: [{ name: 'Boats', issuer: 'Harbor Office', date: { iso: '2021-05-01', precision: 'month' } }],
    skills: [
      { name: 'Cranes', keywords: [] },
      { name: 'Steel', keywords: [] },
    ],
  });
  expect(report.unread).toEqual([]);
  expect(report.read).toEqual(['profile', '1 position', '1 entry of education', '2 skills', '1 certification']);
});

test('address, birth date and other people are not read', () => {
  const { resume } = read({
    'Profile.csv': PROFILE,
    'Contacts.csv':
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nEve,Wire,,eve@example.com,X,Y,\n',
    'Recommendations.csv':
      'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nEve,Wire,X,Y,Great,,VISIBLE\n',
    'PhoneNumbers.csv': 'Extension,Number,Type\n,+351 21 555 0142,Mobile\n',
  });
  expect(JSON.stringify(resume)).not.toMatch(/Dock Road|Jan 2|Eve|0142|1100/);
});

const UTF16 = Buffer.from(`\uFEFF${POSITIONS.replaceAll(',', '\t')}`, 'utf16le');

test.each<[string, string | Buffer]>([
  ['with semicolons', POSITIONS.replaceAll(',', ';')],
  ['with tabs in UTF-16', UTF16],
  ['after notes', `Notes:\n"One, two\nand ""three""."\n\n${POSITIONS}`],
  ['with repeated rows', `${POSITIONS}${POSITIONS.slice(COLUMNS.length)}`],
  [
    'with columns in another order and more of them',
    'Title,X,Company Name,Started On,Description\nEngineer,,Harbor,02/2015,"Ran the cranes.\n- Moved ""nine"" cranes\n- Cut cost by 4% & more"\n',
  ],
  [
    'with the columns of 2015',
    'Company,Description,Location,Start,End,Title\nHarbor,"Ran the cranes.\n- Moved ""nine"" cranes\n- Cut cost by 4% & more",Lisbon,02/2015,,Engineer\n',
  ],
])('positions are read from a file %s', (_, content) => {
  const { resume, report } = read({ 'Positions.csv': content });
  expect(resume.roles).toMatchObject([
    {
      ...{ title: 'Engineer', company: 'Harbor', start: { iso: '2015-02-01' }, summary: 'Ran the cranes.' },
      highlights: ['Moved "nine" cranes', 'Cut cost by 4% & more'],
    },
  ]);
  expect(report.unread).toEqual([]);
});

test('a file in Windows-1252 is read, and the guess is reported', () => {
  const { resume, report } = read({ 'Positions.csv': Buffer.from(`${COLUMNS}Café,Engineer,,,2015,\n`, 'latin1') });
  expect(resume.roles[0]?.company).toBe('Café');
  expect(report.guessed).toEqual([{ at: 'Positions.csv', message: 'read as Windows-1252, because it is not UTF-8' }]);
});

test('dates that are none are reported with file and line', () => {
  const { resume, report } = read({
    'Positions.csv': `${COLUMNS}A,One,"Line\nline",,Jan 2015,Present\nB,Two,,,a while ago,lately\n`,
  });
  expect(resume.roles.map(({ end }) => end)).toEqual([undefined, 'unread']);
  expect(report.unread).toEqual([
    { at: 'Positions.csv:4', message: '"lately" is not a date' },
    { at: 'Positions.csv:4', message: '"a while ago" is not a date' },
  ]);
});

test.each<[string, Record<string, string | Buffer>, string | RegExp]>([
  ['a quote that does not end', { 'Positions.csv': `${POSITIONS}X,"open\n` }, /^Positions\.csv:5: is not valid CSV/],
  ['bytes that are no text', { 'Positions.csv': Buffer.from([80, 75, 1, 0, 0, 0, 5]) }, 'is not a text file'],
  [
    'no file of a profile',
    { 'Skills.csv': 'Name\nCranes\n' },
    'has neither a profile nor positions (files: Skills.csv)',
  ],
])('an archive with %s is refused with a reason', (_, files, message) => {
  expect(() => read(files)).toThrow(message);
});

test('more positions than anybody has had are refused', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Harbor ${index},Engineer,,,2015,\n`).join('');
  expect(() => read({ 'Positions.csv': COLUMNS + rows })).toThrow('The archive: has 10000 entries of one kind');
});
