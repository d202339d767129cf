/**
 * What graphql-request needs of `graphql`, to name an operation that is text. next.config.mjs puts it in the place of the
 * package, whose parser would be a fifth of the script.
 */
export function parse(text: string) {
  const [, operation, value] = /^\s*(query|mutation)\s+(\w+)/.exec(text) ?? [];
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value } }] };
}

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

export const print = String;
