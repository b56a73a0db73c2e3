import { t } from '@narthex/shared-contracts/translate';
import { accessFloor, type EndpointName, type Method } from '@narthex/shared-contracts';
import type { EndpointInput, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { FILLED_TEXTS } from '@narthex/shared-contracts/facts';
import { LANGUAGE, LANGUAGE_BASE, withoutLanguage } from '@narthex/shared-contracts/languages';
import { ApiError, apiErrorFrom } from './api-error';
import { browserTransport } from './browser-transport';
import type { Transport, TransportRequest } from './transport';

interface ApiSettings {
  /** Origin of the API, without slash at its end; empty for the site's own. */
  host: string;
  transport: Transport;
  /** Called for each 401, before the call throws. Whether there is a new session by then, and the call is worth another try. */
  onUnauthorized: (refusal: ApiError) => Promise<boolean>;
  /** The stored bearer token, if any. */
  readToken: () => string | null;
}

const settings: ApiSettings = {
  host: '',
  transport: browserTransport,
  onUnauthorized: async () => false,
  readToken: () => null,
};

/** Sets where the API is and what happens on 401. The shell calls it at start, the server before rendering. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

/** What a call may bring besides its input: a signal, a version to match, an idempotency key. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (share: number) => void;
  /** The version the editor started from: a 409 says that somebody changed the object meanwhile. */
  readonly ifMatch?: number;
  /** A key of 8 to 200 letters, digits, - or _ per create: sent twice, it is carried out once. */
  readonly idempotencyKey?: string;
}

/** What fails as if there were no connection: a request without response, or code of the client that does not come. */
export const networkError = () =>
  new ApiError(0, 'network', t('No response from server. Please check your connection.'));

async function send(request: Omit<TransportRequest, 'headers'>, headers: Record<string, string>) {
  try {
    return await settings.transport({ ...request, headers });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw networkError();
  }
}

/** Method and path of an endpoint. The table is fetched with the first call, in one file with axios. */
async function findRoute(name: EndpointName): Promise<{ readonly method: Method; readonly path: string }> {
  const { endpointRoute } = await import(
    /* webpackChunkName: "api-client" */ '@narthex/shared-contracts/endpoint-paths'
  ).catch(() => {
    throw networkError();
  });
  return endpointRoute(name);
}

/** The cookie of the CSRF protection; back ends that need none ignore it. Its failure must not stop the call. */
async function fetchCsrfCookie(): Promise<void> {
  try {
    const { method, path } = await findRoute('auth.csrfCookie');
    await settings.transport({ method, url: settings.host + path, headers: {} });
  } catch (cause) {
    console.warn('The CSRF cookie could not be fetched', cause);
  }
}

/** What a transport of another kind needs: where the API is, and who asks. */
export function readApiAccess() {
  const { host, transport, onUnauthorized } = settings;
  return { host, transport, onUnauthorized, readHeaders: () => headersFor(undefined, {}) };
}

/** Dashboards edit texts, so they get them as stored; what members and visitors read has its facts filled in. */
const showsFilledTexts = (): boolean =>
  typeof location !== 'undefined' &&
  ['public', 'member'].includes(accessFloor(withoutLanguage(location.pathname)));

function headersFor(body: unknown, { ifMatch, idempotencyKey }: CallOptions): Record<string, string> {
  const token = settings.readToken();
  return {
    Accept: 'application/json',
    // Not what the browser prefers: what the page is in.
    ...(LANGUAGE_BASE && { 'Accept-Language': LANGUAGE }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && showsFilledTexts() && { Prefer: FILLED_TEXTS }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}

interface RequestOptions extends CallOptions {
  readonly isFile?: boolean;
}

async function request<T>(
  method: Method,
  url: string,
  body: unknown,
  options: RequestOptions = {},
): Promise<T> {
  if (!url.includes('/v1/')) await fetchCsrfCookie();
  const { params, signal, onUploadProgress, isFile } = options;
  const sendOnce = () =>
    send(
      {
        method,
        url: settings.host + url,
        body,
        ...(params && { params }),
        ...(signal && { signal }),
        ...(onUploadProgress && { onUploadProgress }),
        ...(isFile && { isFile }),
      },
      headersFor(body, options),
    );
  let response = await sendOnce();
  if (response.status === 401 && (await settings.onUnauthorized(apiErrorFrom(response))))
    response = await sendOnce();
  if (response.status >= 200 && response.status < 300) {
    // The one place where a response gets its type: that of the endpoint's record.
    return response.body as T;
  }
  throw apiErrorFrom(response);
}

type CallInput = Readonly<Record<string, unknown>> & {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** A path with its parameters filled in. Throws when one is missing. */
function fillPath(path: string, input: CallInput): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Calls an endpoint by the name of its record: `call('events.update', { id, body })`. Input and output have the types
 * of the record. Every failure throws `ApiError`; an aborted call rejects with its abort reason. It never navigates and
 * never toasts.
 */
export async function call<N extends EndpointName>(
  name: N,
  ...[input, options]: object extends EndpointInput<N>
    ? [input?: EndpointInput<N>, options?: CallOptions]
    : [input: EndpointInput<N>, options?: CallOptions]
): Promise<EndpointOutput<N>> {
  const { method, path } = await findRoute(name);
  // Typed by the record for the caller; here it is names and values.
  const { query, body, ...params } = { ...input } as CallInput;
  const search = query && Object.keys(query).length > 0 && { params: query };
  return request<EndpointOutput<N>>(method, fillPath(path, params), body, { ...search, ...options });
}

/** Fetches a file that needs the session, such as an archive or a report. Fails as `call` does. */
export async function download<N extends EndpointName>(
  name: N,
  input?: Pick<EndpointInput<N>, 'query' & keyof EndpointInput<N>>,
  options: CallOptions = {},
): Promise<Blob> {
  const { method, path } = await findRoute(name);
  const { query } = { ...input } as CallInput;
  return request<Blob>(method, path, undefined, {
    ...(query && { params: query }),
    ...options,
    isFile: true,
  });
}
