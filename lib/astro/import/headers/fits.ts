import { type FileHandle, open } from 'node:fs/promises';
import { type Header, parseValue } from './header';

const BLOCK = 2880;
const CARD = 80;
/** 180,000 cards. A longer header is a damaged file. */
const MAX_BLOCKS = 5000;

/**
 * Adds the first extension if the file begins without an image, as compressed ones do. Throws if a header does not end.
 * @see FITS Standard 4.0, section 4
 */
export async function readFitsHeader(file: string): Promise<Header> {
  const handle = await open(file);
  try {
    const first = await readCards(handle, 0);
    const header = parseCards(first.cards);
    if (header.values.get('NAXIS') !== 0) return header;
    const second = await readCards(handle, first.end).catch(() => undefined);
    const extension = second && parseCards(second.cards);
    const hasImage = extension?.values.get('XTENSION') === 'IMAGE' || extension?.values.has('ZNAXIS1');
    return extension && hasImage ? merge(header, extension) : header;
  } finally {
    await handle.close();
  }
}

export function parseCards(cards: string[]): Header {
  const header: Header = { values: new Map(), history: [] };
  for (const card of cards) {
    const keyword = card.slice(0, 8).trim();
    if (keyword === 'HISTORY') header.history.push(card.slice(8).trim());
    if (keyword === 'HISTORY' || keyword === 'COMMENT' || card.slice(8, 10) !== '= ') continue;
    const value = parseValue(card.slice(10));
    if (value !== undefined && !header.values.has(keyword)) header.values.set(keyword, value);
  }
  return header;
}

async function readCards(handle: FileHandle, start: number): Promise<{ cards: string[]; end: number }> {
  const cards: string[] = [];
  const block = Buffer.alloc(BLOCK);
  for (let index = 0; index < MAX_BLOCKS; index += 1) {
    const { bytesRead } = await handle.read(block, 0, BLOCK, start + index * BLOCK);
    if (bytesRead < BLOCK) break;
    const text = block.toString('latin1');
    for (let at = 0; at < BLOCK; at += CARD) {
      const card = text.slice(at, at + CARD);
      if (/^END\s*$/.test(card)) return { cards, end: start + (index + 1) * BLOCK };
      cards.push(card);
    }
  }
  throw new Error('the FITS header has no end; the file is damaged or truncated');
}

/** ZNAXIS1 of a compressed image is NAXIS1 of the image. */
function merge(primary: Header, extension: Header): Header {
  const image = [...extension.values].filter(([keyword]) => !/^NAXIS/.test(keyword));
  const renamed = image.map(([keyword, value]) => [keyword.replace(/^ZNAXIS/, 'NAXIS'), value] as const);
  const own = [...primary.values].filter(([keyword]) => keyword !== 'NAXIS');
  return { values: new Map([...renamed, ...own]), history: [...primary.history, ...extension.history] };
}
