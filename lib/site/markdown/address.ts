/** Address of a page as Markdown; home, which has no name, is called index. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
