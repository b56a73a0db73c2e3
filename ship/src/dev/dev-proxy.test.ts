import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { DOCUMENT_ELEMENT } from '@narthex/shared-contracts';
import { DEV_SHELL_URL } from '@narthex/shared-contracts/remote-package';
import { createDevProxy, rewriteRequestHeaders, rewriteResponseHeaders } from './dev-proxy';
import { readLocalRemote } from './dev-command';
import { PageEvents } from './page-events';

const REMOTE = 'music-dashboard';
const VERSION = '0.0.0-0000000000';
const FOLDER = `/remotes/${REMOTE}/${VERSION}/`;
const SHELL_SCRIPT = `${DEV_SHELL_URL}shell.js`;
const SHELL_STYLE = `${DEV_SHELL_URL}shell.css`;
const shell = {
  scripts: [SHELL_SCRIPT],
  styles: [SHELL_STYLE],
  integrity: { [SHELL_SCRIPT]: 'sha384-script', [SHELL_STYLE]: 'sha384-style' },
};
const output = mkdtempSync(path.join(os.tmpdir(), 'narthex-dev-test-'));
const mounts = [{ path: '/music-dashboard', guard: 'leader', title: 'Music' }];
const descriptor = { name: REMOTE, owner: 'Music', contract: 1, title: 'Music', mounts };

const live = (remote: string) => [
  { url: `/remotes/${remote}/live/mf-manifest.json`, metadata: {}, extras: { mounts: [] } },
];
const registry = () => ({ schema: 's', microFrontends: { [REMOTE]: live(REMOTE), others: live('others') } });
const page = (rendered: string) =>
  `<head><link rel="stylesheet" href="/shell/shell.aa.css" integrity="sha384-live"></head>` +
  `<body><div id="root"><main>${rendered}</main></div>\n    <div id="could-not-start" hidden></div>` +
  `<script type="application/json" id="${DOCUMENT_ELEMENT}">${JSON.stringify({
    registry: registry(),
    files: { 'public-site': {} },
    integrity: { '/shell/shell.aa.js': 'sha384-live' },
    apiHost: '',
    state: '</script>',
  }).replace(/</g, '\\u003c')}</script>` +
  `<script src="/shell/shell.aa.js" integrity="sha384-live" defer></script>` +
  `<script src="/remotes/others/live/app.aa.js" integrity="sha384-live" async></script></body>`;

let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let site: Server;
let proxy: Server;
const events = new PageEvents();
let own = '';
let origin = '';

beforeAll(async () => {
  writeFileSync(
    path.join(output, 'mf-manifest.json'),
    JSON.stringify({ metaData: { version: VERSION, descriptor } }),
  );
  writeFileSync(path.join(output, 'app.js'), 'local code');
  site = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    if (request.url === '/registry.json')
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(registry()));
    if (request.url === '/old')
      return response
        .writeHead(301, { location: `${origin}/new`, 'strict-transport-security': 'max-age=1' })
        .end();
    if (request.url === '/half.js')
      return response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-length': 99 })
        .write('const half = ', () => response.destroy());
    if (request.url === '/once-reset')
      return asked.length > 1 && request.method === 'GET' ? response.end('here again') : response.destroy();
    if (request.url?.startsWith('/api/'))
      return response
        .writeHead(201, { 'set-cookie': 'XSRF-TOKEN=a; Path=/; Secure; Domain=church.example; SameSite=Lax' })
        .end('{"success":true}');
    return response
      .writeHead(request.url === '/music-dashboard' ? 404 : 200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self'; upgrade-insecure-requests",
      })
      .end(page(`rendered ${request.url}`));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  proxy = createDevProxy({
    site: origin,
    folders: new Map([[FOLDER, output]]),
    events,
    readBuilds: async () => ({ shell, remotes: [await readLocalRemote(REMOTE, output)] }),
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  own = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
beforeEach(() => (asked = []));
afterAll(() => {
  for (const server of [site, proxy]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(output, { recursive: true });
});

const readDocument = (html: string) =>
  JSON.parse(new RegExp(`id="${DOCUMENT_ELEMENT}">([^<]*)<`).exec(html)?.[1] ?? '');
const LOCAL_URL = `${FOLDER}mf-manifest.json`;

it('shows a page of the live site with the shell and the remote of this machine', async () => {
  const response = await fetch(`${own}/Events`);
  const html = await response.text();
  const { registry, files, integrity, state } = readDocument(html);
  expect(registry.microFrontends[REMOTE]).toEqual([
    {
      url: LOCAL_URL,
      metadata: { version: VERSION, integrity: '' },
      extras: { contract: 1, title: 'Music', owner: 'Music', mounts },
    },
  ]);
  expect(registry.microFrontends.others).toEqual(live('others'));
  expect([files, integrity, state]).toEqual([{}, shell.integrity, '</script>']);
  expect(html).toContain(`<script src="${SHELL_SCRIPT}" integrity="sha384-script"`);
  expect(html).toContain(`<link rel="stylesheet" href="${SHELL_STYLE}"`);
  expect(html).not.toMatch(/rendered|sha384-live/);
  const [, src, hash] = /<script src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  const script = await (await fetch(own + src)).text();
  expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(hash);
  expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
});

it('leaves a page in another language as the live site has it', async () => {
  const html = await (await fetch(`${own}/sw/Events`)).text();
  expect(html).toBe(page('rendered /sw/Events'));
});

it('serves the files of the local build, and nothing beside them', async () => {
  expect(await (await fetch(`${own}/remotes/${REMOTE}/${VERSION}/app.js`)).text()).toBe('local code');
  expect((await fetch(`${own}/remotes/${REMOTE}/${VERSION}/none.js`)).status).toBe(404);
  const outside = await fetch(`${own}/remotes/${REMOTE}/${VERSION}/%2e%2e%2f%2e%2e%2fpackage.json`);
  expect(outside.status).toBe(404);
  expect(asked).toEqual([]);
});

it('sends calls to the live site as if they came from its own page', async () => {
  const response = await fetch(`${own}/api/v1/notes`, {
    method: 'POST',
    headers: { origin: own, referer: `${own}/music-dashboard`, authorization: 'Bearer a' },
    body: '{"a":1}',
  });
  expect(response.status).toBe(201);
  expect(response.headers.get('set-cookie')).toBe('XSRF-TOKEN=a; Path=/; SameSite=Lax');
  expect(asked).toMatchObject([
    {
      url: '/api/v1/notes',
      body: '{"a":1}',
      headers: { origin, referer: `${origin}/music-dashboard`, authorization: 'Bearer a' },
    },
  ]);
  expect(origin).toContain(asked[0]?.headers.host ?? 'none');
});

it('keeps redirects on this machine, and drops what is for encrypted connections', async () => {
  const response = await fetch(`${own}/old`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/new');
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

it('names the local remote in the registry too, and keeps no page for later', async () => {
  const json = await (await fetch(`${own}/registry.json`)).json();
  expect(json.microFrontends[REMOTE][0].url).toBe(LOCAL_URL);
  expect((await fetch(`${own}/service-worker.js`)).status).toBe(404);
});

it('tells a page what is built when it connects, and what is built later', async () => {
  const built = (hash: string) => ({
    folder: FOLDER,
    hash,
    integrity: { [`${FOLDER}app.js`]: `sha384-${hash}` },
  });
  events.send(built('first'));
  const response = await fetch(`${own}/__narthex/events`);
  const reader = response.body?.getReader();
  let text = '';
  const readUntil = async (end: string) => {
    while (!text.includes(end)) text += new TextDecoder().decode((await reader?.read())?.value);
  };
  await readUntil('first');
  events.send(built('second'));
  await readUntil('second');
  const told = [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
  expect(told).toEqual([built('first'), built('second')]);
  await reader?.cancel();
});

it('ends a file that the site stops in the middle, so that the page can load it again', async () => {
  const response = await fetch(`${own}/half.js`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
});

it('asks again for what a site reads that ends before it responds, and not for what it changes', async () => {
  expect(await (await fetch(`${own}/once-reset`)).text()).toBe('here again');
  const posted = await fetch(`${own}/once-reset`, { method: 'POST', body: 'typed' });
  expect(posted.status).toBe(502);
  expect(await posted.text()).toContain('closed the connection before it responded');
});

it('waits for a site that is being restarted, and sends what was posted once', async () => {
  const { port } = site.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    site.close(() => resolve());
    site.closeAllConnections();
  });
  const posting = fetch(`${own}/api/v1/notes`, { method: 'POST', body: 'typed' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await new Promise<void>((resolve) => site.listen(port, '127.0.0.1', resolve));
  expect((await posting).status).toBe(201);
  expect(asked.map(({ body }) => body)).toEqual(['typed']);
});

it('says on a page that the site restarts, and asks for that page again until it is there', async () => {
  const away = createServer();
  await new Promise<void>((resolve) => away.listen(0, '127.0.0.1', resolve));
  const { port } = away.address() as AddressInfo;
  await new Promise((resolve) => away.close(resolve));
  const gone = `http://127.0.0.1:${port}`;
  const impatient = createDevProxy({
    ...{ site: gone, events, folders: new Map(), restartMs: 0 },
    readBuilds: async () => ({ shell, remotes: [] }),
  });
  await new Promise<void>((resolve) => impatient.listen(0, '127.0.0.1', resolve));
  const here = `http://127.0.0.1:${(impatient.address() as AddressInfo).port}`;
  const accept = 'text/html,application/xhtml+xml';
  try {
    const response = await fetch(`${here}/music-dashboard?q=<b>`, { headers: { accept } });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain(`${gone} can&#39;t be reached: connect ECONNREFUSED`);
    expect(html).toContain('This page comes by itself as soon as the site responds.');
    expect(html).toContain('<meta http-equiv="refresh" content="1">');
    const called = await fetch(`${here}/api/v1/notes`, { headers: { accept: 'application/json' } });
    expect([called.status, called.headers.get('content-type')]).toEqual([502, 'text/plain; charset=utf-8']);
    const posted = await fetch(`${here}/sign-in`, { method: 'POST', headers: { accept } });
    expect(posted.status).toBe(502);
  } finally {
    impatient.closeAllConnections();
    impatient.close();
  }
});

const LIVE = new URL('https://church.example');
it('renames cookies that need HTTPS, and sends them back by their names', () => {
  const { 'set-cookie': cookies } = rewriteResponseHeaders(
    {
      'set-cookie': [
        '__Host-narthex_browser=secret; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Strict',
        'XSRF-TOKEN=a; Path=/; Secure; Domain=church.example',
      ],
    },
    LIVE,
  );
  expect(cookies).toEqual([
    'narthex-dev-host-narthex_browser=secret; Max-Age=60; Path=/; HttpOnly; SameSite=Strict',
    'XSRF-TOKEN=a; Path=/',
  ]);
  const sent = 'XSRF-TOKEN=a; narthex-dev-host-narthex_browser=secret';
  expect(rewriteRequestHeaders({ cookie: sent }, LIVE, 'http://127.0.0.1:8080')).toMatchObject({
    cookie: 'XSRF-TOKEN=a; __Host-narthex_browser=secret',
  });
});
