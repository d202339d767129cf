import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { SAMPLE_WORDS } from '../../lib/content/sample';
import { readZip } from '../../lib/setup/import/zip';

interface Found {
  file: string;
  word: string;
}

const PUBLISHED = ['.next/server/app', '.next/static', 'public'];

export async function wordsOfTheSample(root: string): Promise<Found[]> {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(${SAMPLE_WORDS.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );
  const found: Found[] = [];
  for (const file of PUBLISHED.flatMap((folder) => filesBelow(join(root, folder)))) {
    const words = new Set((await readText(file)).match(pattern));
    found.push(...[...words].map((word) => ({ file: relative(root, file), word })));
  }
  return found;
}

/** Next keeps the body of a file without HTML as NAME.body. */
async function readText(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    return text;
  }
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    const parts = await readZip(file, { wants: (name) => name.endsWith('.xml') });
    return [...parts.values()].map((part) => part.toString().replaceAll(/<[^>]+>/g, '')).join('\n');
  }
  return bytes.toString('utf8');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
