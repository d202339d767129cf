import { getPageMeta } from '../../content/content';
import type { PagePath } from '../routes';
import { escapeText } from './blocks';

export function pageHead(path: PagePath): string[] {
  const { heading, lead = '' } = getPageMeta(path);
  return [`# ${heading}`, escapeText(lead)];
}
