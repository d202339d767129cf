import type { Path, Problem, Source } from './source';

export interface Text {
  line: number;
  text: string;
}

/** Next to a letter or at the end of a sentence. After a digit they are units, such as 5' 10". */
const STRAIGHT = /(?<!\d)['"](?=\p{L})|(?<=[\p{L}.,!?])['"]/u;
const CURLY = /[‘’“”]/;
const CODE = /`[^`]*`/g;

/** Notes quotes that differ from most of their document, because an owner may use straight ones throughout. */
export function quoteNotes({ file, body, data, lineOf }: Source, prose: readonly Text[]): Problem[] {
  // Names in JSON come from a service, and the next import would restore them.
  if (body === undefined) return [];
  const words = [...fieldTexts(data, lineOf), ...prose].flatMap(splitWords);
  const straight = words.filter(({ text }) => STRAIGHT.test(text));
  const curly = words.filter(({ text }) => CURLY.test(text));
  if (straight.length === 0 || curly.length === 0) return [];
  const isStraightRare = straight.length <= curly.length;
  const rare = isStraightRare ? straight : curly;
  const difference = isStraightRare
    ? 'has a straight mark, other words of this document curly ones; write ’ or “ ”'
    : `has a curly mark, other words of this document straight ones; write ' or "`;
  return rare.map(({ line, text }) => ({ file, line, message: `${text} ${difference}`, isNote: true }));
}

function fieldTexts(value: unknown, lineOf: Source['lineOf'], path: Path = []): Text[] {
  if (typeof value === 'string') return [{ line: lineOf(path), text: value.replaceAll('\n', ' ') }];
  if (typeof value !== 'object' || value === null) return [];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return steps.flatMap(([step, inner]) => fieldTexts(inner, lineOf, [...path, step]));
}

function splitWords({ line, text }: Text): Text[] {
  return text
    .replaceAll(CODE, '')
    .split('\n')
    .flatMap((part, index) => part.split(/\s+/).map((word) => ({ line: line + index, text: word })))
    .filter((word) => !word.text.includes('/'));
}
