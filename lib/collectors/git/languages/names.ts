import TABLE from './table.json';

/** From languages.yml of github-linguist 9.5; where Linguist would read the file, the most common language (docs/adr/0108). */
const BY_NAME = new Map<string, string>();
const BY_EXTENSION = new Map<string, string>();
for (const [language, names] of Object.entries(TABLE))
  for (const name of names.toLowerCase().split(' '))
    if (name.startsWith('.')) BY_EXTENSION.set(name.slice(1), language);
    else BY_NAME.set(name, language);

/** Extensions of several languages. The tree decides: the language with the most files of its other extensions, else the first. */
const SHARED: Record<string, readonly [language: string, own: readonly string[]][]> = {
  h: [
    ['C', ['c']],
    ['C++', ['cpp', 'cc', 'cxx', 'hh', 'hpp', 'hxx']],
    ['Objective-C', ['m', 'mm']],
  ],
  m: [
    ['Objective-C', ['h', 'mm', 'pbxproj']],
    ['MATLAB', ['mlx', 'mat', 'slx', 'mlapp']],
  ],
};

export type FindLanguage = (path: string) => string | undefined;

/** Languages of file names as GitHub calls them, undefined for prose and data. `paths` are the files of the tree. */
export function languagesByName(paths: Iterable<string> = []): FindLanguage {
  const files = new Map<string, number>();
  for (const path of paths) {
    const extension = readExtension(path);
    files.set(extension, (files.get(extension) ?? 0) + 1);
  }
  const countFiles = (own: readonly string[]) => own.reduce((sum, extension) => sum + (files.get(extension) ?? 0), 0);
  const byExtension = new Map(BY_EXTENSION);
  for (const [extension, languages] of Object.entries(SHARED)) {
    const [most] = languages.toSorted(([, a], [, b]) => countFiles(b) - countFiles(a));
    if (most) byExtension.set(extension, most[0]);
  }
  return (path) => BY_NAME.get(baseName(path)) ?? byExtension.get(readExtension(path));
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function readExtension(path: string): string {
  const name = baseName(path);
  return name.slice(name.lastIndexOf('.') + 1 || name.length);
}
