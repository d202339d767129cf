import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArchive } from '@/lib/setup/import/linkedin/archive';
import { readZip, ZIP_LIMITS } from '@/lib/setup/import/zip';
import { folderOf } from '../../folders';
import { zipOf } from './zip';

const SKILLS = { name: 'Skills.csv', content: 'Name\nCranes\n' };

test('the CSV files of an archive are read, in a folder or not', async () => {
  const file = write(zipOf([SKILLS, { name: 'Export/Profile.csv', content: 'First Name\nAda\n' }]));
  const files = await readArchive(file);
  expect([...files].map(([name, bytes]) => [name, bytes.toString()])).toEqual([
    ['Skills.csv', 'Name\nCranes\n'],
    ['Export/Profile.csv', 'First Name\nAda\n'],
  ]);
});

test('an unpacked archive is read', async () => {
  const folder = folderOf({ 'Skills.csv': 'Name\nCranes\n', 'messages.csv': 'FROM\n', 'Jobs/Saved Jobs.csv': 'x\n' });
  expect([...(await readArchive(folder)).keys()]).toEqual(['Skills.csv']);
});

test('messages, contacts and other private files are not unpacked', async () => {
  const names = ['messages.csv', 'Connections.csv', 'Ad_Targeting.csv', 'Phone Numbers.csv', 'PhoneNumbers.csv'];
  const more = [
    'Jobs/Job Applications.csv',
    'Logins.csv',
    'Recommendations_Given.csv',
    '__MACOSX/._Skills.csv',
    'a.html',
  ];
  const entries = [...names, ...more].map((name) => ({ name, content: 'secret', isEncrypted: true }));
  expect([...(await readArchive(write(zipOf([SKILLS, ...entries])))).keys()]).toEqual(['Skills.csv']);
});

const small = { ...ZIP_LIMITS, entries: 3, entry: 1000, all: 1500 };

test.each<[string, Buffer, RegExp]>([
  ['a name that leads out of it', zipOf([{ name: '../../Skills.csv', content: 'x' }]), /invalid relative path/],
  [
    'a file larger than allowed',
    zipOf([{ name: 'Skills.csv', content: 'x'.repeat(1001) }]),
    /Skills\.csv is larger than/,
  ],
  [
    'a file that says it is small and is not',
    zipOf([{ name: 'Skills.csv', content: 'x'.repeat(500_000), size: 100 }]),
    /cannot be read \(too many bytes/,
  ],
  [
    'files that are too large together',
    zipOf([1, 2].map((part) => ({ name: `${part}.csv`, content: 'x'.repeat(900) }))),
    /unpacks to more than/,
  ],
  ['too many files', zipOf([1, 2, 3, 4].map((part) => ({ name: `${part}.txt`, content: '' }))), /more than 3 files/],
  ['encrypted files', zipOf([{ ...SKILLS, isEncrypted: true }]), /Skills\.csv is encrypted/],
])('an archive with %s is refused', async (_, archive, message) => {
  const wants = (name: string) => name.endsWith('.csv');
  await expect(readZip(write(archive), wants, small)).rejects.toThrow(message);
});

test.each<[string, () => string, RegExp]>([
  ['an archive without CSV files', () => write(zipOf([{ name: 'a.txt', content: 'x' }])), /contains no CSV file/],
])('%s is refused with a reason', async (_, path, message) => {
  await expect(readArchive(path())).rejects.toThrow(message);
});

function write(bytes: Buffer): string {
  return join(folderOf({ 'export.zip': bytes }), 'export.zip');
}
