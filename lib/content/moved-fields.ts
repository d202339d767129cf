import type { Path } from './check/source';
import type { DocumentTypeName } from './schema/documents';
import { isSameValue } from './write/same-value';

/** A field that a release moved or changed. Without `to` and `change` it was removed. */
export interface MovedField {
  /** The release that no longer reads the old form, such as 1.2.0. */
  release: string;
  type: DocumentTypeName;
  /** Old name or path, such as links.repo. `tags[].name` stands for the field of each item. */
  field: string;
  /** New name or path. Its lists are those of `field`. */
  to?: string;
  /** Returns the new value of an old one, and every other value as it is. */
  change?: (value: unknown) => unknown;
}

/** In the order of the releases. A document of any older release is brought up to date by all that follow. */
export const MOVED_FIELDS: readonly MovedField[] = [];

/** An old field in a document. */
export interface FoundField {
  release: string;
  from: Path;
  /** Undefined for a field that keeps its place. */
  to: Path | undefined;
  old: unknown;
  /** Undefined for a field that was removed. */
  value: unknown;
  /** A field that is in the place of the new one. */
  blockedBy: Path | undefined;
}

export function findMoved(type: DocumentTypeName, data: unknown, moved = MOVED_FIELDS): FoundField[] {
  return moved
    .filter((entry) => entry.type === type)
    .flatMap(({ release, field, to, change = to ? same : remove }) =>
      pathsOf(data, stepsOf(field)).map((from) => {
        const old = valueAt(data, from);
        const target = to ? withIndexes(stepsOf(to), from) : undefined;
        const blockedBy = target && blockerOf(data, target);
        return { release, from, to: target, old, value: change(old), blockedBy };
      }),
    )
    .filter(({ to, old, value }) => to || !isSameValue(value, old));
}

const same = (value: unknown) => value;
const remove = () => undefined;
const EACH = '[]';

function stepsOf(field: string): string[] {
  return field.replaceAll(EACH, `.${EACH}`).split('.');
}

/** Paths of the fields that exist. */
function pathsOf(value: unknown, [step, ...rest]: string[]): Path[] {
  if (step === undefined) return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const keys = step !== EACH ? [step] : Array.isArray(value) ? [...value.keys()] : [];
  return keys
    .filter((key) => Object.hasOwn(value, key))
    .flatMap((key) => pathsOf(valueAt(value, [key]), rest).map((path) => [key, ...path]));
}

function withIndexes(steps: string[], from: Path): Path {
  const indexes = from.filter((step) => typeof step === 'number');
  return steps.map((step) => (step === EACH ? (indexes.shift() ?? 0) : step));
}

function blockerOf(data: unknown, path: Path): Path | undefined {
  const ends = [...path.keys()].map((index) => path.slice(0, index + 1));
  return ends.find((end) => {
    const value = valueAt(data, end);
    return value !== undefined && (end.length === path.length || typeof value !== 'object' || value === null);
  });
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data);
}
