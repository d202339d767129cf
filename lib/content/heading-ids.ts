export interface HtmlNode {
  tagName?: string;
  properties?: { id?: string; className?: string[] };
  value?: string;
  children?: HtmlNode[];
}

/** Gives headings the ids that GitHub gives them: letters, digits and hyphens of the text, numbered if one repeats. */
export const addHeadingIds = () => (tree: HtmlNode) => {
  const used = new Set<string>();
  for (const heading of findHeadings(tree)) {
    const name = slugHeading(collectText(heading));
    let id = name;
    for (let number = 1; used.has(id); number++) id = `${name}-${number}`;
    used.add(id);
    heading.properties = { ...heading.properties, id };
  }
};

export function collectText({ value = '', children = [] }: HtmlNode): string {
  return value + children.map(collectText).join('');
}

function findHeadings(node: HtmlNode): HtmlNode[] {
  return /^h[1-6]$/.test(node.tagName ?? '') ? [node] : (node.children ?? []).flatMap(findHeadings);
}

function slugHeading(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\p{Nl}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
