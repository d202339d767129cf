/** Words that an adult reads in a minute. @see Brysbaert, "How many words do we read per minute?" (2019): 238 */
const WORDS_PER_MINUTE = 238;

const COMMENT_OR_DIAGRAM = /\{\/\*[\s\S]*?\*\/\}|<Diagram\b[^>]*>/g;

/** Whole minutes to read the prose, without comments and diagrams; 0 without words. Code and tables count as theirs. */
export function readingMinutes(markdown: string): number {
  const words = markdown.replace(COMMENT_OR_DIAGRAM, '').match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.length === 0 ? 0 : Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
