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
