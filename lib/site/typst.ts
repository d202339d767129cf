import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { DEFAULT_TYPEFACE, TYPEFACES } from './looks/typefaces';

interface Family {
  name: string;
  /** Where its files are, from the project's folder. */
  folders: string[];
  script: RegExp;
}

const packaged = (name: string) =>
  ['400Regular', '500Medium', '600SemiBold'].map((weight) => `node_modules/@expo-google-fonts/${name}/${weight}`);

const JAPANESE: Family = {
  name: 'Noto Sans JP',
  folders: packaged('noto-sans-jp'),
  script: /[\u2e80-\u9fff\uf900-\uffef]/u,
};
const CHINESE: Family = { name: 'Noto Sans SC', folders: packaged('noto-sans-sc'), script: /\p{sc=Han}/u };

/** The families after the site's typeface, in the order in which Typst falls back from one to the next. */
const FAMILIES: Family[] = [
  { name: 'Noto Sans', folders: packaged('noto-sans'), script: /^/u },
  { name: 'Noto Sans Hebrew', folders: packaged('noto-sans-hebrew'), script: /\p{sc=Hebrew}/u },
  // PDF readers swap the letters of a ligature, and this font has only that of lam and alef. Fonts that draw dots as
  // glyphs of their own are extracted with extra letters.
  { name: 'Vazirmatn', folders: packaged('vazirmatn'), script: /\p{sc=Arabic}/u },
  JAPANESE,
  CHINESE,
  { name: 'Noto Sans KR', folders: packaged('noto-sans-kr'), script: /\p{sc=Hangul}/u },
];

/**
 * Vowel points of Hebrew and Arabic, and joiners. Typst prints them, but text extracted from the PDF has letters of
 * such words twice or in the wrong order.
 */
const UNREADABLE = /(?=\p{M})[\p{scx=Hebrew}\p{scx=Arabic}]|[\u200c\u200d]/gu;

/** A Typst template with the fonts that `text` needs. The path is relative to the project. */
export function openTemplate(path: string, text: string, typeface = DEFAULT_TYPEFACE) {
  const families = familiesFor(text.normalize('NFC'), typeface);
  const compiler = compilerFor(families);
  const fonts = JSON.stringify(families.map(({ name }) => name));
  return {
    compile: (data: unknown): NodeTypstDocument => {
      const inputs = { fonts, data: JSON.stringify(data).normalize('NFC') };
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

export function withoutMissing(text: string): string {
  const missing = new Set(missingCharacters(text));
  return [...text.normalize('NFC')].filter((character) => !missing.has(character)).join('');
}

function familiesFor(text: string, typeface = DEFAULT_TYPEFACE): Family[] {
  const own: Family = { name: TYPEFACES[typeface], folders: [`app/fonts/${typeface}/print`], script: /^/u };
  const families = [own, ...FAMILIES].filter(({ script }) => script.test(text));
  // Simplified characters that the Japanese font lacks: all Chinese characters come from the Chinese font.
  const isChinese = withoutGlyph(text.match(/\p{sc=Han}/gu) ?? [], [JAPANESE]).length > 0;
  return isChinese
    ? families.with(families.indexOf(JAPANESE), CHINESE).with(families.indexOf(CHINESE), JAPANESE)
    : families;
}

const compilers = new Map<string, NodeCompiler>();

function compilerFor(families: Family[]): NodeCompiler {
  const fontPaths = families.flatMap(({ folders }) =>
    folders.map((folder) => join(/* turbopackIgnore: true */ process.cwd(), folder)),
  );
  const key = fontPaths.join();
  const compiler = compilers.get(key) ?? NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontPaths }] });
  compilers.set(key, compiler);
  return compiler;
}

/** PDF/UA does not allow characters without a glyph; the error of the export names each of them. */
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
