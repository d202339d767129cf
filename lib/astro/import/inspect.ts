import { open } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';

export type FileKind = 'fits' | 'xisf' | 'picture';

const FORMATS = ['jpeg', 'png', 'tiff', 'webp', 'heif'];
const HEIC =
  'HEIC pictures cannot be decoded; convert it first, with `sips -s format jpeg IN.heic --out OUT.jpg` on macOS or `heif-convert IN.heic OUT.jpg` elsewhere';
const HEIC_BRANDS = /^....ftyp(heic|heix|hevc|heim|heis|hevx)/s;

/** Detects the type of a file from its first bytes, not from its name. */
export async function detectKind(file: string): Promise<FileKind> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('there is no such file') : error;
  });
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    if (bytesRead === 0) throw new Error('the file is empty');
    const start = buffer.toString('latin1');
    if (HEIC_BRANDS.test(start)) throw new Error(HEIC);
    if (start.startsWith('XISF0100')) return 'xisf';
    return /^SIMPLE {2}= ?/.test(start) ? 'fits' : 'picture';
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EISDIR' ? new Error('this is a folder, not a file') : error;
  } finally {
    await handle.close();
  }
}

/** Format and size of a picture that can be added. Throws a sentence for the owner. */
export async function inspectPicture(file: string): Promise<{ width: number; height: number }> {
  const metadata = await sharp(file).metadata().catch(explainUnreadable);
  const { format, pages = 1, autoOrient, compression } = metadata;
  if (format === 'heif' && compression === 'hevc') throw new Error(HEIC);
  if (!FORMATS.includes(format))
    throw new Error(`${format.toUpperCase()} is not supported; export a TIFF, PNG or JPEG`);
  if (pages > 1) throw new Error(`the file has ${pages} pictures, such as an animation; export one of them`);
  return { width: autoOrient.width, height: autoOrient.height };
}

export function explainUnreadable(error: Error): Metadata & never {
  const reason = error.message.split('\n')[0] ?? '';
  if (/pixel limit/i.test(reason)) {
    throw new Error('the picture has more than 268 megapixels, the most that can be read; export a smaller copy');
  }
  if (/unsupported image format|no decoding plugin|bad seek|not a known/i.test(reason)) {
    throw new Error('this is not a picture that can be read; export a TIFF, PNG or JPEG');
  }
  throw new Error(`the picture is damaged or truncated (${reason})`);
}
