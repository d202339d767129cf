const LEGACY = 'application/json';
const PRESENT = 'application/graphql-response+json';

/**
 * Which of our two types a client takes, in its own order; undefined where it takes neither. Who takes anything gets the
 * present type, whose status codes tell of errors, under the name that everything can read.
 */
export function acceptable(header: string | null): { accept: string; contentType?: string } | undefined {
  const wanted = (header || '*/*').split(',').map((part) => part.trim());
  const named = wanted.filter((part) => [LEGACY, PRESENT].includes(typeOf(part)));
  if (named.length > 0) return { accept: named.join(', ') };
  const takesAny = wanted.some((part) => ['*/*', 'application/*'].includes(typeOf(part)));
  return takesAny ? { accept: PRESENT, contentType: `${LEGACY}; charset=utf-8` } : undefined;
}

function typeOf(part: string): string {
  return part.split(';')[0]?.trim().toLowerCase() ?? '';
}
