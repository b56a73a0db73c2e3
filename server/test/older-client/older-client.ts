import type { App } from '../../src/app';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Body = Readonly<Record<string, unknown>>;

/** Describes a call of this client, which reads only the status of failures, and no header. */
export interface OlderClient {
  get<T = never>(path: string): Promise<T>;
  send<T = never>(method: Exclude<Method, 'GET'>, path: string, body?: Body | FormData): Promise<T>;
}

/** The church's site as the browser of another front end sees it. */
export const HOST = 'church.example';

/**
 * A front end of the first hour: a bearer token, JSON in and out, no version, no idempotency key. It throws what it would
 * show, as the specification words it.
 */
export function openOlderClient(app: App, token?: string): OlderClient {
  async function call(method: Method, path: string, body?: Body | FormData) {
    const form = body instanceof FormData ? new Request('http://x', { method: 'POST', body }) : null;
    const response = await app.inject({
      method,
      url: path,
      headers: {
        host: HOST,
        accept: 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(form && { 'content-type': form.headers.get('content-type') ?? '' }),
      },
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
      ...(body && !form && { payload: body as object }),
    });
    if (response.statusCode >= 400)
      throw new Error(`HTTP error! status: ${response.statusCode}: ${response.json().message}`);
    return response.json();
  }
  return { get: (path) => call('GET', path), send: (method, path, body) => call(method, path, body) };
}
