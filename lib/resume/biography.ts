import { countWords } from './check';
import { plainParagraphs } from './prose';

/** "50 words" */
export function describeLength(markdown: string): string {
  return `${countWords(plainParagraphs(markdown).join(' '))} words`;
}
