import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export interface DrawnText {
  text: string;
  /** First name of its font-family. */
  family: string;
  weight: number;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const WEIGHTS: Record<string, number> = { normal: 400, bold: 700 };

export function readTexts(svg: string): DrawnText[] {
  const elements = DomUtils.getElementsByTagName('text', parseDocument(svg, { xmlMode: true }));
  return DomUtils.filter(({ type }) => type === ElementType.Text, elements).flatMap((node) => {
    const text = DomUtils.textContent(node);
    const [family = ''] = inherit(node, 'font-family')?.split(',') ?? [];
    const weight = inherit(node, 'font-weight') ?? 'normal';
    const font = { family: family.replaceAll(/["']/g, '').trim(), weight: WEIGHTS[weight] ?? Number(weight) };
    return text.trim() ? [{ text, ...font }] : [];
  });
}

function inherit({ parent }: Pick<Node, 'parent'>, attribute: string): string | undefined {
  if (!parent) return undefined;
  return ('attribs' in parent ? parent.attribs[attribute] : undefined) ?? inherit(parent, attribute);
}
