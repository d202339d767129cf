/** Words that an adult reads in a minute. @see Brysbaert, "How many words do we read per minute?" (2019): 238 */
const WORDS_PER_MINUTE = 238;

const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;

/** Whole minutes to read the prose; 0 without words, which comments do not count as. Code and tables count as theirs. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(COMMENT, '').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.length === 0 ? 0 : Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
