interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedError;
}

const MAX_DEPTH = 10;

/**
 * An error as it is logged. Of its fields only those that can't hold what people wrote: a failed query carries its
 * values, and the database's details quote the row.
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
    // Its first lines repeat the message.
    stack: frames === -1 ? '' : stack.slice(frames + 1),
    ...(cause && { cause }),
  };
}
