import { type Finding, ok, warning } from './finding';

const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;
const MAX_KB = 500;
/** `npm run photos -- add` keeps all sizes of a photograph within it. */
const MAX_PHOTO_KB = 2000;

/** @param files sizes in bytes, by path below public/ */
export function pictureFindings(files: ReadonlyMap<string, number>): Finding[] {
  const pictures = [...files].filter(([path]) => PICTURE.test(path));
  const heavy = pictures.flatMap(([path, bytes]) => {
    const isPhoto = path.startsWith('photos/');
    const kb = Math.ceil(bytes / 1000);
    const limit = isPhoto ? MAX_PHOTO_KB : MAX_KB;
    if (kb <= limit) return [];
    const next = isPhoto
      ? 'Publish the original with `npm run photos -- add`, which makes smaller sizes.'
      : 'Save it as WebP or AVIF, at most 1,600 pixels wide.';
    return [
      warning(
        `public/${path} has ${kb.toLocaleString('en-US')} kB; the limit is ${limit.toLocaleString('en-US')} kB.`,
        next,
      ),
    ];
  });
  return heavy.length > 0 ? heavy : [ok('No picture is too heavy.')];
}
