/** The `code` of an error response: what a caller may branch on. The `message` is for people. */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_credentials: 401,
  unauthenticated: 401,
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

/** What went wrong, for programs; each code has one HTTP status. */
export type ErrorCode = keyof typeof ERROR_STATUS;
