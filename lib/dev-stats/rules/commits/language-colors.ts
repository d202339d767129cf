import type { Accent } from '../../../content/schema/accents';

/** No two of the ten most used languages have the same color. */
const COLORS = new Map<string, Accent>([
  ['TypeScript', 'blue'],
  ['JavaScript', 'yellow'],
  ['Python', 'lime'],
  ['Go', 'cyan'],
  ['Rust', 'orange'],
  ['Java', 'amber'],
  ['Kotlin', 'red'],
  ['C', 'gray'],
  ['C++', 'violet'],
  ['C#', 'green'],
  ['Swift', 'rose'],
  ['Ruby', 'red'],
  ['PHP', 'violet'],
  ['Scala', 'red'],
  ['Elixir', 'violet'],
  ['Haskell', 'violet'],
  ['HTML', 'orange'],
  ['CSS', 'violet'],
  ['SCSS', 'rose'],
  ['Vue', 'green'],
  ['Svelte', 'orange'],
  ['Dart', 'cyan'],
  ['Lua', 'blue'],
  ['SQL', 'amber'],
  ['HCL', 'violet'],
  ['Dockerfile', 'blue'],
]);

export function languageColor(name: string | null): Accent {
  return (name !== null && COLORS.get(name)) || 'gray';
}
