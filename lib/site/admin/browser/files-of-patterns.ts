interface CmsFile {
  name: string;
  label: string;
  file: string;
}

interface Collections {
  collections: readonly object[];
}

/** The configuration of the CMS with the files of the repository in the place of patterns. */
export function withFilesOf<Config extends Collections>(config: Config, paths: readonly string[]): Config {
  const collections = config.collections.map((collection) =>
    'files' in collection
      ? { ...collection, files: (collection.files as CmsFile[]).flatMap((file) => filesOf(file, paths)) }
      : collection,
  );
  return { ...config, collections };
}

function filesOf(pattern: CmsFile, paths: readonly string[]): CmsFile[] {
  const [folder = '', end] = pattern.file.split('**/*');
  if (end === undefined) return [pattern];
  const prefix = pattern.label.split('**/*')[0] ?? '';
  return paths
    .filter((path) => path.startsWith(folder) && path.endsWith(end))
    .map((file) => {
      const label = prefix + file.slice(folder.length, -end.length);
      return { ...pattern, name: label.replaceAll('/', '-'), label, file };
    });
}
