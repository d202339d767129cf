import { expect, test } from 'vitest';
import { programsOf } from '@/lib/site/fonts/programs';
import { splitByFace } from '@/lib/site/fonts/split-by-face';

/** Every kind of width: Han, kana, Hangul, full-width signs. */
const WIDE = '直葛国龙臺ぁアー「」、。・김민수！？（）〜';

test('what is embedded is as wide as what was measured, in each weight', async () => {
  for (const weight of [400, 500, 600] as const) {
    const programs = await programsOf([{ text: WIDE, weight }]);
    for (const { face, text } of splitByFace(WIDE, weight)) {
      const { advanceWidth, glyphs } = programs(face).layout(text);
      expect(advanceWidth, text).toBe(face.font.layout(text).advanceWidth);
      expect(glyphs.some(({ id }) => id === 0)).toBe(false);
    }
  }
});

test('each weight has outlines of its own', async () => {
  const outlines = ([400, 500, 600] as const).map(async (weight) => {
    const programs = await programsOf([{ text: '東', weight }]);
    return splitByFace('東', weight).map(({ face }) => programs(face).layout('東').glyphs[0]?.path.toSVG());
  });
  expect(new Set((await Promise.all(outlines)).flat()).size).toBe(3);
});
