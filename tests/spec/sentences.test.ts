import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files that `npm test` runs. */
const TEST_FILE = /^(e2e\/[\w-]+\.spec|tests\/.+\.test)\.tsx?$/;

interface Row {
  section: string;
  id: string;
  says: string;
  /** Each written "file > title". */
  tests: string[];
}

function readRows(table: string): Row[] {
  const rows: Row[] = [];
  let section = '';
  for (const line of table.split('\n')) {
    section = /^## (\d)\. /.exec(line)?.[1] ?? section;
    if (!line.startsWith('|') || /^\| (Id|---) \|/.test(line)) continue;
    const [id = '', says = '', tests = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim());
    rows.push({ section, id, says, tests: Array.from(tests.matchAll(/`([^`]+)`/g), ([, name = '']) => name) });
  }
  return rows;
}

function hasTest(source: string, title: string): boolean {
  const call = `(?<!describe|skip|todo|fixme)\\(\\s*(['"\`])${RegExp.escape(title)}\\1,\\s*(\\{ tag: [^}]*\\}, )?(async|\\()`;
  return new RegExp(call).test(source);
}

function findProblems(rows: Row[], read: (file: string) => string | undefined): string[] {
  return rows.flatMap(({ section, id, says, tests }, index) => {
    const problems: string[] = [];
    if (!/^\d\.\d+$/.test(id) || !id.startsWith(`${section}.`)) problems.push(`no id of section ${section}`);
    if (rows.findIndex((row) => row.id === id) < index) problems.push('the id of another row');
    if (says === '') problems.push('no sentence');
    if (tests.length === 0) problems.push('no test');
    for (const name of tests) {
      const [file = '', title = ''] = name.split(' > ');
      const source = TEST_FILE.test(file) ? read(file) : undefined;
      if (source === undefined) problems.push(`no test file ${file}`);
      else if (!hasTest(source, title)) problems.push(`no test "${title}" in ${file}`);
    }
    return problems.map((problem) => `${id}: ${problem}`);
  });
}

const rows = readRows(readFileSync(new URL('sentences.md', import.meta.url), 'utf8'));

test(`each of the ${rows.length} sentences has a test that exists`, () => {
  expect(new Set(rows.map(({ section }) => section))).toEqual(new Set('123456789'));
  expect(findProblems(rows, (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined))).toEqual([]);
});

test('a row without a test, or with one that does not exist or is skipped, is found', () => {
  const table = [
    '## 1. Some',
    '| Id | Sentence | Test |',
    '| --- | --- | --- |',
    '| 1.1 | Works | `tests/a.test.ts > adds %s` |',
    '| 1.2 | Works | `tests/a.test.ts > adds %s`<br>`e2e/a.spec.ts > it opens` |',
    '| 1.3 | No test |  |',
    '| 1.4 | Other file | `tests/b.test.ts > adds %s` |',
    '| 1.5 | No file of tests | `lib/a.ts > adds %s` |',
    '| 1.6 | Other title | `tests/a.test.ts > adds` |',
    '| 1.7 | Skipped | `tests/a.test.ts > divides` |',
    '| 1.7 | Group | `tests/a.test.ts > numbers` |',
    '| 2.1 |  | `tests/a.test.ts > adds %s` |',
  ];
  const files: Record<string, string> = {
    'tests/a.test.ts':
      "describe('numbers', () => {\n test.each([1])(\n 'adds %s',\n (n) => {}); test.skip('divides', () => {}) });",
    'e2e/a.spec.ts': 'test(`it opens`, async ({ page }) => {});',
  };
  expect(findProblems(readRows(table.join('\n')), (file) => files[file])).toEqual([
    '1.3: no test',
    '1.4: no test file tests/b.test.ts',
    '1.5: no test file lib/a.ts',
    '1.6: no test "adds" in tests/a.test.ts',
    '1.7: no test "divides" in tests/a.test.ts',
    '1.7: the id of another row',
    '1.7: no test "numbers" in tests/a.test.ts',
    '2.1: no id of section 1',
    '2.1: no sentence',
  ]);
});
