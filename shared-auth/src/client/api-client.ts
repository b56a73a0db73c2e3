import { ROW_ID, accessFloor, type EndpointName, type Method } from '@narthex/shared-contracts';
import type { EndpointInput, EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { FILLED_TEXTS } from '@narthex/shared-contracts/facts';
import { LANGUAGE, LANGUAGE_BASE, withoutLanguage } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { ApiError, apiErrorFrom } from './api-error';
import type { Transport, TransportRequest } from './transport';

/**
 * Sends requests in a browser. axios is loaded with the first call or the first page that is opened, so visitors who
 * read one page never load it.
 */
export const browserTransport: Transport = async (request) => {
  const { axiosTransport } = await import(/* webpackChunkName: "api-client" */ './axios-transport');
  return axiosTransport(request);
};

/** Loads the table of the endpoints, which the browser stores in one chunk with axios. */
const loadEndpointPaths = () =>
  import(/* webpackChunkName: "api-client" */ '@narthex/shared-contracts/endpoint-paths');

/** Loads the code of calls while the code that makes them loads; a call loads it, too, if that fails. */
export const prepareCalls = (): void => void loadEndpointPaths().catch(() => undefined);

interface ApiSettings {
  /** Holds the origin of the API without a trailing slash; it is empty for the site's own origin. */
  host: string;
  transport: Transport;
  /**
   * Is called for each 401 before the call throws, with the token that was refused. It resolves with true if
   * there is a new session and the call should be retried.
   */
  onUnauthorized: (refusal: ApiError, token: string | null) => Promise<boolean>;
  /** Returns the stored bearer token, or null. */
  readToken: () => string | null;
}

const settings: ApiSettings = {
  host: '',
  transport: browserTransport,
  onUnauthorized: async () => false,
  readToken: () => null,
};

/**
 * Sets the API's origin and how a 401 is handled. The shell calls it at start, the server before it renders.
 */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

/** Describes the options of a call besides its input. */
export interface CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly signal?: AbortSignal;
  readonly onUploadProgress?: (share: number) => void;
  /**
   * Holds the version that the editor loaded. The server responds with 409 if somebody has changed the object
   * since.
   */
  readonly ifMatch?: number;
  /**
   * Identifies a create, so that it is executed once even if it is sent twice. It has 8 to 200 letters,
   * digits, - or _.
   */
  readonly idempotencyKey?: string;
}

/**
 * Creates the error of a request without a response. It is also thrown when the client's own code can't be
 * loaded.
 */
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

/** Returns method and path of an endpoint. */
async function findRoute(name: EndpointName): Promise<{ readonly method: Method; readonly path: string }> {
  const { endpointRoute } = await loadEndpointPaths().catch(() => {
    throw networkError();
  });
  return endpointRoute(name);
}

/**
 * Fetches the cookie of the CSRF protection. A failure doesn't stop the call, because some back ends need no
 * such cookie.
 */
async function fetchCsrfCookie(): Promise<void> {
  try {
    const { method, path } = await findRoute('auth.csrfCookie');
    await settings.transport({ method, url: settings.host + path, headers: {} });
  } catch (cause) {
    console.warn('The CSRF cookie could not be fetched', cause);
  }
}

/** Returns the origin and the headers of API calls for transports of another kind, such as uploads. */
export function readApiAccess() {
  const { host, transport, onUnauthorized, readToken } = settings;
  return {
    host,
    transport,
    onUnauthorized,
    readToken,
    readHeaders: () => headersFor(undefined, readToken()),
  };
}

/**
 * Dashboards edit texts, so they get them as stored. On pages of members and visitors the facts are filled
 * in.
 */
const showsFilledTexts = (): boolean =>
  typeof location !== 'undefined' &&
  ['public', 'member'].includes(accessFloor(withoutLanguage(location.pathname)));

function headersFor(
  body: unknown,
  token: string | null,
  { ifMatch, idempotencyKey }: CallOptions = {},
): Record<string, string> {
  return {
    Accept: 'application/json',
    // The language of the page counts, not the one that the browser prefers.
    ...(LANGUAGE_BASE && { 'Accept-Language': LANGUAGE }),
    ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(token && showsFilledTexts() && { Prefer: FILLED_TEXTS }),
    ...(ifMatch !== undefined && { 'If-Match': `"${ifMatch}"` }),
    ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
  };
}

/**
 * Returns true if a proxy has responded in the site's place, such as the sign-in of a campus network: the API sends
 * no pages.
 */
const isForeignPage = (body: unknown): boolean =>
  typeof body === 'string'
    ? body.trimStart().startsWith('<')
    : body instanceof Blob && body.type.startsWith('text/html');

interface RequestOptions extends CallOptions {
  /** Is the token when the call began: signing out deletes the stored one before the call is sent. */
  readonly token: string | null;
  readonly isFile?: boolean;
}

async function request<T>(method: Method, url: string, body: unknown, options: RequestOptions): Promise<T> {
  if (!url.includes('/v1/')) await fetchCsrfCookie();
  const { params, signal, onUploadProgress, isFile, token } = options;
  const sendWith = (bearer: string | null) =>
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
      headersFor(body, bearer, options),
    );
  let response = await sendWith(token);
  const isRefused = response.status === 401 && !isForeignPage(response.body);
  if (isRefused && (await settings.onUnauthorized(apiErrorFrom(response), token)))
    response = await sendWith(settings.readToken());
  if (response.status >= 200 && response.status < 300) {
    if (isForeignPage(response.body)) throw networkError();
    // The response gets the type of the endpoint's record only here.
    return response.body as T;
  }
  throw apiErrorFrom(response);
}

type CallInput = Readonly<Record<string, unknown>> & {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Browsers and servers resolve these segments, so the request would go to another path. */
const RESOLVED_SEGMENT = /^\.{0,2}$/;

/**
 * Returns a path with its parameters filled in. Throws an error if one is missing, and an `ApiError` of status 404
 * if its value can't name anything: `/Events/calendar` must not show the response of `events.calendar` as an event.
 */
function fillPath(path: string, input: CallInput): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${path} needs ${name}`);
    const text = String(value);
    const isPossible = name === 'id' ? ROW_ID.test(text) : !RESOLVED_SEGMENT.test(text);
    if (!isPossible) throw new ApiError(404, 'not_found', t('This was not found.'));
    return encodeURIComponent(text);
  });
}

/**
 * Calls an endpoint by its name: `call('events.update', { id, body })`. Input and output have the types of
 * the endpoint's record. Every failure throws `ApiError`, and an aborted call rejects with its abort reason.
 * The client never navigates and shows no messages.
 */
export async function call<N extends EndpointName>(
  name: N,
  ...[input, options]: object extends EndpointInput<N>
    ? [input?: EndpointInput<N>, options?: CallOptions]
    : [input: EndpointInput<N>, options?: CallOptions]
): Promise<EndpointOutput<N>> {
  const token = settings.readToken();
  const { method, path } = await findRoute(name);
  // The record types the input for callers; this function needs only names and values.
  const { query, body, ...params } = { ...input } as CallInput;
  const search = query && Object.keys(query).length > 0 && { params: query };
  return request<EndpointOutput<N>>(method, fillPath(path, params), body, { ...search, ...options, token });
}

/** Fetches a file that needs the session, such as an archive or a report. Throws as `call` does. */
export async function download<N extends EndpointName>(
  name: N,
  input?: Pick<EndpointInput<N>, 'query' & keyof EndpointInput<N>>,
  options: CallOptions = {},
): Promise<Blob> {
  const token = settings.readToken();
  const { method, path } = await findRoute(name);
  const { query } = { ...input } as CallInput;
  return request<Blob>(method, path, undefined, {
    ...(query && { params: query }),
    ...options,
    token,
    isFile: true,
  });
}
