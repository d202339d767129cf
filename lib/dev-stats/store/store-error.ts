const ADVICE =
  'set it to a file that can be written, such as file:.data/dev-stats.db, or to a libSQL server that answers.';

/** The store cannot be used as DATABASE_URL names it; the message is fit for one line of a terminal. */
export class StoreError extends Error {
  override name = 'StoreError';
  constructor(action: string, cause: unknown) {
    super(`The store of DATABASE_URL cannot be ${action} (${firstCause(cause)}); ${ADVICE}`, { cause });
  }
}

/** The reason behind the wrappings of the libraries in between. */
function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : firstCause(error.cause);
}
