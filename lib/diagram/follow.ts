interface Link {
  from: string;
  to: string;
}

/** What a followed diagram shows: the others are dimmed. `now` is the link of the current step. */
export interface Lit {
  nodes: Set<string>;
  links: Set<string>;
  now?: string | undefined;
}

export function linkKey({ from, to }: Link): string {
  return `${from} ${to}`;
}

export function reachableFrom(starts: string[], links: Link[]): Set<string> {
  const reached = new Set(starts);
  // Iterating over a set includes the entries added on the way.
  for (const id of reached) for (const { from, to } of links) if (from === id) reached.add(to);
  return reached;
}

/** All that leads to a node, and all that follows from it. Undefined for a node without links. */
export function litByNode(node: string, links: Link[]): Lit | undefined {
  const after = reachableFrom([node], links);
  const before = reachableFrom(
    [node],
    links.map(({ from, to }) => ({ from: to, to: from })),
  );
  const through = links.filter(({ from, to }) => after.has(from) || before.has(to));
  return through.length > 0 ? litBy(through) : undefined;
}

export function litByStep(steps: Link[]): Lit | undefined {
  const last = steps.at(-1);
  return last && { ...litBy(steps), now: linkKey(last) };
}

function litBy(links: Link[]): Lit {
  return { nodes: new Set(links.flatMap(({ from, to }) => [from, to])), links: new Set(links.map(linkKey)) };
}
