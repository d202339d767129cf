import type { ValueNode } from 'graphql';
import { isDate } from '../../dates';
import { publicError } from './context';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i;

/** In UTC, to the second. Stored times have no fractions, so rounding up keeps the meaning of both bounds of a window. */
function parseInstant(value: unknown): string {
  const isInstant = typeof value === 'string' && INSTANT.test(value) && isDate(value.slice(0, 10));
  const time = isInstant ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw invalid('A DateTime must be RFC 3339, such as 2026-11-21T08:30:00Z.');
  const rounded = new Date(Math.ceil(time / 1000) * 1000).toISOString();
  if (!/^\d{4}-/.test(rounded)) throw invalid('A DateTime must be within the years 0000 to 9999.');
  return `${rounded.slice(0, 19)}Z`;
}

function parseDate(value: unknown): string {
  if (typeof value !== 'string' || !isDate(value))
    throw invalid('A Date must be a day of the calendar written YYYY-MM-DD, such as 2026-11-21.');
  return value;
}

function scalar(parseValue: (value: unknown) => string, serialize: (value: unknown) => string) {
  const parseLiteral = (node: ValueNode) => parseValue(node.kind === 'StringValue' ? node.value : undefined);
  return { serialize, parseValue, parseLiteral };
}

function invalid(message: string) {
  return publicError('BAD_USER_INPUT', message);
}

export const scalars = { DateTime: scalar(parseInstant, String), Date: scalar(parseDate, parseDate) };
