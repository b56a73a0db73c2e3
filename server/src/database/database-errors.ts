/** The database can't respond right now: a 503, and worth trying again. */
export class DatabaseUnavailableError extends Error {
  readonly statusCode = 503;
  readonly code = 'DATABASE_UNAVAILABLE';

  constructor(reason: string, options?: ErrorOptions) {
    super(`The database is not available: ${reason}`, options);
    this.name = 'DatabaseUnavailableError';
  }
}

/** The database must not be opened or migrated like this; the message says why and what to do. */
export class DatabaseRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseRefusedError';
  }
}

function* listCauses(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 10; depth += 1) {
    yield error;
    error = error.cause;
  }
}

/** The DatabaseUnavailableError in a chain of causes: drizzle wraps what its driver throws. */
export function findDatabaseUnavailable(error: unknown): DatabaseUnavailableError | undefined {
  for (const cause of listCauses(error)) {
    if (cause instanceof DatabaseUnavailableError) return cause;
  }
  return undefined;
}

const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of an error (`23505` …), wherever it is in the chain of causes. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of listCauses(error)) {
    if ('code' in cause && typeof cause.code === 'string' && SQLSTATE.test(cause.code)) return cause.code;
  }
  return undefined;
}

/** Whether a unique constraint refused the write; with `constraint`, whether it was that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const cause of listCauses(error)) {
    if ('code' in cause && cause.code === '23505') {
      return constraint === undefined || ('constraint' in cause && cause.constraint === constraint);
    }
  }
  return false;
}

/** What the database says of JSON with half of a surrogate pair, which is the one thing that our JSON may have wrong. */
const NO_JSON = /^invalid input syntax for type json/;

/** Whether a text holds what PostgreSQL can't store: the character NUL, bytes that are no characters, or half of one. */
export function holdsUnstorableText(error: unknown): boolean {
  const state = sqlState(error) ?? '';
  if (state === '22P02') return [...listCauses(error)].some(({ message }) => NO_JSON.test(message));
  return ['22021', '22P05'].includes(state);
}
