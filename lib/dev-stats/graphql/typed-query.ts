import type { DocumentDecoration, initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada';
import type { Introspection } from './introspection';

/** The text of an operation, which knows the types of its answer and its variables. */
export type Query<Data, Variables> = string & DocumentDecoration<Data, Variables>;

// Types alone: nothing of gql.tada runs.
declare const schema: initGraphQLTada<{
  introspection: Introspection;
  scalars: { DateTime: string; Date: string };
}>;
const parsed = <const Text extends string>(text: Text) => schema(text);
type Parsed<Text extends string> = ReturnType<typeof parsed<Text>>;

/**
 * An operation typed by the schema: a field renamed there fails the type check here. It stays the text it is sent as,
 * since a parser in the browser would be code for nothing.
 */
export function query<const Text extends string>(text: Text) {
  return text as Query<ResultOf<Parsed<Text>>, VariablesOf<Parsed<Text>>>;
}
