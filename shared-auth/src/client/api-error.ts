import type { Problem } from '@narthex/shared-contracts';
import type { TransportResponse } from './transport';

/** The object as it is now, and what was sent. */
export type EditConflict = NonNullable<Problem['conflict']>;

/** Why a call failed. `status` 0 means that no response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** The server's code; `network` when no response came. */
    readonly code: string,
    /** The server's sentence, or a plain one of ours. */
    message: string,
    /** Messages by field, with status 422. */
    readonly fieldErrors: Readonly<Record<string, readonly string[]>> = {},
    /** Seconds to wait before trying again, with status 429. */
    readonly retryAfter?: number,
    /** What the status line says, for responses without a sentence of their own. */
    readonly statusText?: string,
    /** Both versions, with status 409, when somebody else changed the object first. */
    readonly conflict?: EditConflict,
  ) {
    super(message);
  }

  /** Whether the server responded without a sentence of its own. */
  get hasDefaultMessage(): boolean {
    return this.message === defaultMessage(this.status);
  }

  /** Whether no response came at all: no connection, a time-out, a blocked request. */
  get isNetworkError(): boolean {
    return this.status === 0;
  }
}

const defaultMessage = (status: number) => `HTTP error! status: ${status}`;

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined;
}

/** Reads the problem body of a failed response; tolerates other back ends that send only a message. */
export function apiErrorFrom({ status, body, retryAfter, statusText }: TransportResponse): ApiError {
  const problem = record(body);
  const fields: Record<string, string[]> = {};
  for (const [field, messages] of Object.entries(record(problem?.['errors']) ?? {})) {
    fields[field] = (Array.isArray(messages) ? messages : [messages]).map(String);
  }
  const conflict = record(problem?.['conflict']);
  const current = record(conflict?.['current']);
  const version = conflict?.['current_version'];
  const bothVersions =
    current && typeof version === 'number'
      ? { current, current_version: version, submitted: conflict?.['submitted'] }
      : undefined;
  const message = typeof problem?.['message'] === 'string' ? problem['message'] : defaultMessage(status);
  const code = typeof problem?.['code'] === 'string' ? problem['code'] : `http_${status}`;
  return new ApiError(status, code, message, fields, retryAfter, statusText, bothVersions);
}
