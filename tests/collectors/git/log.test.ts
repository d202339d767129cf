import { expect, test } from 'vitest';
import { matchOwner } from '@/lib/collectors/git/author';
import { commit, fastImport, initRepository, read, run } from './sandbox';

test('a commit is read with its author, message and UTC offset', async () => {
  const folder = initRepository();
  commit(folder, { date: '1609459200 -0330', message: 'Count the stars\n\nAll of them.' });
  expect(await read(folder)).toEqual([
    {
      sha: run(folder, 'rev-parse', 'HEAD'),
      message: 'Count the stars\n\nAll of them.',
      authorName: 'Rowan Hale',
      authorEmail: 'rowan@example.com',
      authoredAt: 1_609_459_200,
      authorOffset: -210,
      committedAt: 1_700_000_000,
    },
  ]);
});

test('a commit that the clone replaces by another is read as it is', async () => {
  const folder = initRepository();
  commit(folder, { message: 'as it is' });
  const first = run(folder, 'rev-parse', 'HEAD');
  commit(folder, { message: 'another' });
  run(folder, 'replace', first, 'HEAD');
  expect((await read(folder)).map(({ message }) => message)).toEqual(['another', 'as it is']);
});

test("only commits with the owner's addresses are read, ignoring case", async () => {
  const folder = initRepository();
  commit(folder, { author: 'Rowan <Rowan@Example.com>' });
  commit(folder, { author: 'Zoë <zoë@example.org>' });
  commit(folder, { author: 'Other <rowan@example.com.example.net>' });
  const found = await read(folder, matchOwner({ addresses: ['rowan@example.COM', 'zoë@example.org'] }));
  expect(found.map(({ authorEmail }) => authorEmail)).toEqual(['zoë@example.org', 'Rowan@Example.com']);
});

test.each([
  ['1234+Rowan-Hale@users.noreply.github.com', true],
  ['rowan-hale@users.noreply.github.com', true],
  ['1234+else@users.noreply.github.com', false],
  ['rowan-hale@example.com', false],
  ['', false],
])('the noreply address %s belongs to rowan-hale: %s', (mail, own) => {
  expect(matchOwner({ addresses: [], login: 'Rowan-Hale' })(mail)).toBe(own);
});

test.each([
  ['1970', '0 +0000', [0, 0]],
  ['the far future', '7258118400 +0900', [7_258_118_400, 540]],
  ['after the last year that can be written', '253402300800 +0000', [253_402_300_800, 0]],
  ['a zone that does not exist', '1276000000 +051800', [1_276_000_000, 31_080]],
])('a commit dated in %s is read', async (_, date, expected) => {
  const folder = initRepository();
  fastImport(folder, writeImport('Rowan <rowan@example.com>', date));
  expect((await read(folder)).map((found) => [found.authoredAt, found.authorOffset])).toEqual([expected]);
});

test('a name in an old encoding is decoded, even without an encoding header', async () => {
  const folder = initRepository();
  fastImport(folder, Buffer.from(writeImport('J\xfcrgen M\xfcller <j@example.com>', '1700000000 +0100'), 'latin1'));
  run(folder, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  expect((await read(folder))[0]?.authorName).toBe('Jürgen Müller');
  const named = initRepository('named');
  fastImport(named, Buffer.from(writeImport('\xa3ukasz <l@example.com>', '1700000000 +0100', 'ISO-8859-2'), 'latin1'));
  expect((await read(named))[0]?.authorName).toBe('Łukasz');
});

test('commits with empty fields and long messages are separated', async () => {
  const folder = initRepository();
  const long = 'ä'.repeat(150_000);
  fastImport(folder, writeImport(' <>', '1700000000 +0000'));
  const second = writeImport('Rowan <rowan@example.com>', '1700000001 +0000', undefined, long);
  fastImport(
    folder,
    second.replace(/\ndata 150/, '\ndata 150').replace('M 100644', 'from refs/heads/main^0\nM 100644'),
  );
  const found = await read(folder);
  expect(found.map(({ authorName, authorEmail }) => [authorName, authorEmail])).toEqual([
    ['Rowan', 'rowan@example.com'],
    ['', null],
  ]);
  expect(found[0]?.message).toBe(long);
});

function writeImport(author: string, date: string, encoding?: string, message = 'Work'): string {
  const bytes = Buffer.byteLength(message, 'utf8');
  const head = `commit refs/heads/main\nauthor ${author} ${date}\ncommitter B <b@example.com> 1700000000 +0000\n`;
  return `${head}${encoding ? `encoding ${encoding}\n` : ''}data ${bytes}\n${message}\nM 100644 inline a.ts\ndata 1\na\n\n`;
}
