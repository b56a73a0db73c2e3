/** Names the result of a request from the view of its sender, who may have received no response. */
export type Outcome =
  | { readonly kind: 'acknowledged'; readonly body: Body; readonly location: string | null }
  | { readonly kind: 'refused'; readonly status: number }
  /** The server may have done it: the connection broke, nothing came in time, or the response was a 5xx. */
  | { readonly kind: 'unknown' };

/** Is the part of responses that the writers read. */
export interface Body {
  readonly data?: Readonly<Record<string, unknown>> & { readonly file?: { readonly url: string } | null };
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly url: string;
  /** Is the token of the person who calls. */
  readonly token?: string;
  readonly json?: object;
  readonly bytes?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the server. */
export type SiteClient = (call: Call) => Promise<Outcome>;

const GIVE_UP_MS = 30_000;

function parseBody(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}

/** Sends calls to one of the servers that run at that moment, in turns. */
export function createSiteClient(listOrigins: () => readonly string[]): SiteClient {
  let turn = 0;
  return async ({ method, url, token, json, bytes, headers }) => {
    const origins = listOrigins();
    turn += 1;
    const origin = origins[turn % Math.max(1, origins.length)];
    if (origin === undefined) return { kind: 'unknown' };
    try {
      const response = await fetch(`${origin}${url}`, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? (bytes ? new Uint8Array(bytes) : null) : JSON.stringify(json),
        signal: AbortSignal.timeout(GIVE_UP_MS),
      });
      // A response that breaks off acknowledges nothing, so its body is read to the end.
      const text = await response.text();
      if (response.status >= 500) return { kind: 'unknown' };
      if (response.status >= 400) return { kind: 'refused', status: response.status };
      return { kind: 'acknowledged', body: parseBody(text), location: response.headers.get('location') };
    } catch {
      return { kind: 'unknown' };
    }
  };
}
