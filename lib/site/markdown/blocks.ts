/** Blocks of Markdown with a blank line between them; what is missing is left out. */
export function joinBlocks(blocks: (string | false | null | undefined)[]): string {
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

export function bullets(items: (string | false | null | undefined)[]): string {
  return items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
}

export function link(text: string, href: string): string {
  return `[${escapeMarks(text)}](${href})`;
}

/** A line of text that is not Markdown, so that none of its signs is taken for a mark. */
export function escapeMarks(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|#]/g, '\\$&');
}
