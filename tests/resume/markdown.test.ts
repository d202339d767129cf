import { evaluate } from '@mdx-js/mdx';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { markdownResume } from '@/lib/resume/markdown';
import { BARE, overviewWith, roleWith, SAMPLE } from './sample';

// Asserts the sample content.

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
    `## Experience\n\n### ${company}\n\n${location}\n\n#### Head\n\n*Jan 2020 – Present*\n\nLed.\n\n- Grew 2x.\n\n` +
      '#### Hand\n\n*Jan 2018 – Dec 2019*\n\nDid.\n\n- Made 3.\n\n## Skills\n',
  );
});

test('it starts with the name and contacts, and has no gap of more than a line', () => {
  const text = markdownResume(SAMPLE);
  expect(
    text.startsWith(
      '# Rowan Hale\n\n**Software Engineering Executive**\n\n- Tacoma, WA\n- [(253) 555-0142](tel:2535550142)\n' +
        '- [LinkedIn](https://linkedin.example.com/in/rowan-hale)\n- [Contact](https://site.example.com/contact)\n' +
        '- <https://site.example.com>\n\n## Summary\n\n',
    ),
  ).toBe(true);
  expect(text).not.toContain(SAMPLE.profile.email);
  expect(text).not.toMatch(/\n{3}|[ \t]$/m);
});

test('sections without content and a phone number that is not given are left out', () => {
  expect(markdownResume(BARE)).not.toMatch(/^##|tel:/m);
});

const TEXT = '1. *a* _b_ [c](d) <e> `f` # | ~g~ &amp; \\ R&D 5 > 3';
const { profile } = SAMPLE;

test('every field is shown as it was written', async () => {
  const role = roleWith({ company: TEXT, location: TEXT, title: TEXT, summary: TEXT, highlights: [TEXT] });
  const overview = overviewWith({
    competencies: [{ title: TEXT, description: TEXT }],
    education: [{ degree: TEXT, institution: TEXT, startDate: '2001-01-01', endDate: '2002-01-01' }],
    certifications: [{ name: TEXT, issuer: TEXT, date: '2001-01-01' }],
    markets: [{ name: TEXT, description: TEXT }],
  });
  const person = { ...profile, name: TEXT, title: TEXT, location: TEXT };
  const text = await shown(markdownResume({ ...overview, profile: person, roles: [role] }));
  expect(text.split(TEXT)).toHaveLength(16 + 1);
});

/** The text that a page made from the Markdown shows. */
async function shown(markdown: string): Promise<string> {
  const { default: Content } = await evaluate(markdown, { ...runtime, format: 'md', remarkPlugins: [remarkGfm] });
  return DomUtils.textContent(parseDocument(renderToStaticMarkup(createElement(Content))));
}
