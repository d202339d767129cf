import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED = new Set('.html .css .js .json .xml .svg .txt .md .webmanifest .vcf .ico .dzi .pagefind'.split(' '));
/** Smaller files fit one packet without compression. */
const COMPRESS_FROM_BYTES = 1024;

/** Which coding of distances is the smallest depends on the file. The default is 0. */
const POSTFIX_BITS = [0, 1, 3];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes a file and, where that makes it smaller, its compressed forms. */
export async function writeExported(folder: string, path: string, body: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (!COMPRESSED.has(extname(path)) || body.length < COMPRESS_FROM_BYTES) return;
  for (const [extension, small] of [
    ['.br', await smallestBrotli(body)],
    ['.gz', await zip(body, { level: 9 })],
  ] as const) {
    if (small.length < body.length) await writeFile(file + extension, small);
  }
}

/** At the highest quality, which is the default of Node. */
async function smallestBrotli(body: Buffer): Promise<Buffer> {
  const tried = POSTFIX_BITS.map((bits) =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_NPOSTFIX]: bits },
    }),
  );
  return (await Promise.all(tried)).reduce((best, next) => (next.length < best.length ? next : best));
}

/** Runs the work on the items, a few at a time. */
export async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
