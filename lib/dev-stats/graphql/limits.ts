import type { DocumentNode, OperationDefinitionNode, ParseOptions, Source } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';
import { measure } from './measure';

/** The deepest field of the schema is six levels down. */
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
/** Every field of the schema, asked for once, costs three quarters of it. */
const MAX_COST = 400;
/** What a field of Query costs besides the fields below it: it reads the store. */
const ROOT_COST = 20;
/** Rules that compare every field with every other are bounded by this; the full introspection query has 163. */
const MAX_TOKENS = 1000;

export const REFUSED = 'QUERY_REFUSED';

/** What a query may be. One that is more is refused with 400 before anything is read. */
export const limits: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) =>
      parseFn(source, { ...options, maxTokens: MAX_TOKENS }),
    );
  },
  onValidate({ params, setResult }) {
    const document: DocumentNode = params.documentAST;
    const reason = document.definitions.filter(isOperation).map((node) => excessOf(node, document));
    const [first] = reason.filter((text) => text !== undefined);
    if (first) setResult([createGraphQLError(first, { extensions: { code: REFUSED } })]);
  },
};

function excessOf(operation: OperationDefinitionNode, document: DocumentNode): string | undefined {
  if (operation.operation !== 'query') return `There is no ${operation.operation} here, only queries.`;
  const { depth, aliases, fields } = measure(operation, document);
  const cost = fields + operation.selectionSet.selections.length * ROOT_COST;
  if (depth > MAX_DEPTH) return `The query is ${depth} levels deep; at most ${MAX_DEPTH} are answered.`;
  if (aliases > MAX_ALIASES) return `The query has ${aliases} aliases; at most ${MAX_ALIASES} are answered.`;
  return cost > MAX_COST ? `The query costs ${cost}; at most ${MAX_COST} is answered.` : undefined;
}

function isOperation(node: { kind: string }): node is OperationDefinitionNode {
  return node.kind === 'OperationDefinition';
}
