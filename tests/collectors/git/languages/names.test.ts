import { expect, test } from 'vitest';
import { isLeftOut } from '@/lib/collectors/git/languages/left-out';
import { languagesByName } from '@/lib/collectors/git/languages/names';
import table from '@/lib/collectors/git/languages/table.json';

test.each([
  ['src/app.test.tsx', 'TypeScript'],
  ['tools/MAIN.PY', 'Python'],
  ['build/Dockerfile', 'Dockerfile'],
  ['Makefile', 'Makefile'],
  ['lib/CMakeLists.txt', 'CMake'],
  ['Gemfile', 'Ruby'],
  ['.bashrc', 'Shell'],
  ['meson.build', 'Meson'],
  ['x.h', 'C'],
  ['x.m', 'Objective-C'],
  ['README.md', undefined],
  ['data.json', undefined],
  ['LICENSE', undefined],
  ['.gitignore', undefined],
  ['c', undefined],
  ['py.', undefined],
  ['a.py/README', undefined],
  ['', undefined],
])('the language of %j is %s', (path, language) => {
  expect(languagesByName()(path)).toBe(language);
});

test('no name stands for two languages', () => {
  const names = Object.values(table).flatMap((list) => list.toLowerCase().split(' ').filter(Boolean));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each([
  'node_modules/a/index.js',
  'web/vendor/lib.rb',
  'third_party/x.c',
  '3rdparty/x.c',
  'deps/lua/src/lua.c',
  'web/dist/app.js',
  'app.min.css',
  'types/index.d.ts',
  'jquery-3.7.1.js',
  'configure',
  '.github/setup.sh',
  'test/fixtures/a.py',
])('%s is vendored', (path) => {
  expect(isLeftOut(path)).toBe(true);
});

test.each(['a/x.pb.go', 'x_pb2_grpc.py', 'Form1.Designer.cs', 'model.g.dart', 'src/__generated__/types.ts'])(
  '%s is generated',
  (path) => {
    expect(isLeftOut(path)).toBe(true);
  },
);

test.each(['src/vendoring.ts', 'distance/x.c', 'src/deps/x.c', 'tests/a.py', 'minimal.js'])(
  '%s is neither vendored nor generated',
  (path) => {
    expect(isLeftOut(path)).toBe(false);
  },
);
