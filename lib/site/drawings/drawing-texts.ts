import { Parser } from 'htmlparser2';

export interface DrawnText {
  text: string;
  /** First name of its font-family. */
  family: string;
  weight: number;
}

interface Font {
  family: string;
  weight: number;
  isText: boolean;
}

const WEIGHTS: Record<string, number> = { normal: 400, bold: 700 };

export function readTexts(svg: string): DrawnText[] {
  const texts: DrawnText[] = [];
  const open: Font[] = [{ family: '', weight: 400, isText: false }];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const outer = open.at(-1) as Font;
        const { 'font-family': families, 'font-weight': weight = '' } = attributes;
        open.push({
          family: families?.split(',')[0]?.replaceAll(/["']/g, '').trim() ?? outer.family,
          weight: (WEIGHTS[weight] ?? Number(weight)) || outer.weight,
          isText: outer.isText || name === 'text',
        });
      },
      ontext(text) {
        const { isText, ...font } = open.at(-1) as Font;
        if (isText && text.trim()) texts.push({ text, ...font });
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return texts;
}
