import { CATALOGS, fold } from '../../list-search';

const CATALOG_NUMBER = new RegExp(`\\b(${Object.keys(CATALOGS).join('|')})(?=\\d)`, 'g');

const STOP_WORDS = new Set(
  fold(
    'a about an and are at by can could did do does for from get had has have he her him his how i in is it its me my of on or our she should than that the their them there they this to was we were what when where which who whom why will with would you your',
  ).split(' '),
);

export function splitWords(text: string): string[] {
  const plain = fold(text)
    .replace(/(\p{L})['’](?=S\b)/gu, '$1')
    .replace(CATALOG_NUMBER, '$1 ');
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(toSingular);
  return words.map((word, index) => (/^\d/.test(words[index + 1] ?? '') ? (CATALOGS[word] ?? word) : word));
}

/** Also joins a name and its number, so that "NGC 1976" is found as NGC1976. */
export function listTerms(text: string): string[] {
  const words = splitWords(text);
  return [...words, ...joinedPairs(words).filter((pair) => /^\p{L}+\d/u.test(pair))];
}

/** Also without or with other blanks: "coat hanger" for Coathanger. */
export function listNameTerms(name: string): string[] {
  const words = splitWords(name);
  return [...words, ...joinedPairs(words)];
}

export function joinedPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** Drops question words: "how do I contact him" is CONTACT. */
export function soughtWords(query: string): string[] {
  const words = splitWords(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function toSingular(word: string): string {
  return /^\p{L}{3,}[^SU]S$/u.test(word) ? word.slice(0, -1) : word;
}
