import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** These headers belong to a single connection, or describe bytes that are rewritten. */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'],
  // The live site requires this of browsers, but a developer's machine uses plain HTTP.
  'strict-transport-security',
]);

const keep = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** Returns the headers of a request as the live site expects them from its own pages. */
export function rewriteRequestHeaders(
  headers: IncomingHttpHeaders,
  site: URL,
  own: string,
): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...keep(headers, new Set(['connection', 'keep-alive', 'upgrade'])),
    host: site.host,
    // Pages can only be rewritten as uncompressed text.
    'accept-encoding': 'identity',
    ...(origin === own && { origin: site.origin }),
    ...(referer?.startsWith(own) && { referer: site.origin + referer.slice(own.length) }),
  };
}

/** Returns the headers of a response as a page on this machine needs them. */
export function rewriteResponseHeaders(headers: IncomingHttpHeaders, site: URL): OutgoingHttpHeaders {
  const { location, 'set-cookie': cookies, 'content-security-policy': policy } = headers;
  return {
    ...keep(headers, DROPPED),
    ...(location?.startsWith(site.origin) && { location: location.slice(site.origin.length) || '/' }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replace(/;\s*(secure|domain=[^;]*)/gi, '')),
    }),
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/;?\s*upgrade-insecure-requests/gi, ''),
    }),
  };
}
