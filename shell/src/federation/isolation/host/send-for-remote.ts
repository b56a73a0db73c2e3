import { apiErrorFrom, readApiAccess, type TransportResponse } from '@narthex/shared-auth';
import { REMOTE_HEADER, type Method } from '@narthex/shared-contracts';
import type { FrameRequest } from '../frame-protocol';

const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies readonly Method[];
/** Only these headers of the remote are sent; the page itself adds the session and the name of the remote. */
const KEPT_HEADERS = ['if-match', 'idempotency-key', 'prefer'];
/** Further requests of a remote wait until one of these has ended. */
const MAX_REQUESTS_AT_ONCE = 12;
/** A remote whose requests wait in larger numbers gets no response to more of them. */
const MAX_WAITING_REQUESTS = 500;

/** Returns the path of an API call without dots, doubled slashes or another host; null for anything else. */
export function readApiPath(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith('/') || url.startsWith('//')) return null;
  const base = 'https://site.invalid';
  if (!URL.canParse(url, base)) return null;
  const { origin, pathname, search } = new URL(url, base);
  const isCall = origin === base && pathname.startsWith('/api/') && !/%2f|%5c|%2e|\/\//i.test(pathname);
  return isCall ? pathname + search : null;
}

function keepHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  return Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string] =>
        KEPT_HEADERS.includes(header[0].toLowerCase()) && typeof header[1] === 'string',
    ),
  );
}

function readBody({ body, form }: FrameRequest): unknown {
  if (!Array.isArray(form)) return body;
  const data = new FormData();
  for (const [name, value] of form) data.append(String(name), value instanceof File ? value : String(value));
  return data;
}

/** Lets a number of tasks run at once; some more wait in the order in which they came. */
class Turns {
  readonly #waiting: (() => void)[] = [];
  #free = MAX_REQUESTS_AT_ONCE;

  get isFull(): boolean {
    return this.#waiting.length >= MAX_WAITING_REQUESTS;
  }

  async take<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

const turnsByRemote = new Map<string, Turns>();

function findTurns(remote: string): Turns {
  const turns = turnsByRemote.get(remote) ?? new Turns();
  turnsByRemote.set(remote, turns);
  return turns;
}

const refuse = (status: number, message: string): TransportResponse => ({
  status,
  body: { success: false, message },
});

/**
 * Makes a call for the code of an isolated remote, in the name of who is signed in. The header tells the server which
 * remote asks, so that it allows what the grant names, and nothing else. Rejects only without a response.
 */
export async function sendForRemote(remote: string, request: FrameRequest): Promise<TransportResponse> {
  const path = readApiPath(request.url);
  if (path === null || !METHODS.includes(request.method))
    return refuse(403, 'A remote calls only the API of this site.');
  const turns = findTurns(remote);
  if (turns.isFull) return refuse(429, 'A remote makes fewer requests at a time.');
  const { host, transport, onUnauthorized, readHeaders, readToken } = readApiAccess();
  const sendOnce = () =>
    transport({
      method: request.method,
      url: host + path,
      headers: { ...keepHeaders(request.headers), ...readHeaders(), [REMOTE_HEADER]: remote },
      body: readBody(request),
      ...(request.params && { params: request.params }),
      ...(request.isFile === true && { isFile: true }),
    });
  return turns.take(async () => {
    const token = readToken();
    const response = await sendOnce();
    const isRenewed = response.status === 401 && (await onUnauthorized(apiErrorFrom(response), token));
    return isRenewed ? sendOnce() : response;
  });
}
