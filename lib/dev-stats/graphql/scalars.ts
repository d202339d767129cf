import type { ValueNode } from 'graphql';
import { badInput } from './errors';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;
const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * An argument in UTC, to the second. Fractions are rounded up, which is what both "not before" and "before" mean of
 * times that have none.
 */
function parseInstant(value: unknown): string {
  const time = typeof value === 'string' && INSTANT.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw badInput('A DateTime is written as RFC 3339, such as 2026-11-21T08:30:00Z.');
  const rounded = new Date(Math.ceil(time / 1000) * 1000).toISOString();
  if (!/^\d{4}-/.test(rounded)) throw badInput('A DateTime lies within the years 0000 to 9999.');
  return `${rounded.slice(0, 19)}Z`;
}

function parseDate(value: unknown): string {
  if (typeof value !== 'string' || !DATE.test(value) || Number.isNaN(Date.parse(value)))
    throw badInput('A Date is written YYYY-MM-DD, such as 2026-11-21.');
  return value;
}

function scalar(parseValue: (value: unknown) => string) {
  const parseLiteral = (node: ValueNode) => parseValue(node.kind === 'StringValue' ? node.value : undefined);
  return { serialize: String, parseValue, parseLiteral };
}

/** What the schema's own scalars take and give. */
export const scalars = { DateTime: scalar(parseInstant), Date: scalar(parseDate) };
