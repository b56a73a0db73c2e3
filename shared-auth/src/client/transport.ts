import type { Method } from '@narthex/shared-contracts';

/** Describes a request to the transport. */
export interface TransportRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Gets the share of the body that was sent, from 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  /** If true, the successful response is a file and its body is a `Blob`. */
  readonly isFile?: boolean;
}

/** Describes a response with any status. */
export interface TransportResponse {
  readonly status: number;
  readonly body: unknown;
  /** Holds the text of the status line, which HTTP/2 doesn't have. */
  readonly statusText?: string;
  /** Holds the seconds of the header Retry-After. */
  readonly retryAfter?: number;
}

/**
 * Sends a request to the API and resolves with a response of any status. Rejects only if there is no
 * response.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
