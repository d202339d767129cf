import { expect, test } from 'vitest';
import { languageOf, mainLanguage } from '@/lib/collectors/git/language';
import { commit, fastImport, git, initRepository } from './sandbox';

test.each([
  ['src/app.test.tsx', 'TypeScript'],
  ['tools/MAIN.PY', 'Python'],
  ['build/Dockerfile', 'Dockerfile'],
  ['README.md', undefined],
  ['data.json', undefined],
  ['LICENSE', undefined],
  ['.gitignore', undefined],
])('the language of %s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('the main language has the most bytes, without third-party code', async () => {
  const folder = initRepository();
  fastImport(
    folder,
    importOf({
      'a.go': 60,
      'b.go': 50,
      'c.rs': 100,
      'vendor/big.c': 5_000,
      'web/node_modules/x/y.js': 5_000,
      'app.min.js': 5_000,
      'README.md': 9_000,
      '"n\\303\\244\\377me.rs"': 5,
    }),
  );
  expect(await mainLanguage(git, folder, 'main')).toBe('Go');
});

test('a repository without code has no language', async () => {
  const folder = initRepository();
  commit(folder);
  expect(await mainLanguage(git, folder, 'main')).toBeNull();
});

function importOf(files: Record<string, number>): string {
  const blobs = Object.entries(files).map(
    ([path, size]) => `M 100644 inline ${path}\ndata ${size}\n${'x'.repeat(size)}\n`,
  );
  return `commit refs/heads/main\ncommitter R <r@example.com> 1700000000 +0000\ndata 1\nx\n${blobs.join('')}\n`;
}
