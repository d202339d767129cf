/** Paragraphs of Markdown as plain text, one line each. Accepts the line ends of Windows. */
export function plainParagraphs(raw: string): string[] {
  return raw
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => withoutMarkup(paragraph.replaceAll(/\s*\n\s*/g, ' ').trim()))
    .filter(Boolean);
}

function withoutMarkup(text: string): string {
  return text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/\\([\\`*_{}[\]()<>|~&#+=.!-])/g, '$1');
}
