import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPreview } from '../../lib/deployment';
import { env } from '../../lib/env';
import { headersFor, PAGE_HEADERS } from '../../lib/site/headers';
import { readManifest } from './build-output';
import { siteFiles } from './site-files';

const COMPRESSED = new Set('.html .css .js .json .xml .svg .txt .md .webmanifest .vcf .ico .dzi'.split(' '));
/** Smaller files fit one packet without compression. */
const COMPRESS_FROM_BYTES = 1024;
// Compared with 10, quality 11 makes files 2 % smaller in three times the time. The home page then fits ten packets.
// Quality 8 makes them 8 % larger in a tenth of the time.
const QUALITIES = { home: 11, others: 10, largeSite: 8 };
/** About a hundred pages, each of which also has a preview image and a Markdown copy. */
const LARGE_SITE_ADDRESSES = 300;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function writeSite(output: string): Promise<void> {
  const isProduction = !isPreview(env.deployEnv);
  const folder = join(output, 'site');
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, Record<string, string>> = {};
  const quality = brotliQuality(output);
  await each(siteFiles(output), async ({ path, body, headers }) => {
    const address = `/${path.replace(/(^index)?\.html$/, '')}`;
    const isPage = 'content-security-policy' in headers;
    files[address] = { ...headersFor(address, isProduction), ...(isPage && PAGE_HEADERS), ...headers };
    await writeCompressed(folder, path, body, quality);
  });
  writeFileSync(join(output, 'site-headers.json'), JSON.stringify({ isProduction, files }));
}

export function brotliQuality(build: string): number {
  const isLarge = Object.keys(readManifest(build).routes).length > LARGE_SITE_ADDRESSES;
  return isLarge ? QUALITIES.largeSite : QUALITIES.others;
}

export async function writeCompressed(folder: string, path: string, body: Buffer, quality: number): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (!COMPRESSED.has(extname(path)) || body.length < COMPRESS_FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: path === 'index.html' ? QUALITIES.home : quality };
  for (const [extension, small] of [
    ['.br', await brotli(body, { params })],
    ['.gz', await zip(body, { level: 9 })],
  ] as const) {
    if (small.length < body.length) await writeFile(file + extension, small);
  }
}

/** Works on one item a core at a time, so that the files of a large site are not in memory together. */
export function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  return Readable.from(items).forEach(work, { concurrency: availableParallelism() });
}
