import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { jsonResume } from '@/lib/resume/json-resume';
import type { ResumeSources } from '@/lib/resume/sources';
import { roleWith, SAMPLE } from './sample';

function problemsOf(resume: unknown): unknown[] {
  let problems: unknown[] = [];
  validate(resume, (errors) => {
    problems = errors ?? [];
  });
  return problems;
}

const onWire = (sources: ResumeSources) => JSON.parse(JSON.stringify(jsonResume(sources)));

test.each<[string, ResumeSources]>([
  ['the site’s own', SAMPLE],
  ['one without an address of its own', { ...SAMPLE, site: undefined }],
  ['one without roles', { ...SAMPLE, roles: [] }],
])('the published schema accepts %s', (_, sources) => {
  expect(problemsOf(onWire(sources))).toEqual([]);
});

test('the schema rejects it', () => {
  expect(problemsOf({ ...onWire(SAMPLE), work: [{ startDate: 'Spring 2020' }] })).toHaveLength(1);
});

test('several roles at one company repeat its name, the present one without an end', () => {
  const roles = [
    roleWith({ title: 'Head', company: 'Acme', startDate: '2020-01-01', endDate: undefined }),
    roleWith({ title: 'Hand', company: 'Acme', startDate: '2018-01-01', endDate: '2019-12-31' }),
  ];
  const { work } = onWire({ ...SAMPLE, roles });
  expect(
    work.map(({ name, position, startDate, endDate }: Record<string, string>) => [name, position, startDate, endDate]),
  ).toEqual([
    ['Acme', 'Head', '2020-01-01', undefined],
    ['Acme', 'Hand', '2018-01-01', '2019-12-31'],
  ]);
});

test('the file has the contacts and its modification date', () => {
  const { basics, meta } = onWire(SAMPLE);
  expect(basics).toMatchObject({
    ...{ name: 'Rowan Hale', email: 'rowan@example.com', url: 'https://site.example.com' },
    location: { city: 'Tacoma', region: 'Washington' },
    profiles: [{ network: 'LinkedIn', username: 'rowan-hale' }],
  });
  expect(meta).toMatchObject({
    canonical: 'https://site.example.com/resume.json',
    lastModified: '2025-03-11T00:00:00Z',
  });
});
