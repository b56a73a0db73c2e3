/**
 * Callers may branch on the `code` of an error response; the `message` is for people. Each code has one HTTP
 * status.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
  /** The session is valid, and the same call succeeds after `auth.prove` or another sign-in. */
  proof_required: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation: 422,
  locked_out: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  storage_full: 507,
} as const;

/** Names the cause of an error for programs. */
export type ErrorCode = keyof typeof ERROR_STATUS;
