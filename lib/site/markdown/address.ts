/** Address of a page as Markdown; home, which has no name, is called index. */
export function twinPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
