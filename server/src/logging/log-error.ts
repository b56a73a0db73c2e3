interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_DEPTH = 10;

/**
 * Returns the loggable parts of an error. It omits fields that can contain texts of people: a failed query has its
 * parameters, and the details of the database quote the row.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return undefined;
  const stack = error.stack ?? '';
  const frames = stack.indexOf('\n    at ');
  const cause = loggedError(error.cause, depth + 1);
  return {
    type: error.name,
    message: error.message.split('\nparams: ', 1).join(''),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    // The first lines of the stack repeat the message.
    stack: frames === -1 ? '' : stack.slice(frames + 1),
    ...(cause && { cause }),
  };
}
