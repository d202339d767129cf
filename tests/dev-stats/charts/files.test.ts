import { expect, test } from 'vitest';
import { createFileName, writeCsv, writeJson } from '@/lib/dev-stats/charts/files';

const table = (...rows: (string | number | null)[][]) => ({ columns: ['Name', 'Runs'], rows });

test.each([
  ['CI', 'CI'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tCI', "'\tCI"],
  ['build, test', '"build, test"'],
  ['the "fast" one', '"the ""fast"" one"'],
])('the name %j is %j in CSV', (name, cell) => {
  expect(writeCsv(table([name, 1]))).toBe(`Name,Runs\r\n${cell},1\r\n`);
});

test('numbers stay numbers, and an unknown one is empty', () => {
  expect(writeCsv(table(['CI', -1.5], ['CD', null]))).toBe('Name,Runs\r\nCI,-1.5\r\nCD,\r\n');
});

test('JSON has an object per row', () => {
  expect(JSON.parse(writeJson(table(['CI', 3], ['=x', null]), { title: 'Runs', about: 'Last 4 weeks' }))).toEqual({
    title: 'Runs',
    about: 'Last 4 weeks',
    rows: [
      { Name: 'CI', Runs: 3 },
      { Name: '=x', Runs: null },
    ],
  });
});

test.each([
  ['Commits by hour and weekday', 'commits-by-hour-and-weekday.csv'],
  ['CI/CD: .github/workflows', 'ci-cd-github-workflows.csv'],
])('"%s" is saved as %s', (title, name) => {
  expect(createFileName(title, 'csv')).toBe(name);
});
