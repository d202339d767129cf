import { expect, test } from 'vitest';
import { jsonResume } from '@/lib/resume/json-resume';
import type { ResumeSources } from '@/lib/resume/sources';
import { findProblems } from './json-resume';
import { BARE, overviewWith, SAMPLE } from './sample';

// Asserts the sample content.

const onWire = (sources: ResumeSources) => JSON.parse(JSON.stringify(jsonResume(sources)));

test.each<[string, ResumeSources]>([
  ['the site’s own', SAMPLE],
  ['one without an address of its own', { ...SAMPLE, site: undefined }],
])('the published schema accepts %s', (_, sources) => {
  expect(findProblems(onWire(sources))).toEqual([]);
});

test('the file has the contacts and its modification date', () => {
  const { basics, meta } = onWire(SAMPLE);
  expect(basics).toMatchObject({
    ...{ name: 'Rowan Hale', email: 'rowan@example.com', phone: '(253) 555-0142', url: 'https://site.example.com' },
    location: { city: 'Tacoma', region: 'WA' },
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.example.com/in/rowan-hale' }],
  });
  expect(meta).toMatchObject({
    canonical: 'https://site.example.com/resume.json',
    lastModified: '2025-03-11T00:00:00Z',
  });
});

test('the file has no date without one in the résumé, the picture of the site, and the place as it is written', () => {
  const profile = { ...SAMPLE.profile, avatar: '/me.png', place: { city: 'Oslo', _raw: {}, _type: 'Place', _id: '' } };
  const { basics, meta } = onWire({ ...BARE, profile: profile as ResumeSources['profile'] });
  expect(basics).toMatchObject({ image: 'https://site.example.com/me.png', location: { city: 'Oslo' } });
  expect(Object.keys(basics.location)).toEqual(['city']);
  expect(meta).not.toHaveProperty('lastModified');
});

test.each([
  ['a degree and its field are apart', { degree: 'M.S.', area: 'Physics' }, { studyType: 'M.S.', area: 'Physics' }],
  ['a degree without a field has none', { degree: 'MBA' }, { studyType: 'MBA' }],
])('%s', (_, fields, written) => {
  const rest = { institution: 'Tahoma State', startDate: '2001-09-01', endDate: '2003-06-30' };
  const { education } = onWire(overviewWith({ education: [{ ...fields, ...rest }] }));
  expect(education).toEqual([{ ...rest, ...written }]);
});

test('skills have a name and keywords, the markets are one of them, and nothing is an interest', () => {
  const [skill, ...more] = SAMPLE.resume.competencies;
  const markets = SAMPLE.resume.markets.map(({ name }) => name);
  const { skills, ...rest } = onWire(SAMPLE);
  expect(skills).toHaveLength(more.length + 2);
  expect(skills[0]).toEqual({ name: skill?.title, keywords: skill?.keywords });
  expect(skills.at(-1)).toEqual({ name: 'Market Verticals', keywords: markets });
  expect(Object.keys(rest)).not.toContain('interests');
});
