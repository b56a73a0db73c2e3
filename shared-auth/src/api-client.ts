import type { Method } from '@narthex/shared-contracts';
import { ApiError, apiErrorFrom } from './api-error';
import { browserTransport } from './browser-transport';
import type { Transport, TransportRequest } from './transport';

interface ApiSettings {
  /** Origin of the API, without slash at its end; empty for the site's own. */
  host: string;
  transport: Transport;
  /** Called once for each 401 answer, before the call throws. */
  onUnauthorized: () => void;
  /** The stored bearer token, if any. */
  readToken: () => string | null;
}

const settings: ApiSettings = {
  host: '',
  transport: browserTransport,
  onUnauthorized: () => undefined,
  readToken: () => null,
};

/** Sets where the API is and what happens on 401. The shell calls it at start, the server before rendering. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (share: number) => void;
}

async function send(request: Omit<TransportRequest, 'headers'>, headers: Record<string, string>) {
  try {
    return await settings.transport({ ...request, headers });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError(0, 'network', 'No response from server. Please check your connection.');
  }
}

/** The cookie of the CSRF protection; back ends that need none ignore it. Its failure must not stop the call. */
async function fetchCsrfCookie(): Promise<void> {
  try {
    await settings.transport({ method: 'GET', url: `${settings.host}/sanctum/csrf-cookie`, headers: {} });
  } catch (cause) {
    console.warn('The CSRF cookie could not be fetched', cause);
  }
}

async function request<T>(
  method: Method,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<T> {
  if (!path.includes('/v1/')) await fetchCsrfCookie();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json';
  const token = settings.readToken();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const answer = await send({ method, url: `${settings.host}/api${path}`, body, ...options }, headers);
  if (answer.status >= 200 && answer.status < 300) {
    // The one place where an answer gets its type: callers name the schema's type of the call they make.
    return answer.body as T;
  }
  if (answer.status === 401) settings.onUnauthorized();
  throw apiErrorFrom(answer);
}

/**
 * The client of the API. Paths are relative to `{host}/api`, for example `/v1/events`.
 * Every failure throws `ApiError`; an aborted call rejects with its abort reason. It never navigates and never toasts.
 */
export const api = {
  get: <T>(path: string, options?: CallOptions) => request<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options?: CallOptions) => request<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options?: CallOptions) => request<T>('PUT', path, body, options),
  delete: <T>(path: string, body?: unknown, options?: CallOptions) =>
    request<T>('DELETE', path, body, options),
};
