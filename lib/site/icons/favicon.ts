import { drawIcon } from './app-icon';

/** Browsers show the two small sizes, search engines the large one. */
const SIZES = [16, 32, 48];
const HEAD_BYTES = 6;
const ENTRY_BYTES = 16;

/** An ICO file of PNG images. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export async function renderFavicon(): Promise<Buffer> {
  const images = await Promise.all(SIZES.map((size) => drawIcon(size)));
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const entry = HEAD_BYTES + ENTRY_BYTES * index;
    const size = SIZES[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
