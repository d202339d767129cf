/** Words that an adult reads in a minute. @see Brysbaert, "How many words do we read per minute?" (2019): 238 */
const WORDS_PER_MINUTE = 238;

/** Whole minutes to read the prose, at least 1. Code and tables count as their words. */
export function readingMinutes(markdown: string): number {
  const words = markdown.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
