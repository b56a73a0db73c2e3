import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Of one connection, or about bytes that are rewritten. */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'],
  // What the live site asks of its own visitors' browsers; a developer's machine speaks plain HTTP.
  'strict-transport-security',
]);

const keep = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** A request as the live site would get it from its own page. */
export function rewriteRequestHeaders(
  headers: IncomingHttpHeaders,
  site: URL,
  own: string,
): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    ...keep(headers, new Set(['connection', 'keep-alive', 'upgrade'])),
    host: site.host,
    // Pages are rewritten: as plain text.
    'accept-encoding': 'identity',
    ...(origin === own && { origin: site.origin }),
    ...(referer?.startsWith(own) && { referer: site.origin + referer.slice(own.length) }),
  };
}

/** A response as a page on this machine can use it. */
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
