import bidiFactory from 'bidi-js';
import type { Face } from '../../site/fonts/faces';
import { splitByFace } from '../../site/fonts/split-by-face';
import { widthIn } from './measure';
import { STYLES, type StyleName } from './styles';

/** What is drawn at once: one face, one direction. */
export interface Run {
  face: Face;
  text: string;
  isTurned: boolean;
  /** From the left end of what it is a run of, in points. */
  x: number;
}

const RIGHT_TO_LEFT = /[\p{scx=Hebrew}\p{scx=Arabic}]/u;
const bidi = bidiFactory();

/** The runs of a line's part in one style, in reading order, each with its place; `whole` is what the part is cut from. */
export function runsOf(text: string, style: StyleName, whole: string): Run[] {
  const words = text.trimEnd();
  const base = bidi.getEmbeddingLevels(whole, 'auto').paragraphs[0]?.level;
  const embedding = bidi.getEmbeddingLevels(words, base === 1 ? 'rtl' : 'ltr');
  const runs = cut(text, style, embedding.levels);
  // By unit of the text, the run it is in; blanks at the end stay there, whatever the direction.
  const owners = runs.flatMap((run) => Array.from<(typeof runs)[number]>({ length: run.text.length }).fill(run));
  const inPlace = [...bidi.getReorderedIndices(words, embedding), ...owners.keys().drop(words.length)];
  let x = 0;
  for (const run of new Set(inPlace.map((index) => owners[index]))) {
    if (!run) continue;
    run.x = x;
    x += widthIn(run.face, run.text, style);
  }
  return runs.map((run) => (run.isTurned ? { ...run, text: turned(run.text) } : run));
}

function cut(text: string, style: StyleName, levels: Uint8Array): Run[] {
  const runs: (Run & { level: number })[] = [];
  let at = 0;
  for (const { face, text: part } of splitByFace(text, STYLES[style].weight)) {
    for (const [index, sign] of [...part].entries()) {
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      if (index > 0 && last?.level === level) last.text += sign;
      else runs.push({ face, text: sign, level, isTurned: level % 2 === 1, x: 0 });
      at += sign.length;
    }
  }
  return runs;
}

/** As fontkit takes it: it turns around the letters of right-to-left scripts by itself, and no brackets. */
function turned(text: string): string {
  const signs = [...text].map((sign) => bidi.getMirroredCharacter(sign) ?? sign);
  return (RIGHT_TO_LEFT.test(text) ? signs : signs.toReversed()).join('');
}
