import { typeOfFile } from './check/addresses';
import type { ContentFiles } from './check/check';
import { describeMove, moveMessage } from './check/fields';
import { type Problem, readSource } from './check/source';
import { type FoundField, findMoved, MOVED_FIELDS } from './moved-fields';
import { editFields } from './write/merge-document';
import { moveField, setFields } from './write/move-field';
import { isSameValue } from './write/same-value';

interface Migration {
  /** New texts by path below content/. */
  write: Map<string, string>;
  /** What moved, by file and line. */
  moves: Problem[];
  /** Why documents cannot be migrated. Then nothing is to be written. */
  problems: Problem[];
}

/** Brings documents of older releases up to date. All else in them keeps its bytes. */
export function migrateContent({ documents, root, moved = MOVED_FIELDS }: ContentFiles): Migration {
  const migration: Migration = { write: new Map(), moves: [], problems: [] };
  for (const [path, text] of documents) {
    const file = `${root}/${path}`;
    const type = typeOfFile(path);
    const entries = moved.filter((entry) => entry.type === type);
    let migrated = text;
    // Each entry reads what the one before it wrote.
    for (const entry of entries) {
      const { data, lineOf, problems } = readSource(file, migrated);
      const found = findMoved(entry.type, data, [entry]);
      const blocked = found.filter(({ blockedBy }) => blockedBy);
      const at = ({ from }: FoundField) => ({ file, line: lineOf(from) });
      migration.problems.push(...problems, ...blocked.map((field) => ({ ...at(field), message: moveMessage(field) })));
      if (problems.length + blocked.length > 0) break;
      migration.moves.push(...found.map((field) => ({ ...at(field), message: describeMove(field) })));
      migrated = editFields(migrated, (yaml) => withMoves(yaml, found));
    }
    if (migrated !== text) migration.write.set(path, migrated);
  }
  return migration;
}

function withMoves(yaml: string, found: FoundField[]): string {
  const changed = setFields(
    yaml,
    found.filter(({ old, value }) => !isSameValue(value, old)),
  );
  return found.reduce(
    (text, { from, to, value }) => (to && value !== undefined ? moveField(text, from, to) : text),
    changed,
  );
}
