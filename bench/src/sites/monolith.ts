import { createReadStream, existsSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildMonolith, type MonolithBuild } from './build-monolith';
import { SiteError, type Site } from './site';
import { DOCUMENT_ELEMENT } from '@narthex/shared-contracts/page-document';

/** Returns the HTML of the monolith: an empty root, and early preloads of everything that the home page needs. */
function monolithPage(build: MonolithBuild, registry: unknown): string {
  const at = (file: string) => build.publicPath + file;
  const head = [
    '<title>Monolith</title>',
    ...build.styles.map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...build.scripts.map((file) => `<script src="${at(file)}" defer></script>`),
    ...build.pageScripts.map((file) => `<link rel="preload" as="script" href="${at(file)}">`),
    ...build.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${at(file)}" crossorigin="anonymous">`,
    ),
  ];
  const json = JSON.stringify({ microFrontends: registry }).replace(/</g, '\\u003c');
  const slots: Readonly<Record<string, string>> = {
    head: head.join(''),
    app: '',
    document: `<script type="application/json" id="${DOCUMENT_ELEMENT}">${json}</script>`,
  };
  return build.template.replace(/<!--narthex:(\w+)-->/g, (_, name: string) => slots[name] ?? '');
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Forwards a request to the running site, since both sites share data and pictures. */
function forwardRequest(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const passed = httpRequest(new URL(request.url ?? '/', origin), { method, headers }, (proxied) => {
    response.writeHead(proxied.statusCode ?? 502, proxied.headers);
    proxied.pipe(response);
  });
  passed.on('error', () => response.writeHead(502).end());
  request.pipe(passed);
}

function sendFile(build: MonolithBuild, name: string, response: ServerResponse): void {
  const file = path.join(build.folder, path.basename(name));
  if (!existsSync(file)) return void response.writeHead(404).end();
  const isCompressed = existsSync(`${file}.br`);
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'cache-control': IMMUTABLE,
    vary: 'Accept-Encoding',
    ...(isCompressed ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(isCompressed ? `${file}.br` : file).pipe(response);
}

async function readRegistry(origin: string): Promise<unknown> {
  const document: unknown = await (await fetch(new URL('/registry.json', origin))).json();
  if (typeof document !== 'object' || document === null || !('microFrontends' in document)) {
    throw new SiteError(`${origin} serves no registry`);
  }
  return document.microFrontends;
}

/** Builds the monolith and serves it on a free port with the data of the running site. */
export async function startMonolith(root: string, origin: string): Promise<Site> {
  const build = await buildMonolith(root);
  const page = brotliCompressSync(monolithPage(build, await readRegistry(origin)));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (/^\/(api|media|sanctum|shell)\//.test(pathname)) return forwardRequest(origin, request, response);
    if (pathname.startsWith(build.publicPath)) return sendFile(build, pathname, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, no-cache',
    });
    return response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address !== 'object') throw new SiteError('The monolith has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
