import type { Method } from '@narthex/shared-contracts';

/** A request as the transport sends it. */
export interface TransportRequest {
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Share of the body that is sent, from 0 to 1. */
  readonly onUploadProgress?: (share: number) => void;
  /** The successful response is a file: its body is a `Blob`. */
  readonly isFile?: boolean;
}

/** A response as the transport brings it, whatever its status. */
export interface TransportResponse {
  readonly status: number;
  readonly body: unknown;
  /** What the status line says; HTTP/2 has none. */
  readonly statusText?: string;
  /** The Retry-After header in seconds. */
  readonly retryAfter?: number;
}

/** Carries a request to the API and resolves with whatever response came; rejects only when none did. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
