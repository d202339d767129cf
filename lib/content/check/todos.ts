import type { ContentFiles } from './check';

export interface Todo {
  file: string;
  line: number;
  text: string;
}

/** The mark begins a value or a comment of the frontmatter, and a line or a comment of the text. */
const IN_FIELDS = /(?:^\s*|[:#-]\s+["']?|["'])TODO:(.*)/;
const IN_TEXT = /^(?:\{\/\*\s*)?TODO:(.*)/;

export function findTodos({ documents, root }: Pick<ContentFiles, 'documents' | 'root'>): Todo[] {
  return [...documents].flatMap(([path, text]) => {
    const lines = text.split(/\r?\n/);
    const closing = path.endsWith('.mdx') ? lines.indexOf('---', 1) : -1;
    const end = closing < 0 ? lines.length : closing;
    return lines.flatMap((line, index) => {
      const [, rest] = (index < end ? IN_FIELDS : IN_TEXT).exec(line) ?? [];
      return rest === undefined ? [] : [{ file: `${root}/${path}`, line: index + 1, text: withoutEnd(rest) }];
    });
  });
}

function withoutEnd(text: string): string {
  return text.replace(/\s*(\*\/\}|-->|["'],?)\s*$/, '').trim();
}
