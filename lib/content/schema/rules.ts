import { z } from 'zod';
import { isBefore } from '../../dates';
import { group, partialDate } from './fields';

type Report = (path: PropertyKey[], message: string) => void;

/** Adds a rule about several fields. It runs if `needs` accepts the object, even if other fields are invalid. */
export function withRule<Schema extends z.ZodType, Needs extends z.ZodType>(
  schema: Schema,
  needs: Needs,
  rule: (value: z.output<Needs>, report: Report) => void,
): Schema {
  return schema.superRefine(
    (value, context) =>
      rule(needs.parse(value), (path, message) => context.addIssue({ code: 'custom', path, message })),
    { when: ({ value }) => needs.safeParse(value).success },
  );
}

export function period<Shape extends z.ZodRawShape>(shape: Shape) {
  const dates = z.object({ startDate: partialDate, endDate: partialDate });
  return withRule(group(shape), dates, ({ startDate, endDate }, report) => {
    if (isBefore(endDate, startDate)) report(['endDate'], `endDate ${endDate} is before startDate ${startDate}`);
  });
}

interface Item {
  [field: string]: unknown;
  at: PropertyKey[];
}

export function itemsIn(parents: Item[], field: string): Item[] {
  return parents.flatMap(({ at, [field]: list }) =>
    Array.isArray(list) ? list.map((item, index) => ({ ...item, at: [...at, field, index] })) : [],
  );
}

export function reportDuplicateIds(items: Item[], report: Report): void {
  const seen = new Set<unknown>();
  for (const { id, at } of items) {
    if (id !== undefined && seen.has(id)) report([...at, 'id'], `duplicate id ${JSON.stringify(id)}`);
    seen.add(id);
  }
}

export function withUniqueIds<Schema extends z.ZodType>(schema: Schema, field: string): Schema {
  return withRule(schema, z.looseObject({}), (value, report) =>
    reportDuplicateIds(itemsIn([{ ...value, at: [] }], field), report),
  );
}
