/** File name of a document for a title, without its extension: "Café at Night" is "cafe-at-night". */
export function documentName(title: string, taken: ReadonlySet<string> = new Set(), fallback = 'untitled'): string {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  const name = plain || fallback;
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
