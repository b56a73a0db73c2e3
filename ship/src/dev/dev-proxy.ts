import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { EVENTS_URL, PAGE_SCRIPT, type PageEvents } from './page-events';
import { inlineDocument } from '../page-html';
import { describeUnreachable } from '../site-url';
import { isNavigation, sendWaitingPage } from './waiting-page';
import { rewritePage, rewriteRegistry, type LocalBuilds } from './rewrite-page';

/** These headers belong to a single connection, or describe bytes that are rewritten. */
const DROPPED = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'content-length'],
  // The live site requires this of browsers, but a developer's machine uses plain HTTP.
  'strict-transport-security',
]);

/** Browsers accept a cookie with this prefix over HTTPS only, so it has another one on this machine. */
const HOST_PREFIX = '__Host-';
const RENAMED_PREFIX = 'narthex-dev-host-';

const keep = (headers: IncomingHttpHeaders, dropped: ReadonlySet<string>): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));

/** Returns the headers of a request as the live site expects them from its own pages. */
export function rewriteRequestHeaders(
  headers: IncomingHttpHeaders,
  site: URL,
  own: string,
): OutgoingHttpHeaders {
  const { origin, referer, cookie } = headers;
  return {
    ...keep(headers, new Set(['connection', 'keep-alive', 'upgrade'])),
    host: site.host,
    // Pages can only be rewritten as uncompressed text.
    'accept-encoding': 'identity',
    ...(cookie !== undefined && { cookie: cookie.replaceAll(RENAMED_PREFIX, HOST_PREFIX) }),
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
      'set-cookie': cookies.map((cookie) =>
        cookie.replace(HOST_PREFIX, RENAMED_PREFIX).replace(/;\s*(secure|domain=[^;]*)/gi, ''),
      ),
    }),
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(/;?\s*upgrade-insecure-requests/gi, ''),
    }),
  };
}

/** A local site that restarts responds again within this time. */
const RESTART_MS = 15_000;
const RETRY_MS = 50;
/** A site that is silent for this long won't respond. */
const SILENCE_MS = 60_000;
/** Matches pages in other languages, which `narthex dev` doesn't build. */
const IS_TRANSLATED = /^\/[a-z]{2}(\/|$)/;
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface DevProxySettings {
  readonly site: string;
  /** Folders that are built on this machine, by the path that their files are below. */
  readonly folders: ReadonlyMap<string, string>;
  readonly events: PageEvents;
  /** Limits how long a request waits for a site that restarts. */
  readonly restartMs?: number;
  /** Resolves with what is built now, once everything has been built for the first time. */
  readonly readBuilds: () => Promise<LocalBuilds>;
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Returns true if a request can be sent again: the site hasn't received it, or it only reads. */
function isRepeatable(cause: unknown, method: string | undefined): boolean {
  const { code } = cause as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && method === 'GET');
}

/** Creates a proxy to a live site that replaces the shell and some remotes by local builds. Nothing is published. */
export function createDevProxy({
  site,
  folders,
  events,
  readBuilds,
  restartMs = RESTART_MS,
}: DevProxySettings): Server {
  const target = new URL(site);

  async function sendFile(folder: string, name: string, response: ServerResponse): Promise<void> {
    const bytes = await readFile(path.join(folder, path.basename(name))).catch(() => null);
    if (bytes) send(response, CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream', bytes);
    else response.writeHead(404).end();
  }

  async function relayResponse(
    live: IncomingMessage,
    pathname: string,
    response: ServerResponse,
  ): Promise<void> {
    const headers = rewriteResponseHeaders(live.headers, target);
    const type = live.headers['content-type'] ?? '';
    if (type.startsWith('text/html') && !IS_TRANSLATED.test(pathname)) {
      const fetchText = async (url: string) => (await fetch(new URL(url, target))).text();
      const inlined = await inlineDocument(String(await readBody(live)), fetchText);
      const html = rewritePage(inlined, await readBuilds(), PAGE_SCRIPT);
      delete headers['etag'];
      response.writeHead(live.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(html);
    } else if (pathname === '/registry.json' && live.statusCode === 200) {
      const registry = rewriteRegistry(JSON.parse(String(await readBody(live))), await readBuilds());
      send(response, 'application/json', JSON.stringify(registry));
    } else {
      response.writeHead(live.statusCode ?? 502, headers);
      await pipeline(live, response);
    }
  }

  function requestSite(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { method, url, headers } = request;
    const own = `http://${headers.host}`;
    const sendRequest = target.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = sendRequest(
        new URL(url ?? '/', target),
        // A kept-alive connection would lead to the server before its restart.
        { method, headers: rewriteRequestHeaders(headers, target, own), agent: false },
        (live) => {
          // A stream of events may be silent for longer.
          sent.setTimeout(0);
          resolve(live);
        },
      );
      sent.setTimeout(SILENCE_MS, () => sent.destroy(new DOMException('No byte came', 'TimeoutError')));
      sent.on('error', reject).end(body);
    });
  }

  /** Retries while the site restarts, so that an open page doesn't notice. */
  async function forward(
    request: IncomingMessage,
    pathname: string,
    response: ServerResponse,
  ): Promise<void> {
    const body = await readBody(request);
    const deadline = Date.now() + restartMs;
    for (;;) {
      try {
        return await relayResponse(await requestSite(request, body), pathname, response);
      } catch (cause) {
        const isOver = response.headersSent || Date.now() > deadline;
        if (isOver || !isRepeatable(cause, request.method)) throw cause;
        await wait(RETRY_MS);
      }
    }
  }

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', target);
    if (pathname === PAGE_SCRIPT.url) return send(response, 'text/javascript', PAGE_SCRIPT.text);
    if (pathname === EVENTS_URL) return events.connect(response);
    // The service worker would cache pages of this origin and show them while nothing runs here.
    if (pathname === '/service-worker.js') return void response.writeHead(404).end();
    const folder = folders.get(pathname.slice(0, pathname.lastIndexOf('/') + 1));
    const sending = folder ? sendFile(folder, pathname, response) : forward(request, pathname, response);
    sending.catch((cause: unknown) => {
      // The rest of a body that has begun can't be sent, and text would become part of it.
      if (response.headersSent) return void response.destroy();
      const reason = describeUnreachable(site, cause);
      if (isNavigation(request)) return sendWaitingPage(response, reason);
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(reason);
    });
  });
}
