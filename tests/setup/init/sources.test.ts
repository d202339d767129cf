import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '@/scripts/init/sources';
import { folderOf } from '../../folders';

const RESUME = JSON.stringify({ basics: { name: 'Jürgen Öst', label: 'Engineer' } });

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${RESUME}`)],
  ['UTF-16, which PowerShell writes', Buffer.from(`\uFEFF${RESUME}`, 'utf16le')],
])('a JSON Resume in %s is read', async (_, bytes) => {
  const { resume } = await readSource({ resume: join(folderOf({ 'resume.json': bytes }), 'resume.json') });
  expect(resume).toMatchObject({ name: 'Jürgen Öst', title: 'Engineer' });
});

test('the picture beside a résumé is its portrait', async () => {
  const resume = JSON.stringify({ basics: { name: 'Ada', image: './me.JPG' } });
  const folder = folderOf({ 'resume.json': Buffer.from(resume), 'me.JPG': Buffer.from('picture') });
  const { portrait } = await readSource({ resume: join(folder, 'resume.json') });
  expect(portrait).toEqual({ file: 'portrait.jpg', bytes: Buffer.from('picture') });
});
