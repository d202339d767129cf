import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font, type Glyph } from 'fontkit';

export type Weight = 400 | 500 | 600;

/** One font program: a family's, or a slice of it, in one weight. */
export interface Face {
  /** Names it within a PDF. */
  key: string;
  /** Measures its text, and is what is embedded unless the face is a slice. */
  font: Font;
  /** A WOFF2 file of all weights, which no PDF can hold as it is. */
  slice?: { file: string; weight: Weight };
  /** Its letters may be moved apart or together: none are joined, none carry signs that would stay behind. */
  isTracked?: boolean;
}

/** The face of a family that has a sign. */
type Family = (sign: string, weight: Weight) => Face | undefined;

const PACKAGES = join(process.cwd(), 'node_modules');
const NAMES: Record<Weight, string> = { 400: '400Regular', 500: '500Medium', 600: '600SemiBold' };

/** Where the scripts of East Asia begin; what is before it is set in families of its own script. */
export const FIRST_WIDE = '\u2e80';

/**
 * Vowel points of Hebrew and Arabic, which are drawn apart from their line, so that what reads a PDF takes them for lines
 * of their own; and joiners, which it takes for blanks. They are reported instead of printed.
 */
const UNREADABLE = /^(?:(?=\p{M})[\p{scx=Hebrew}\p{scx=Arabic}]|[\u200c\u200d])$/u;

const opened = new Map<string, Font>();

/** Asked in this order; the first that has all of a word sets it. A script of none of them is one more line. */
export const FAMILIES: Family[] = [
  // The site's own.
  whole('instrument-sans', 'InstrumentSans', true),
  // Greek, Cyrillic, Vietnamese, Devanagari and signs.
  whole('noto-sans', 'NotoSans'),
  whole('noto-sans-hebrew', 'NotoSansHebrew'),
  // Unlike Noto's, it has a glyph for each letter, so that the PDF can say which letter a glyph is.
  whole('ibm-plex-sans-arabic', 'IBMPlexSansArabic'),
  // Kana, and the Han of Japan and Taiwan; simplified Han; Hangul.
  sliced('noto-sans-jp'),
  sliced('noto-sans-sc'),
  sliced('noto-sans-kr'),
];

/** A family of one TrueType file a weight. */
function whole(folder: string, file: string, isTracked = false): Family {
  const faceIn = (weight: Weight): Face => {
    const name = NAMES[weight];
    const font = open(join(PACKAGES, '@expo-google-fonts', folder, name, `${file}_${name}.ttf`));
    return { key: `${folder}-${name}`, font, isTracked };
  };
  const faces = new Map<Weight, Face>();
  return (sign, weight) => {
    const face = faces.get(weight) ?? faceIn(weight);
    faces.set(weight, face);
    return has(face.font, sign) ? face : undefined;
  };
}

/** A family of some hundred files, each for the signs that its list says; a whole one would weigh ten times as much. */
function sliced(family: string): Family {
  const folder = join(PACKAGES, '@fontsource-variable', family);
  let slices: Map<number, string> | undefined;
  return (sign, weight) => {
    if (sign < FIRST_WIDE) return undefined;
    slices ??= readSlices(join(folder, 'unicode.json'));
    const slice = slices.get(sign.codePointAt(0) ?? 0);
    if (!slice) return undefined;
    const file = join(folder, 'files', `${family}-${slice}-wght-normal.woff2`);
    const font = open(file);
    return has(font, sign) ? { key: `${family}-${slice}-${weight}`, font, slice: { file, weight } } : undefined;
  };
}

/** Number of the slice by code point, from lists such as "U+3041-3096,U+30fc". */
function readSlices(file: string): Map<number, string> {
  const lists: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const slices = new Map<number, string>();
  for (const [name, list] of Object.entries(lists)) {
    const number = /^\[(\d+)\]$/.exec(name)?.[1];
    for (const range of number ? list.split(',') : []) {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      for (let code = first; code <= last; code++) slices.set(code, `${number}`);
    }
  }
  return slices;
}

function open(file: string): Font {
  const font = opened.get(file) ?? turningLigatures(create(readFileSync(file)) as Font);
  opened.set(file, font);
  return font;
}

function has(font: Font, sign: string): boolean {
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) && !UNREADABLE.test(sign);
}

/** What reads a PDF turns right-to-left text around sign by sign, and with it the letters that one glyph stands for. */
function turningLigatures(font: Font): Font {
  const layout = font.layout.bind(font);
  const turned = new WeakSet<Glyph>();
  font.layout = (...of: Parameters<typeof layout>) => {
    const run = layout(...of);
    for (const glyph of run.direction === 'rtl' ? run.glyphs : []) {
      if (glyph.codePoints.length > 1 && !turned.has(glyph)) glyph.codePoints.reverse();
      turned.add(glyph);
    }
    return run;
  };
  return font;
}
