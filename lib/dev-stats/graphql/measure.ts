import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionNode } from 'graphql';

/** How much a query asks for, its fragments counted wherever they are used. */
export interface Size {
  /** Levels of fields; what asks about the schema itself is bounded by the standard rules. */
  depth: number;
  aliases: number;
  fields: number;
}

const NOTHING: Size = { depth: 0, aliases: 0, fields: 0 };

/** Measures an operation in time linear in the document. A fragment within itself, which no query may have, counts once. */
export function measure(operation: OperationDefinitionNode, document: DocumentNode): Size {
  const fragments = new Map(document.definitions.filter(isFragment).map((node) => [node.name.value, node]));
  const known = new Map<string, Size>();
  const ofFragment = (name: string): Size => {
    const found = known.get(name);
    if (found) return found;
    known.set(name, NOTHING);
    const size = ofSelections(fragments.get(name)?.selectionSet.selections ?? []);
    known.set(name, size);
    return size;
  };
  const ofSelection = (node: SelectionNode): Size => {
    if (node.kind === 'FragmentSpread') return ofFragment(node.name.value);
    const below = ofSelections(node.selectionSet?.selections ?? []);
    if (node.kind === 'InlineFragment') return below;
    const depth = node.name.value.startsWith('__') ? 1 : below.depth + 1;
    return { depth, aliases: below.aliases + (node.alias ? 1 : 0), fields: below.fields + 1 };
  };
  const ofSelections = (nodes: readonly SelectionNode[]) => nodes.map(ofSelection).reduce(add, NOTHING);
  return ofSelections(operation.selectionSet.selections);
}

function add(a: Size, b: Size): Size {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases, fields: a.fields + b.fields };
}

function isFragment(node: { kind: string }): node is FragmentDefinitionNode {
  return node.kind === 'FragmentDefinition';
}
