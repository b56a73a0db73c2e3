import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { DOCUMENT_ELEMENT } from '@narthex/shared-contracts';
import { createDevProxy, type DevProxy } from './dev-proxy';
import { readLocalRemote } from './local-remote';

const REMOTE = 'music-dashboard';
const VERSION = '0.0.0-0000000000';
const output = mkdtempSync(path.join(os.tmpdir(), 'narthex-dev-test-'));
const mounts = [{ path: '/music-dashboard', guard: 'leader', title: 'Music' }];
const descriptor = { name: REMOTE, owner: 'Music', contract: 1, title: 'Music', mounts };

const live = (remote: string) => [
  { url: `/remotes/${remote}/live/mf-manifest.json`, metadata: {}, extras: { mounts: [] } },
];
const registry = () => ({ schema: 's', microFrontends: { [REMOTE]: live(REMOTE), others: live('others') } });
const page = (rendered: string) =>
  `<body><div id="root"><main>${rendered}</main></div>\n    <div id="could-not-start" hidden></div>` +
  `<script type="application/json" id="${DOCUMENT_ELEMENT}">${JSON.stringify({
    registry: registry(),
    files: { 'public-site': {} },
    apiHost: '',
    state: '</script>',
  }).replace(/</g, '\\u003c')}</script></body>`;

let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
let site: Server;
let proxy: DevProxy;
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
  proxy = createDevProxy({ site: origin, output, readLocal: () => readLocalRemote(REMOTE, output) });
  await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
  own = `http://127.0.0.1:${(proxy.server.address() as AddressInfo).port}`;
});
beforeEach(() => (asked = []));
afterAll(() => {
  for (const server of [site, proxy.server]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(output, { recursive: true });
});

const readDocument = (html: string) =>
  JSON.parse(new RegExp(`id="${DOCUMENT_ELEMENT}">([^<]*)<`).exec(html)?.[1] ?? '');
const LOCAL_URL = `/remotes/${REMOTE}/${VERSION}/mf-manifest.json`;

it('shows a page of the live site with the local remote in its registry, and a script that reloads it', async () => {
  const response = await fetch(`${own}/Events`);
  const html = await response.text();
  const { registry, files, state } = readDocument(html);
  expect(registry.microFrontends[REMOTE]).toEqual([
    {
      url: LOCAL_URL,
      metadata: { version: VERSION, integrity: expect.stringMatching(/^sha384-/) },
      extras: { contract: 1, title: 'Music', owner: 'Music', mounts },
    },
  ]);
  expect(registry.microFrontends.others).toEqual(live('others'));
  expect([files, state]).toEqual([{ 'public-site': {} }, '</script>']);
  expect(html).toContain('rendered /Events');
  const [, src, hash] = /<script src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  const script = await fetch(own + src);
  expect(hash).toMatch(/^sha384-/);
  expect(await script.text()).toContain('EventSource');
  expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
});

it('lets the browser render what belongs to the local remote', async () => {
  const html = await (await fetch(`${own}/music-dashboard`)).text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('rendered');
  expect(readDocument(html).files).toEqual({});
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

it('tells open pages when the remote is built again', async () => {
  const events = await fetch(`${own}/__narthex/events`);
  const reader = events.body?.getReader();
  await reader?.read();
  proxy.reload();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: reload\n\n');
  await reader?.cancel();
});
