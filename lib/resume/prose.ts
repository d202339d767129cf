/** Paragraphs and list items of Markdown as plain text, one line each. Accepts the line ends of Windows. */
export function plainParagraphs(raw: string): string[] {
  return raw
    .replaceAll('\r\n', '\n')
    .replaceAll(/^[-*] +/gm, '\n• ')
    .split(/\n\s*\n/)
    .map((paragraph) => withoutMarkup(paragraph.replaceAll(/\s*\n\s*/g, ' ').trim()))
    .filter(Boolean);
}

export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Added to the code of an escaped character, so that it is not read as markup. The sum is in a private use area. */
const PRIVATE = 0xe000;

export function withoutMarkup(text: string): string {
  return text
    .replaceAll(/\\([\\`*_{}[\]()<>|~&#+=.!-])/g, (_, char: string) => shifted(char, PRIVATE))
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu, '$2')
    .replaceAll(/`([^`]+)`/g, '$1')
    .replaceAll(/[\uE020-\uE07E]/g, (char) => shifted(char, -PRIVATE));
}

function shifted(char: string, by: number): string {
  return String.fromCharCode(char.charCodeAt(0) + by);
}
