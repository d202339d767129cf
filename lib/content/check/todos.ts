import type { ContentFiles } from './check';

export interface Todo {
  file: string;
  /** Counts from 1. */
  line: number;
  text: string;
}

/** The places that commands marked TODO because only the owner knows what belongs there. */
export function findTodos({ documents, root }: Pick<ContentFiles, 'documents' | 'root'>): Todo[] {
  return [...documents].flatMap(([path, text]) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const [, rest] = /\bTODO\b:?(.*)/.exec(line) ?? [];
      return rest === undefined ? [] : [{ file: `${root}/${path}`, line: index + 1, text: withoutEnd(rest) }];
    }),
  );
}

/** Leaves out what closes a quoted text or a comment. */
function withoutEnd(text: string): string {
  return text.replace(/\s*(\*\/\}|-->|["'],?)\s*$/, '').trim();
}
