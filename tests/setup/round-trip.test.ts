import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PARTS } from '@/lib/resume/parts';
import { createOwner, exportDocuments, importFile } from './round-trip';

const text = fc
  .stringMatching(/^[A-Za-zÀ-ž][A-Za-zÀ-ž0-9 ,.;:&+#*_'"()<>{}[\]/-]{0,40}[A-Za-z]$/)
  .map((raw) => raw.replaceAll(/ +/g, ' '));
const date = fc.constantFrom('2019', '2019-03', '2019-03-09', '2021-12');
const KINDS = {
  line: text,
  text,
  date,
  url: fc.constantFrom('https://a.example.com', 'http://b.example.com/c?d=1'),
  lines: fc.array(text, { minLength: 1, maxLength: 3 }),
  texts: fc.array(text, { minLength: 1, maxLength: 3 }),
};

const tools = fc.array(fc.record({ name: text, since: date }), { minLength: 1, maxLength: 2 });

/** Entries of JSON Resume with any of their fields, and two that nobody knows. */
const lists = Object.values(PARTS).map(({ json, fields }) => {
  const known = Object.values(fields).filter((field) => field.json[0]);
  const shape: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    known.map((field) => [field.json[0] ?? '', KINDS[field.kind]]),
  );
  const [first = ''] = Object.keys(shape);
  shape.hairColor = text;
  shape.tools = tools;
  const entry = fc.record(shape, { requiredKeys: [first, ...(json[0] === 'work' ? ['name'] : [])] });
  return [json[0] ?? '', fc.array(entry, { maxLength: 2 })] as const;
});

const basics = fc.record(
  {
    name: text,
    label: text,
    url: KINDS.url,
    summary: text,
    location: fc.record(
      { city: text, region: text, countryCode: fc.constantFrom('PT', 'NO') },
      { requiredKeys: ['city'] },
    ),
    profiles: fc.uniqueArray(fc.record({ network: text, username: text }), { maxLength: 2, selector: JSON.stringify }),
    motto: text,
  },
  { requiredKeys: ['name'] },
);

test('what is imported from a JSON Resume is exported again, and imported again', () => {
  const files = fc.record({ basics, ...Object.fromEntries(lists), cats: tools });
  fc.assert(
    fc.property(files, (file) => {
      const { resume } = importFile(file);
      const { $schema, meta, ...written } = exportDocuments(createOwner(resume, { name: resume.name ?? '' }), {
        showReferences: true,
      });
      expect(importFile(written).resume).toEqual(resume);
    }),
    { numRuns: 25 },
  );
});

test('an import of the export adds no values', () => {
  const file = { basics: { name: 'Ada' }, work: [{ name: 'Harbor', startDate: '2015', endDate: 'soon' }] };
  const { $schema, meta, ...written } = exportDocuments(createOwner(importFile(file).resume, { name: 'Ada' }));
  expect(written).toEqual(file);
});
