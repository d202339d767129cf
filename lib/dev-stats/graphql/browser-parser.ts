/** Stands in for `graphql` in the browser, where graphql-request only needs an operation's name (docs/adr/0042). */
export function parse(text: string) {
  const [, operation, value] = /^\s*(query|mutation)\s+(\w+)/.exec(text) ?? [];
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value } }] };
}

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

export const print = String;
