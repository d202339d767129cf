import { getProfile } from '../../content/content';
import { openTemplate } from '../typst';
import { SHARE_SIZE } from './address';

export const TEMPLATE = 'lib/site/share/share.typ';

/** A line of text in pixels of the image; `y` is its baseline. */
export interface Text {
  string: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
  from?: 'left' | 'right';
}

/** What a page shows to the right of its title, in pixels of the image. It fades out to the left and ends at the line. */
export interface Drawing {
  svg: string;
  texts?: Text[];
}

export function drawTexts(texts: Text[]): string {
  const template = openTemplate(TEMPLATE, texts.map(({ string }) => string).join('\n'), getProfile().looks?.typeface);
  const printed = texts.map((text) => ({ from: 'left', ...text }));
  return template.svg(template.compile({ ...SHARE_SIZE, texts: printed }));
}
