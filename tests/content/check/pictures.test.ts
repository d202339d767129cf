import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/check/check';
import { locationIn, pictureProblems } from '@/lib/content/check/pictures';

const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } });
const PLACE = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 2/1 3/1', GPSLongitudeRef: 'W', GPSLongitude: '1/1 2/1 3/1' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Bath"/></rdf:RDF></x:xmpmeta>';

test.each<[string, (from: Sharp) => Sharp]>([
  ['JPEG', (from) => from.jpeg()],
  ['WebP', (from) => from.webp()],
  ['AVIF', (from) => from.avif()],
])('finds GPS in EXIF and a city in XMP of a %s file', async (_, as) => {
  expect(locationIn(await as(picture()).withExif(PLACE).toBuffer())).toBe('EXIF');
  expect(locationIn(await as(picture()).withXmp(XMP).toBuffer())).toBe('XMP');
});

test('every published picture with a location is a problem, with what removes it', async () => {
  const [placed, plain] = await Promise.all([picture().withExif(PLACE).jpeg().toBuffer(), picture().jpeg().toBuffer()]);
  const files = new Map([
    ['public/me.JPG', placed],
    ['public/other.jpg', plain],
    ['public/phone.png', plain],
    ['public/none.webp', Buffer.alloc(0)],
    ['public/photos/veil/960.jpg', placed],
    ['public/photos/veil/tiles_files/0/0_0.jpeg', placed],
    ['public/photos/veil/tiles_files/9/0_0.jpeg', placed],
    ['public/talks/notes.pdf', placed],
  ]);
  const problems = pictureProblems([...files.keys()], (path) => files.get(path) ?? plain);
  const publish = 'publish it with `npm run photos -- add`, which removes it';
  expect(problems.map(formatProblem)).toEqual([
    'public/me.JPG:1: the picture carries a location (EXIF); remove it, for example with `exiftool -gps:all= -xmp:all= -iptc:all= public/me.JPG`',
    'public/phone.png:1: is damaged or not a PNG file',
    'public/none.webp:1: is damaged or not a WebP file',
    `public/photos/veil/960.jpg:1: the picture carries a location (EXIF); ${publish}`,
    `public/photos/veil/tiles_files/0/0_0.jpeg:1: the picture carries a location (EXIF); ${publish}`,
  ]);
});
