/** Plain text as MDX that shows the same characters. */
export function asMarkdown(paragraphs: string[]): string {
  return paragraphs.map(escaped).join('\n\n');
}

/** Everything that Markdown or JSX could take for markup, and what begins a heading or a list. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_{}[\]<>|~]|&(?=#?\w+;)|(?<=^\d{1,9})[.)]|^[#+=-]/g, '\\$&');
}
