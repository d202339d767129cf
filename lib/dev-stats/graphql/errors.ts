import type { GraphQLError } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

type Code = 'BAD_USER_INPUT' | 'STORE_UNAVAILABLE';

/** An error that the caller is to read as it is; every other one is masked. */
export function codedError(code: Code, message: string): GraphQLError {
  return createGraphQLError(message, { extensions: { code } });
}

export function badInput(message: string): GraphQLError {
  return codedError('BAD_USER_INPUT', message);
}
