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
    name: 'Ada Quill',
    title: 'Engineer',
    email: 'ada@example.com',
    location: 'Lisbon, Portugal',
    summary: 'Builds cranes.\n\nReads logs.',
    links: [
      { kind: 'Company', url: 'https://harbor.example.com' },
      { kind: 'Blog', url: 'https://ada.example.com/blog' },
    ],
    details: [{ name: 'Industry', value: 'Ports' }],
    others: [],
    parts: {
      roles: [
        {
          title: 'Engineer',
          company: 'Harbor',
          location: 'Lisbon',
          startDate: '2015-02',
          summary: 'Ran the cranes.',
          highlights: ['Moved "nine" cranes', 'Cut cost by 4% & more'],
        },
      ],
      education: [{ institution: 'Harbor University', degree: 'BSc Physics', startDate: '2010', endDate: '2014' }],
      certifications: [{ name: 'Boats', issuer: 'Harbor Office', date: '2021-05', number: '1' }],
      competencies: [{ title: 'Cranes' }, { title: 'Steel' }],
    },
  });
  expect(report.unread.map(({ at }) => at)).toEqual(['archive']);
  expect(report.read).toEqual(['profile', '2 links', '1 position', '1 school', '1 certification', '2 skills']);
});

test.each([
  [
    'volunteering',
    'Company Name,Role,Cause,Started On\nReef,Diver,Sea,2019\n',
    { organization: 'Reef', position: 'Diver', startDate: '2019', details: [{ name: 'Cause', value: 'Sea' }] },
  ],
  [
    'volunteering',
    'Name,Position,Description,Start Date,End Date\nGuild,Member,A chapter,2010,2012\n',
    { organization: 'Guild', position: 'Member', summary: 'A chapter', startDate: '2010', endDate: '2012' },
  ],
  [
    'projects',
    'Title,Description,Url,Started On,Finished On\nDock,A dock,https://dock.example.com,May 2019,\n',
    { name: 'Dock', description: 'A dock', url: 'https://dock.example.com', startDate: '2019-05' },
  ],
  [
    'publications',
    'Name,Published On,Description,Publisher,Url\nTides,"Jan 2, 2020",On tides,Harbor Press,\n',
    { name: 'Tides', date: '2020-01-02', summary: 'On tides', publisher: 'Harbor Press' },
  ],
  [
    'awards',
    'Title,Description,Issued On\nBest crane,Won it,2020\n',
    { title: 'Best crane', summary: 'Won it', date: '2020' },
  ],
  [
    'patents',
    'Title,Description,Url,Issued On,Patent Number\nHook,A hook,,May 2018,US1\n',
    { title: 'Hook', summary: 'A hook', date: '2018-05', number: 'US1' },
  ],
  ['patents', 'Title,Issued On,Number\nHook,May 2018,US1\n', { title: 'Hook', date: '2018-05', number: 'US1' }],
  ['patents', 'Title,Issued On,Application Number\nHook,,US1\n', { title: 'Hook', number: 'US1' }],
  [
    'languages',
    'Name,Proficiency\nPortuguese,Native or bilingual proficiency\n',
    { name: 'Portuguese', fluency: 'Native or bilingual proficiency' },
  ],
  ['interests', 'Supported Cause\nOceans\n', { name: 'Oceans' }],
  ['courses', 'Name,Number\nStatics,CE 101\n', { name: 'Statics', number: 'CE 101' }],
  [
    'education',
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nHarbor,2010,,Thesis on ropes,,Rowing\n',
    {
      institution: 'Harbor',
      startDate: '2010',
      notes: 'Thesis on ropes',
      details: [{ name: 'Activities', value: 'Rowing' }],
    },
  ],
  [
    'references',
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nEve,Wire,X,CEO,Great,,VISIBLE\nBo,Lee,Y,CTO,Fine,,HIDDEN\n',
    { name: 'Eve Wire', title: 'CEO', company: 'X', reference: 'Great' },
  ],
])('%s are read', (part, content, entry) => {
  const { parts } = read({ 'Profile.csv': PROFILE, 'Other.csv': content }).resume;
  expect(parts[part as keyof typeof parts]).toEqual([entry]);
});

test('address, birth date and other people are not read', () => {
  const { resume } = read({
    'Profile.csv': PROFILE,
    'Contacts.csv':
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On\nEve,Wire,,eve@example.com,X,Y,\n',
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
])('positions are read from a file %s', (_, content) => {
  const { resume, report } = read({ 'Positions.csv': content });
  expect(resume.parts.roles).toMatchObject([
    {
      title: 'Engineer',
      company: 'Harbor',
      startDate: '2015-02',
      summary: 'Ran the cranes.',
      highlights: ['Moved "nine" cranes', 'Cut cost by 4% & more'],
    },
  ]);
  expect(report.unread.map(({ at }) => at)).toEqual(['archive']);
});

test('a file in Windows-1252 is read, and the guess is reported', () => {
  const { resume, report } = read({ 'Positions.csv': Buffer.from(`${COLUMNS}Café,Engineer,,,2015,\n`, 'latin1') });
  expect(resume.parts.roles?.[0]?.company).toBe('Café');
  expect(report.guessed).toEqual([{ at: 'Positions.csv', message: 'read as Windows-1252, because it is not UTF-8' }]);
});

test('values that are not dates are kept as facts, and reported with file and line', () => {
  const { resume, report } = read({
    'Positions.csv': `${COLUMNS}A,One,"Line\nline",,Jan 2015,Present\nB,Two,,,a while ago,lately\n`,
  });
  expect(resume.parts.roles).toEqual([
    { title: 'One', company: 'A', startDate: '2015-01', summary: 'Line', highlights: ['line'] },
    {
      title: 'Two',
      company: 'B',
      details: [
        { name: 'Start date', value: 'a while ago' },
        { name: 'End date', value: 'lately' },
      ],
    },
  ]);
  expect(report.guessed.map(({ at }) => at)).toEqual(['Positions.csv:4.startDate', 'Positions.csv:4.endDate']);
});

test('rows without title and company are dropped and counted', () => {
  const { resume, report } = read({ 'Positions.csv': `${COLUMNS},,"Nothing",,2015,\nB,Two,,,2016,\n` });
  expect(resume.parts.roles).toHaveLength(1);
  expect(report.unread).toContainEqual({ at: 'Positions.csv:2', message: 'has no title and no company' });
});

test.each<[string, Record<string, string | Buffer>, string | RegExp]>([
  ['a quote that does not end', { 'Positions.csv': `${POSITIONS}X,"open\n` }, /^Positions\.csv:5: is not valid CSV/],
  ['bytes that are no text', { 'Positions.csv': Buffer.from([80, 75, 1, 0, 0, 0, 5]) }, 'is not a text file'],
  [
    'no file of a profile',
    { 'Skills.csv': 'Name\nCranes\n' },
    'has neither a profile nor positions with English columns (files: Skills.csv)',
  ],
])('an archive with %s is refused with a reason', (_, files, message) => {
  expect(() => read(files)).toThrow(message);
});

test('an implausible number of positions is refused', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Harbor ${index},Engineer,,,2015,\n`).join('');
  expect(() => read({ 'Positions.csv': COLUMNS + rows })).toThrow('The archive: has 10,000 positions');
});
