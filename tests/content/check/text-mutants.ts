import fc from 'fast-check';
import { REAL_DOCUMENTS } from './real-content';

/** Texts that break Markdown, YAML, JSON or MDX in unexpected places. */
const SIGNS = [
  ...'< > { } ` ``` : # - --- " \' | & * ! [ ] ( ) \\ / % @ ~ $ , ,, é 🚀 &x *x !!js ![ ]( [^1] null 0x1F 1e999'.split(
    ' ',
  ),
  ...'<b> </b> <br/> {1} {/**/} <!-- --> <b>c</b> <<: '.split(' '),
  ...['# ', ': ', '- ', '? ', '\t', '\n', '\r', '\r\n', '\0', '\x1b', '\uFEFF', '\u2028', '\ud800', '\n...\n'],
  ...['# a\n', 'import a\n', 'export a\n', '__proto__: 1\n', '<<: {a: b}\n', '{/* a */}'],
];

/** Replacements for the value of a field. */
const VALUES = [
  ...'null 42 -1 1.5 .nan .inf true [] {} [[a]] "" 2024-02-30 2024-01-01 | >- https:// /nowhere /a.svg 1_000'.split(
    ' ',
  ),
  ...['', '{a: {b: c}}', 'https://a b', '"\\n"', '&a b', '*a', '!!set {a}', '10:30', '"\\0"'],
];

type Edit = (text: string) => string;

/** A random part of the text. */
const at = fc.noBias(fc.nat(9_999)).map((share) => share / 10_000);
/** Half of the edits go to the first quarter, where the fields are. */
const place = fc.tuple(at, fc.boolean()).map(([share, first]) => (first ? share / 4 : share));

const onLines = (change: (lines: string[], index: number) => void) =>
  place.map(
    (share): Edit =>
      (text) => {
        const lines = text.split('\n');
        change(lines, Math.floor(share * lines.length));
        return lines.join('\n');
      },
  );

const edit: fc.Arbitrary<Edit> = fc.oneof(
  onLines((lines, index) => lines.splice(index, 1)),
  onLines((lines, index) => lines.splice(index, 0, lines[index] ?? '')),
  onLines((lines, index) => lines.splice(index, 2, lines[index + 1] ?? '', lines[index] ?? '')),
  onLines((lines, index) => lines.splice(index, 1, ` ${lines[index]}`)),
  onLines((lines, index) => lines.splice(index, 1, (lines[index] ?? '').trimStart())),
  place.map(
    (share): Edit =>
      (text) =>
        text.slice(0, Math.floor(share * text.length)),
  ),
  fc.tuple(place, fc.constantFrom(...SIGNS)).map(
    ([share, sign]): Edit =>
      (text) => {
        const offset = Math.floor(share * text.length);
        return text.slice(0, offset) + sign + text.slice(offset);
      },
  ),
  fc.tuple(place, fc.nat(6)).map(
    ([share, length]): Edit =>
      (text) => {
        const offset = Math.floor(share * text.length);
        return text.slice(0, offset) + text.slice(offset + length);
      },
  ),
  fc.tuple(place, fc.constantFrom(...VALUES)).map(
    ([share, value]): Edit =>
      (text) => {
        const fields = [...text.matchAll(/(?<=^[\s"-]*\w+"?: ).*$/gm)];
        const field = fields[Math.floor(share * fields.length)];
        return field ? text.slice(0, field.index) + value + text.slice(field.index + field[0].length) : text;
      },
  ),
);

/** A real document with one to three random edits. */
export const textMutants = fc
  .tuple(fc.constantFrom(...REAL_DOCUMENTS), fc.array(edit, { minLength: 1, maxLength: 3 }))
  .map(([[path, text], edits]) => ({ path, text: edits.reduce((changed, apply) => apply(changed), text) }));
