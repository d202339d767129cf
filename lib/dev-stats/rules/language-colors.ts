import type { Accent } from '../../content/schema/accents';

const COLORS = new Map<string, Accent>([
  ['TypeScript', 'blue'],
  ['JavaScript', 'yellow'],
  ['Python', 'cyan'],
  ['Go', 'cyan'],
  ['Rust', 'orange'],
  ['Java', 'amber'],
  ['Kotlin', 'violet'],
  ['C', 'gray'],
  ['C++', 'rose'],
  ['C#', 'green'],
  ['Swift', 'orange'],
  ['Ruby', 'red'],
  ['PHP', 'violet'],
  ['Scala', 'red'],
  ['Elixir', 'violet'],
  ['Haskell', 'violet'],
  ['Shell', 'lime'],
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
