/** Means that the database can't respond right now. It becomes a 503, which clients may retry. */
export class DatabaseUnavailableError extends Error {
  readonly statusCode = 503;
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The database is not available: ${reason}`, options);
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * Means that the database must not be opened or migrated in this state. The message says why and what to do.
 */
export class DatabaseRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseRefusedError';
  }
}

/** Is what to do about an embedded database that can't be opened. */
export const DAMAGE_ADVICE =
  'If its files are damaged, restore the last backup into an empty folder (npm run restore).';

/** Lists an error and its causes, from the outside in. */
export function* listCauses(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 10; depth += 1) {
    yield error;
    error = error.cause;
  }
}

/**
 * Returns the DatabaseUnavailableError in a chain of causes, because drizzle wraps the errors of its driver.
 */
export function findDatabaseUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (const cause of listCauses(error)) {
    if (cause instanceof DatabaseUnavailableError) return cause;
  }
  return undefined;
}

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** Returns the SQLSTATE (`23505` …) of an error or of one of its causes. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of listCauses(error)) {
    if ('code' in cause && typeof cause.code === 'string' && SQLSTATE.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Returns true if a unique constraint refused the write; with `constraint`, if it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const cause of listCauses(error)) {
    if ('code' in cause && cause.code === '23505') {
      return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
    }
  }
  return false;
}

/**
 * PostgreSQL reports half of a surrogate pair in JSON like this, which is the only error that our JSON can
 * have.
 */
const NO_JSON = /^invalid input syntax for type json/;

/**
 * Returns true if a text contains something PostgreSQL can't store: NUL, invalid bytes, or half of a
 * surrogate pair.
 */
export function holdsUnstorableText(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (state === '22P02') return [...listCauses(error)].some(({ message }) => NO_JSON.test(message));
  return ['22021', '22P05'].includes(state);
}
