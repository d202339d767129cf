import type { Context } from './context';
import type { Introspection } from './introspection';

/** The schema as TypeScript types: renaming a field in schema.graphql fails the type check wherever it is used. */

interface Scalars {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  DateTime: string;
  Date: string;
}

type Named<Name> = Extract<Introspection['__schema']['types'][number], { name: Name }>;
type FieldsOf<Name> = Named<Name> extends { fields: readonly (infer Field)[] } ? Field : never;
type Valued<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Inner } ? Known<Inner> : Known<Type> | null;
type Known<Type> = Type extends { kind: 'LIST'; ofType: infer Item }
  ? Valued<Item>[]
  : Type extends { kind: 'SCALAR'; name: infer Name extends keyof Scalars }
    ? Scalars[Name]
    : Type extends { kind: 'ENUM'; name: infer Name }
      ? EnumOf<Name>
      : Type extends { kind: 'OBJECT'; name: infer Name }
        ? Shape<Name>
        : never;
type EnumOf<Name> = Named<Name> extends { enumValues: readonly { name: infer Value }[] } ? Value : never;

/** What a resolver returns for an object type, all of its fields. */
export type Shape<Name> = {
  [Field in FieldsOf<Name> as Field extends { name: infer Key extends string } ? Key : never]: Field extends {
    type: infer Type;
  }
    ? Valued<Type>
    : never;
};

type QueryField<Name> = Extract<FieldsOf<'Query'>, { name: Name }>;
type ArgumentOf<Field> = Field extends { args: readonly (infer Argument)[] } ? Argument : never;

/** A field's arguments; one that may be left out may be undefined. */
type Arguments<Name> = {
  [Argument in ArgumentOf<QueryField<Name>> as Argument extends { name: infer Key extends string }
    ? Key
    : never]: Argument extends { type: infer Type } ? Given<Valued<Type>> : never;
};
type Given<Value> = null extends Value ? Value | undefined : Value;

type QueryName = FieldsOf<'Query'>['name'];

export type Resolver<Name extends QueryName> = (
  root: unknown,
  args: Arguments<Name>,
  context: Context,
) => Promise<Valued<QueryField<Name>['type']>> | Valued<QueryField<Name>['type']>;

export type Resolvers = { [Name in QueryName]: Resolver<Name> };
