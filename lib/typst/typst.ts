import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { DEFAULT_TYPEFACE, TYPEFACES } from '../looks/typefaces';
import { memoize } from '../memoize';
import { findFontFolders, SCRIPTS, type Script } from './script-fonts';

interface Family {
  name: string;
  /** Relative to the project. */
  folders: string[];
}

const NOTO_SANS: Family = { name: 'Noto Sans', folders: ['app/fonts/noto-sans/print'] };

/** Vowel points of Hebrew and Arabic, and joiners: in text extracted from the PDF, such words are wrong. */
const UNREADABLE = /(?=\p{M})[\p{scx=Hebrew}\p{scx=Arabic}]|[\u200c\u200d]/gu;

/** `path` is relative to the project. PDF/UA requires glyphs: letters without one become �, others are removed. */
export function openTemplate(path: string, text: string, typeface = DEFAULT_TYPEFACE) {
  const families = familiesFor(text.normalize('NFC'), typeface);
  const missing = missingCharacters(text);
  const replacements = new Map(
    missing.map((character) => [character, findMissingScript(character, missing) ? '\ufffd' : '']),
  );
  const compiler = compilerFor(families);
  const fonts = JSON.stringify(families.map(({ name }) => name));
  return {
    compile: (data: unknown): NodeTypstDocument => {
      const inputs = { fonts, data: replaceCharacters(JSON.stringify(data), replacements) };
      const compiled = compiler.compile({
        mainFilePath: join(/* turbopackIgnore: true */ process.cwd(), path),
        inputs,
      });
      if (compiled.result) return compiled.result;
      throw new Error(`Typst cannot compile ${path}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
    },
    /** A tagged PDF (PDF/UA-1); `creationTimestamp` is in seconds. */
    pdf: (document: NodeTypstDocument, creationTimestamp: number) =>
      compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }),
    svg: (document: NodeTypstDocument) => compiler.plainSvg(document),
  };
}

/** Characters of a text that the résumé's PDF cannot show, or that cannot be read back from it. */
export function missingCharacters(text: string): string[] {
  const composed = text.normalize('NFC');
  const unreadable = composed.match(UNREADABLE) ?? [];
  const others = composed.replaceAll(UNREADABLE, '').match(/[^\0-~\s\p{Cf}]/gu) ?? [];
  return [...new Set([...unreadable, ...withoutGlyph(others, familiesFor(composed))])];
}

/** Chinese characters are Japanese if there are kana among `others`. */
export function findMissingScript(character: string, others: readonly string[]): Script | undefined {
  const candidates = SCRIPTS.filter((script) => script.letters.test(character) && findFontFolders(script).length === 0);
  const isJapanese = others.some((other) => /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(other));
  return isJapanese ? candidates[0] : candidates.at(-1);
}

export function replaceCharacters(text: string, replacements: ReadonlyMap<string, string>): string {
  return Array.from(text.normalize('NFC'), (character) => replacements.get(character) ?? character).join('');
}

function familiesFor(text: string, typeface = DEFAULT_TYPEFACE): Family[] {
  const own: Family = { name: TYPEFACES[typeface], folders: [`app/fonts/${typeface}/print`] };
  const needed = SCRIPTS.filter(({ letters }) => letters.test(text));
  const others = needed.map((script) => ({ name: script.family, folders: findFontFolders(script) }));
  const families = [own, NOTO_SANS, ...others.filter(({ folders }) => folders.length > 0)];
  // Simplified characters that the Japanese font lacks: all Chinese characters come from the Chinese font.
  const japanese = families.find(({ name }) => name === 'Noto Sans JP');
  const isChinese = japanese && withoutGlyph(text.match(/\p{sc=Han}/gu) ?? [], [japanese]).length > 0;
  return isChinese ? [...families.filter((family) => family !== japanese), japanese] : families;
}

const createCompiler = memoize((folders) => {
  const fontPaths = folders.split(',').map((folder) => join(/* turbopackIgnore: true */ process.cwd(), folder));
  return NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontPaths }] });
});

function compilerFor(families: Family[]): NodeCompiler {
  return createCompiler(families.flatMap(({ folders }) => folders).join());
}

/** PDF/UA does not allow characters without a glyph; the export's error names each of them. */
function withoutGlyph(characters: string[], families: Family[]): string[] {
  if (characters.length === 0) return [];
  const inputs = { text: [...new Set(characters)].join('\n'), fonts: JSON.stringify(families.map(({ name }) => name)) };
  const mainFileContent =
    '#set document(title: "Characters")\n#set text(font: json(bytes(sys.inputs.fonts)), fallback: false)\n#sys.inputs.text';
  try {
    compilerFor(families).pdf({ mainFileContent, inputs }, { pdfStandard: 'ua-1' });
    return [];
  } catch (error) {
    const missing = [
      ...`${(error as { code?: string }).code}`.matchAll(/the text `\\"(.+?)\\"` could not be displayed/g),
    ];
    if (missing.length === 0) throw error;
    return missing.map(([, character = '']) => character);
  }
}
