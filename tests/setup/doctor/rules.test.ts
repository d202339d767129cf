import { expect, test } from 'vitest';
import { SAMPLE_OWNER } from '@/lib/content/sample';
import { contentFindings, sampleFindings } from '@/lib/setup/doctor/documents';
import { type Finding, verdict } from '@/lib/setup/doctor/finding';
import { siteUrlFindings } from '@/lib/setup/doctor/settings';

const levelsAndTexts = (findings: Finding[]) => findings.map(({ level, text }) => `${level}: ${text}`);

const place = { file: 'content/roles/a.mdx', line: 3 };

test.each<[string, Finding[], string[]]>([
  [
    'a problem',
    contentFindings([{ ...place, message: 'title is missing' }], [], 2),
    ['error: content/roles/a.mdx:3: title is missing'],
  ],
])('of the content, %s', (_, findings, expected) => {
  expect(levelsAndTexts(findings)).toEqual(expected);
});

test.each<[string, string[], Record<string, string>, string[]]>([
  ['nothing is left', [], { 'a.mdx': 'Mine.' }, ['ok: Nothing of the sample is left in 1 document.']],
  [
    'many files are left',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    {},
    ["error: 7 files are still the sample's: a, b, c, d, e and 2 more."],
  ],
  [
    'an edited document names the owner',
    [],
    { 'a.mdx': `By ${SAMPLE_OWNER}` },
    [`error: a.mdx names "${SAMPLE_OWNER}" of the sample.`],
  ],
  [
    'an edited document has the first name alone',
    [],
    { 'a.mdx': `By ${SAMPLE_OWNER.split(' ')[0]}.` },
    ['ok: Nothing of the sample is left in 1 document.'],
  ],
])('of the sample, %s', (_, files, documents, expected) => {
  expect(levelsAndTexts(sampleFindings(files, new Map(Object.entries(documents))))).toEqual(expected);
});

test.each<[string, string]>([
  ['https://www.ada.dev', 'ok: The address of the site is https://www.ada.dev.'],
  ['http://www.ada.dev', 'warning: SITE_URL http://www.ada.dev is not encrypted.'],
  ['http://localhost:3000', 'error: Links point to http://localhost:3000, which only this machine can open.'],
  [
    'https://ada.github.io/site',
    'warning: SITE_URL https://ada.github.io/site has a path, which only npm run export supports.',
  ],
  ['ada.dev', 'error: SITE_URL "ada.dev" is not a web address.'],
])('the address %s', (address, expected) => {
  expect(levelsAndTexts(siteUrlFindings(address))).toEqual([expected]);
});

const finding = (level: Finding['level']): Finding => ({ level, text: `One ${level}.`, next: 'Do this.' });

test.each<[string, Finding['level'][], boolean, string]>([
  ['a warning', ['warning', 'ok'], true, 'Fit to publish: 1 warning.'],
  ['errors', ['error', 'warning', 'error'], false, 'Not fit to publish: 2 errors, 1 warning.'],
])('the verdict on %s', (_, levels, isFit, text) => {
  const groups = [{ name: 'Tokens', findings: levels.map(finding) }];
  expect(verdict(groups)).toEqual({ isFit, text });
});
