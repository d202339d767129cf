import { drawIcon } from './app-icon';

/** Search engines ask for 48 pixels; browsers scale it. */
const SIZE = 48;
const HEADER_BYTES = 22;

/** An ICO file of one PNG image. @see https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export async function renderFavicon(): Promise<Buffer> {
  const image = await drawIcon(SIZE);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIZE, 6);
  header.writeUInt8(SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, image]);
}
