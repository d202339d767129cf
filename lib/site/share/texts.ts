import { getProfile } from '../../content/content';
import { SHARE_SIZE, type Text } from '../../share/drawing';
import { openTemplate } from '../../typst/typst';

export const TEMPLATE = 'lib/site/share/share.typ';

export function drawTexts(texts: Text[]): string {
  const template = openTemplate(TEMPLATE, texts.map(({ string }) => string).join('\n'), getProfile().looks?.typeface);
  const printed = texts.map((text) => ({ from: 'left', ...text }));
  return template.svg(template.compile({ ...SHARE_SIZE, texts: printed }));
}
