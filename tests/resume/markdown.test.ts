import { expect, test } from 'vitest';
import { markdownResume } from '@/lib/resume/markdown';
import { roleWith, SAMPLE } from './sample';

test('a company is a heading above its roles', () => {
  const roles = [
    roleWith({ title: 'Head', startDate: '2020-01-01', endDate: undefined, summary: 'Led.', highlights: ['Grew 2x.'] }),
    roleWith({
      title: 'Hand',
      startDate: '2018-01-01',
      endDate: '2019-12-31',
      summary: 'Did.',
      highlights: ['Made 3.'],
    }),
  ];
  const { company, location } = roleWith({});
  expect(markdownResume({ ...SAMPLE, roles })).toContain(
    `## Career Timeline\n\n### ${company}, ${location}\n\n#### Head\n\n*Jan 2020 - Present*\n\nLed.\n\n- Grew 2x.\n\n` +
      '#### Hand\n\n*Jan 2018 - Dec 2019*\n\nDid.\n\n- Made 3.\n\n## Core Competencies\n',
  );
});

test('it starts with the name and contacts, and has no gap of more than a line', () => {
  const text = markdownResume(SAMPLE);
  expect(
    text.startsWith('# Rowan Hale\n\n**Software Engineering Executive**\n\nTacoma, Washington · [LinkedIn]('),
  ).toBe(true);
  expect(text).toContain('[Contact](https://site.example.com/contact)');
  expect(text).not.toContain(SAMPLE.profile.email);
  expect(text).not.toMatch(/\n{3}|[ \t]$/m);
});
