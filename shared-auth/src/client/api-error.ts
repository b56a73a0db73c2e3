import type { Problem } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { TransportResponse } from './transport';

/** Holds the current object and the submitted input of a 409. */
export type EditConflict = NonNullable<Problem['conflict']>;

/** Describes why a call failed. `status` is 0 if there was no response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** Holds the server's error code, or `network` if there was no response. */
    readonly code: string,
    /** Holds the server's message, or a default message. */
    message: string,
    /** Maps fields to their messages, with status 422. */
    readonly fieldErrors: Readonly<Record<string, readonly string[]>> = {},
    /** Holds the seconds to wait before a retry, with status 429. */
    readonly retryAfter?: number,
    /** Holds the text of the status line. */
    readonly statusText?: string,
    /** Holds both versions, with status 409, if somebody else changed the object first. */
    readonly conflict?: EditConflict,
  ) {
    super(message);
  }

  /** Is true if the server sent no message. */
  get hasDefaultMessage(): boolean {
    return this.message === defaultMessage(this.status);
  }

  /** Is true if there was no response: no connection, a timeout, or a blocked request. */
  get isNetworkError(): boolean {
    return this.status === 0;
  }
}

const defaultMessage = (status: number) => t('HTTP error! status: {status}', { status });

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined;
}

/** Creates an error from the body of a failed response. Other back ends may send only a message. */
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
