import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as requestHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import path from 'node:path';
import { rewriteRequestHeaders, rewriteResponseHeaders } from './rewrite-headers';
import { rewritePage, rewriteRegistry, type LocalRemote } from './rewrite-page';

const OWN = '/__narthex/';
const RELOAD_SCRIPT = `new EventSource('${OWN}events').onmessage = () => location.reload();\n`;
const RELOAD = {
  url: `${OWN}reload.js`,
  integrity: `sha384-${createHash('sha384').update(RELOAD_SCRIPT).digest('base64')}`,
};
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
  /** The folder that the remote is built into. */
  readonly output: string;
  /** The remote as it is built now. */
  readonly readLocal: () => Promise<LocalRemote | null>;
}

/** A live site with one remote from this machine. Nothing for it exists on the site. */
export interface DevProxy {
  readonly server: Server;
  /** Has every open page loaded again. */
  readonly reload: () => void;
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

const readBody = async (message: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

export function createDevProxy({ site, output, readLocal }: DevProxySettings): DevProxy {
  const target = new URL(site);
  const listeners = new Set<ServerResponse>();

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }

  async function sendFile(name: string, response: ServerResponse): Promise<void> {
    const bytes = await readFile(path.join(output, path.basename(name))).catch(() => null);
    if (bytes) send(response, CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream', bytes);
    else response.writeHead(404).end();
  }

  async function relayResponse(
    live: IncomingMessage,
    pathname: string,
    response: ServerResponse,
  ): Promise<void> {
    const headers = rewriteResponseHeaders(live.headers, target);
    const local = await readLocal();
    const type = live.headers['content-type'] ?? '';
    if (local && type.startsWith('text/html')) {
      const html = rewritePage(await readBody(live), pathname, local, RELOAD);
      delete headers['etag'];
      response.writeHead(live.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' }).end(html);
    } else if (local && pathname === '/registry.json' && live.statusCode === 200) {
      const registry = rewriteRegistry(JSON.parse(await readBody(live)), local);
      send(response, 'application/json', JSON.stringify(registry));
    } else {
      response.writeHead(live.statusCode ?? 502, headers);
      live.pipe(response);
    }
  }

  function forward(request: IncomingMessage, pathname: string, response: ServerResponse): void {
    const { method, url, headers } = request;
    const own = `http://${headers.host}`;
    const sendRequest = target.protocol === 'https:' ? requestHttps : requestHttp;
    const forwarded = sendRequest(
      new URL(url ?? '/', target),
      { method, headers: rewriteRequestHeaders(headers, target, own) },
      (live) => void relayResponse(live, pathname, response).catch(fail),
    );
    function fail(cause: unknown): void {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${site} can't be reached: ${String(cause)}`);
    }
    forwarded.on('error', fail);
    request.pipe(forwarded);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', target);
    if (pathname === RELOAD.url) return send(response, 'text/javascript', RELOAD_SCRIPT);
    if (pathname === `${OWN}events`) return listen(response);
    // It would keep pages of this machine's origin for times when nothing runs there.
    if (pathname === '/service-worker.js') return void response.writeHead(404).end();
    void readLocal().then((local) => {
      const folder = local && path.posix.dirname(local.entry.url);
      if (folder && pathname.startsWith(`${folder}/`)) return sendFile(pathname, response);
      return forward(request, pathname, response);
    });
  });
  return {
    server,
    reload: () => listeners.forEach((listener) => listener.write('data: reload\n\n')),
  };
}
