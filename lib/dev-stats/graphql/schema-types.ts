import type { Context } from './context';
import type { Introspection } from './introspection';

/** The schema as TypeScript types, so that renaming a field in schema.graphql fails the type check of its resolver. */

interface Scalars {
  ID: string;
  String: string;
  Int: number;
  Float: number;
  Boolean: boolean;
  DateTime: string;
  Date: string;
}

type SchemaType<Name> = Extract<Introspection['__schema']['types'][number], { name: Name }>;
type Field<Name> = SchemaType<Name> extends { fields: readonly (infer Item)[] } ? Item : never;
type EnumValue<Name> = SchemaType<Name> extends { enumValues: readonly { name: infer Value }[] } ? Value : never;

type Value<Type> = Type extends { kind: 'NON_NULL'; ofType: infer Inner }
  ? NonNullValue<Inner>
  : NonNullValue<Type> | null;
type NonNullValue<Type> = Type extends { kind: 'LIST'; ofType: infer Item }
  ? Value<Item>[]
  : Type extends { kind: 'SCALAR'; name: infer Name extends keyof Scalars }
    ? Scalars[Name]
    : Type extends { kind: 'ENUM'; name: infer Name }
      ? EnumValue<Name>
      : Type extends { kind: 'OBJECT'; name: infer Name }
        ? Shape<Name>
        : never;

type ObjectOf<Member> = {
  [M in Member as M extends { name: infer Name extends string } ? Name : never]: M extends { type: infer Type }
    ? Value<Type>
    : never;
};

export type Shape<Name> = ObjectOf<Field<Name>>;

type QueryField<Name> = Extract<Field<'Query'>, { name: Name }>;
type Arguments<Name> = QueryField<Name> extends { args: readonly (infer Argument)[] } ? ObjectOf<Argument> : never;
type QueryName = Field<'Query'>['name'];
type QueryValue<Name extends QueryName> = Value<QueryField<Name>['type']>;

export type Resolver<Name extends QueryName> = (
  root: unknown,
  args: {
    [Key in keyof Arguments<Name>]: Arguments<Name>[Key] | (null extends Arguments<Name>[Key] ? undefined : never);
  },
  context: Context,
) => Promise<QueryValue<Name>> | QueryValue<Name>;

export type Resolvers = { [Name in QueryName]: Resolver<Name> };
