import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locationIn } from '@/lib/content/check/pictures';
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

test('the picture beside a résumé is its portrait, without where it was taken', async () => {
  const resume = Buffer.from(JSON.stringify({ basics: { name: 'Ada', image: './me.JPG' } }));
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } }).jpeg();
  const taken = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 3/1' } };
  const placed = await picture.withExif(taken).toBuffer();
  const read = async (bytes: Buffer) =>
    (await readSource({ resume: join(folderOf({ 'resume.json': resume, 'me.JPG': bytes }), 'resume.json') })).portrait;
  const portrait = await read(placed);
  expect([locationIn(placed), portrait?.file, locationIn(portrait?.bytes ?? placed)]).toEqual([
    ...['EXIF', 'portrait.jpg', undefined],
  ]);
  expect(await read(Buffer.from('no picture'))).toBeUndefined();
});
