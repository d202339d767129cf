export function mdxText(paragraphs: readonly string[]): string {
  const blocks = paragraphs.map((text) => (text.startsWith('• ') ? `- ${escaped(text.slice(2))}` : escaped(text)));
  return blocks.join('\n\n').replaceAll(/(^- .*)\n(?=\n- )/gm, '$1');
}

/** Escapes what Markdown or JSX could take for markup, and what begins a heading, a list or a module's statement. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>|~]|&(?=#?\w+;)|(?<=^\d{1,9})[.)]|^[#+=-]/g, '\\$&')
    .replace(/^[ie](?=[mx]port\b)/, (letter) => `&#${letter.charCodeAt(0)};`);
}
