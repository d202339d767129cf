import { fold } from '../../search';

/** Words of a text without case and accents, as names and queries are compared. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
