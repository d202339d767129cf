interface NamedProject {
  slug?: string | undefined;
  _raw: { sourceFileName: string };
}

/** What a project is called in addresses: its slug, or else the name of its document. */
export function projectSlug({ slug, _raw }: NamedProject): string {
  return slug ?? _raw.sourceFileName.replace(/\.mdx$/, '');
}

/** The path pattern (path-to-regexp) of every project that does not exist, and of its Markdown. */
export function unknownProjects(slugs: string[]): string {
  return `/projects/:slug((?!(?:${slugs.join('|')})(?:\\.md)?$)[^/]+)`;
}
