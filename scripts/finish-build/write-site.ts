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
import { siteFiles } from './site-files';

const COMPRESSED = new Set('.html .css .js .json .xml .svg .txt .md .webmanifest .vcf .ico .dzi'.split(' '));
/** Smaller files fit one packet without compression. */
const COMPRESS_FROM_BYTES = 1024;
/** Quality 11 takes three times as long and makes files 2 % smaller. With it, the home page fits the first ten packets. */
const QUALITIES = { home: 11, others: 10 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function writeSite(output: string): Promise<void> {
  const isProduction = !isPreview(env.deployEnv);
  const folder = join(output, 'site');
  rmSync(folder, { recursive: true, force: true });
  const files: Record<string, Record<string, string>> = {};
  await each(siteFiles(output), async ({ path, body, headers }) => {
    const address = `/${path.replace(/(^index)?\.html$/, '')}`;
    const isPage = 'content-security-policy' in headers;
    files[address] = { ...headersFor(address, isProduction), ...(isPage && PAGE_HEADERS), ...headers };
    await writeCompressed(folder, path, body);
  });
  writeFileSync(join(output, 'site-headers.json'), JSON.stringify({ isProduction, files }));
}

export async function writeCompressed(folder: string, path: string, body: Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  if (!COMPRESSED.has(extname(path)) || body.length < COMPRESS_FROM_BYTES) return;
  const quality = path === 'index.html' ? QUALITIES.home : QUALITIES.others;
  for (const [extension, small] of [
    ['.br', await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })],
    ['.gz', await zip(body, { level: 9 })],
  ] as const) {
    if (small.length < body.length) await writeFile(file + extension, small);
  }
}

/** Works on one item a core at a time, so that the files of a large site are not in memory together. */
export function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  return Readable.from(items).forEach(work, { concurrency: availableParallelism() });
}
