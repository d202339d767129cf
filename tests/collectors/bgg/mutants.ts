/** Seeded random numbers from 0 to 1, so that a failure is reproducible. */
export function seeded(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
  };
}

type Bytes = Uint8Array<ArrayBuffer>;
type Mutation = (text: string, random: () => number) => string | Bytes;

const at = (text: string, random: () => number) => Math.floor(random() * text.length);

/** Replaces one random match of a pattern. */
function swap(text: string, pattern: RegExp, random: () => number, piece: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const one = found[Math.floor(random() * found.length)];
  return one ? text.slice(0, one.index) + piece(one[0]) + text.slice(one.index + one[0].length) : text;
}

const BOMB = `<!DOCTYPE b [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index ? index - 1 : ''};`.repeat(10)}">`).join('')}]>`;
const ODD = [
  '-1',
  '1e309',
  'NaN',
  '999999999999999999999',
  '&#0;',
  '&a8;',
  '__proto__',
  'Not Ranked',
  '',
  ' ',
  '\u202e',
];

/** Accidental and malicious changes of a document. */
export const MUTATIONS: Record<string, Mutation> = {
  'cut short': (text, random) => text.slice(0, at(text, random)),
  'cut at the front': (text, random) => text.slice(at(text, random)),
  'a hole': (text, random) => {
    const start = at(text, random);
    return text.slice(0, start) + text.slice(start + 1 + Math.floor(random() * 300));
  },
  'swapped tags': (text, random) => swap(text, /<\/\w+>/g, random, () => '</other>'),
  'a tag renamed to the end of another': (text, random) => swap(text, /<\w+/g, random, () => '<item'),
  'a tag left out': (text, random) => swap(text, /<[^>]*>/g, random, () => ''),
  'a tag twice': (text, random) => swap(text, /<[^>]*>/g, random, (tag) => tag + tag),
  'an odd value': (text, random) => swap(text, /"[^"]*"/g, random, () => `"${ODD[Math.floor(random() * ODD.length)]}"`),
  'an odd text': (text, random) => swap(text, />[^<]+</g, random, () => `>${ODD[Math.floor(random() * ODD.length)]}<`),
  'a dangerous name': (text, random) => swap(text, /<(name|link|stats|year\w+)\b/g, random, () => '<__proto__'),
  'a dangerous attribute': (text, random) => swap(text, / (value|id|objectid)=/g, random, () => ' constructor='),
  deep: (text, random) => swap(text, /<item /g, random, (tag) => '<item>'.repeat(3000) + tag),
  'deep and closed': (text, random) =>
    swap(text, /<status[^>]*>|<link[^>]*>/g, random, (tag) => '<a>'.repeat(900) + tag + '</a>'.repeat(900)),
  'huge text': (text, random) => swap(text, /value="[^"]*"/g, random, () => `value="${'y'.repeat(400_000)}"`),
  'huge number of elements': (text, random) => swap(text, /<item /g, random, (tag) => '<item/>'.repeat(20_000) + tag),
  'entity bomb': (text, random) =>
    swap(text.replace('?>', `?>${BOMB}`), /value="[^"]*"|<name[^>]*>/g, random, (found) => `${found}&a8;`),
  'bare signs': (text, random) => {
    const start = at(text, random);
    return text.slice(0, start) + '<&>"\'\u0000'.charAt(Math.floor(random() * 6)) + text.slice(start);
  },
  'UTF-16': (text) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  'Latin-1': (text) => new Uint8Array(Buffer.from(text.replace('Zoe', 'Zoë').replace('Game', 'Spiél'), 'latin1')),
  'broken bytes': (text, random) => {
    const bytes = new Uint8Array(Buffer.from(text));
    for (let count = 0; count < 5; count += 1) bytes[at(text, random)] = Math.floor(random() * 256);
    return bytes;
  },
  'a web page around it': (text) => `<html><body><pre>${text}</pre></body></html>`,
  'blanks without end': (text, random) => ' '.repeat(2_000_000) + text.slice(at(text, random)),
  'two documents': (text) => text + text,
};
