import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  DOCUMENT_ELEMENT,
  START_ELEMENT,
  currentDataUrl,
  pageDataIntegrity,
  type PageStart,
} from '@narthex/shared-contracts';
import { buildTestApp } from '../../../../test/build-app';
import { buildPackage, goLive, type FakeRemote } from '../../../../test/remote-factories';
import { waitUntil } from '../../../../test/processes/wait-until';
import type { App } from '../../../app';
import type { Config } from '../../../config';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../../delivery/publishing/publish-remote';
import { modules } from '../../index';
import { EMPTY_REGISTRY } from '../../delivery/registry/presenter';
import { PageDataFiles, hashPageData } from './page-data';
import { createPageRoutes } from '../routes';
import type { OpenRenderer } from '../rendering/version-renderer';

const STARTER = ['/shell/starter.aa.js', 'sha384-starter'] as const;
const HASHES = ['/shell/hashes.aa.json', 'sha384-hashes'] as const;

const apps: App[] = [];
let text = 'The text';

/** Renders the public pages of a site with the text as their data. */
const openRenderer: OpenRenderer = (remote) => ({
  isBroken: false,
  ready: Promise.resolve(),
  render: async ({ input, call }) => {
    // The page reads the site, so that it is rendered again when the site changes.
    await call({ method: 'GET', url: '/api/v1/site' });
    return {
      html: `<h1>${input.url}</h1>`,
      state: JSON.stringify([[['text'], text]]),
      meta: { title: 'A page' },
      site: undefined,
      remote: remote?.name ?? null,
    };
  },
  close: async () => undefined,
});

const REMOTE: FakeRemote = {
  mounts: [
    { path: '/', guard: 'public', title: 'Home', exact: true },
    { path: '/privacy', guard: 'public', title: 'Privacy' },
    { path: '/member-area', guard: 'member', title: 'Members' },
  ],
  nodeBuild: 'module.exports = {};',
};
const TRIAL = '2.0.0-0123456789';

/** Opens a site with the shell of a release. */
async function openSite(script = '/shell/shell.aa.js', files?: Config['files']): Promise<App> {
  const pages = createPageRoutes({
    version: '1',
    integrity: { [script]: 'sha384-shell' },
    scripts: [script],
    styles: [],
    lazyScripts: [],
    lazyStyles: [],
    fonts: [],
    template:
      '<html lang="en"><head><!--narthex:head--></head><body><!--narthex:app--><!--narthex:document--></body>',
    starter: STARTER,
    hashes: HASHES,
    openRenderer,
  });
  const app = await buildTestApp({
    modules: [...modules, pages],
    config: { pageCache: 50, ...(files && { files }) },
  });
  apps.push(app);
  await goLive(app, REMOTE);
  return app;
}

beforeEach(() => (text = 'The text'));
afterAll(() => Promise.all(apps.map((app) => app.close())));

const get = async (app: App, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'church.example', ...headers } });
function readStart(html: string): PageStart {
  const found = new RegExp(`id="${START_ELEMENT}">([^<]*)<`).exec(html)?.[1];
  if (!found) throw new Error(`The page names no data: ${html}`);
  return JSON.parse(found) as PageStart;
}

describe('a public page', () => {
  let app: App;
  beforeAll(async () => {
    app = await openSite();
  }, 60_000);

  it('names its data and its scripts, and loads the starter alone', async () => {
    const { body, headers } = await get(app, '/');
    const start = readStart(body);
    expect(start.scripts).toEqual([['/shell/shell.aa.js', 'sha384-shell']]);
    expect(start.hashes).toEqual(HASHES);
    expect(start.chunks.length + start.preloads.length).toBeGreaterThan(0);
    expect([...body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src)).toEqual([STARTER[0]]);
    expect(body).not.toMatch(/The text|rel="preload" as="script"/);
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });

  it('has its data in a file that is named after its hash and never changes', async () => {
    const { data } = readStart((await get(app, '/')).body);
    const { body, headers, statusCode } = await get(app, data);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ path: '/', state: [[['text'], 'The text']] });
    expect(headers['cache-control']).toContain('immutable');
    expect(`sha256-${createHash('sha256').update(body).digest('base64')}`).toBe(pageDataIntegrity(data));
  });

  it('keeps the name of its data as long as that stays the same', async () => {
    const before = readStart((await get(app, '/privacy')).body);
    await app.unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('site'));
    const same = readStart((await get(app, '/privacy')).body);
    expect(same.data).toBe(before.data);
    text = 'Another text';
    await app.unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('site'));
    const changed = readStart((await get(app, '/privacy')).body);
    expect(changed.data).not.toBe(before.data);
    // A document that was opened before the change still gets its data.
    expect((await get(app, before.data)).body).toContain('The text');
  });

  it('stays the same response as long as nothing in it changes, whenever and wherever it is rendered', async () => {
    const renderAgain = () =>
      app.unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('site'));
    await renderAgain();
    const { headers, body } = await get(app, '/privacy');
    const known = { 'if-none-match': String(headers.etag) };
    for (let turn = 0; turn < 3; turn += 1) {
      await renderAgain();
      expect((await get(app, '/privacy', known)).statusCode).toBe(304);
    }
    expect((await get(app, '/privacy')).body).toBe(body);
    const packed = await get(app, '/privacy', { 'accept-encoding': 'br' });
    expect(String(brotliDecompressSync(packed.rawPayload))).toBe(body);
    const other = await openSite();
    expect((await get(other, '/privacy', known)).statusCode).toBe(304);
    text = 'A third text';
    await renderAgain();
    expect((await get(app, '/privacy', known)).statusCode).toBe(200);
  });

  it('gets its data from a process that has not rendered it, of another release too, if the content is the same', async () => {
    const { data } = readStart((await get(app, '/')).body);
    const other = await openSite('/shell/shell.bb.js');
    expect((await get(other, data)).body).toContain('The text');
    const unknown = data.replace(/page-data\/[^.]+/, `page-data/${'a'.repeat(43)}`);
    expect((await get(other, unknown)).statusCode).toBe(404);
  }, 60_000);

  it('is the same page in another text for those who use less data', async () => {
    const [usual, low] = [await get(app, '/'), await get(app, '/', { cookie: 'narthex_low_data=1' })];
    expect(low.body).toContain('<html data-low-data lang="en">');
    expect(low.body.replace(' data-low-data', '')).toBe(usual.body);
    expect(low.headers['speculation-rules']).toBeUndefined();
    expect(low.headers['cache-control']).toBe('private, no-cache');
    expect(low.headers.etag).not.toBe(usual.headers.etag);
    const again = await get(app, '/', { 'save-data': 'on', 'if-none-match': String(low.headers.etag) });
    expect(again.statusCode).toBe(304);
    const other = await get(app, '/', { 'if-none-match': String(low.headers.etag) });
    expect([other.statusCode, other.body]).toEqual([200, usual.body]);
  });

  it('is prefetched, but not for those who save data', async () => {
    const rules = await get(app, '/speculation-rules.json');
    expect(rules.headers['content-type']).toContain('application/speculationrules+json');
    expect(rules.json().prefetch).toHaveLength(1);
    const saving = await app.inject({ url: '/speculation-rules.json', headers: { 'save-data': 'on' } });
    expect(saving.json()).toEqual({});
    expect(saving.headers.vary).toContain('Save-Data');
  });

  it('gets its data from another process after the content has changed', async () => {
    const { data } = readStart((await get(app, '/')).body);
    const folder = path.join(app.config.dataDir, 'page-data');
    const name = `${Buffer.from(/([\w-]{43})\.json/.exec(data)?.[1] ?? '', 'base64url').toString('hex')}.json.br`;
    const stored = path.join(folder, name);
    await waitUntil(async () => existsSync(stored));
    const before = text;
    text = 'A later text';
    const other = await openSite('/shell/shell.bb.js', app.config.files);
    expect((await get(other, '/')).body).not.toContain(data);
    expect((await get(other, data)).json().state).toEqual([[['text'], before]]);
    text = before;
    await utimes(stored, new Date(0), new Date(0));
    await app.housekeeping.run();
    expect(existsSync(stored)).toBe(false);
  }, 60_000);

  it('has data now, whatever it had before, and whatever a visitor tries out', async () => {
    const { data } = readStart((await get(app, '/privacy')).body);
    const current = currentDataUrl(data);
    text = 'Another text';
    await app.unitOfWorkBy(namedWriter('Test'), async ({ invalidates }) => invalidates('site'));
    const everybody = await get(app, current);
    expect(everybody.headers['cache-control']).toBe('no-store');
    expect(everybody.json()).toMatchObject({ path: '/privacy', state: [[['text'], 'Another text']] });
    const guarded = await get(app, currentDataUrl('/page-data/x.json?page=%2Fmember-area'));
    expect(guarded.statusCode).toBe(404);
    const trial = { action: 'canary', version: TRIAL, percent: 50, reason: 'A trial' } as const;
    const options = { writer: namedWriter('Test'), source: 'shipped', release: trial } as const;
    await publishRemote(app, buildPackage({ ...REMOTE, version: TRIAL }), options);
    expect((await get(app, '/privacy')).body).not.toContain(START_ELEMENT);
    expect((await get(app, current)).json()).toMatchObject({ path: '/privacy' });
  });
});

it('contains its data where somebody has to sign in', async () => {
  const app = apps[0] ?? (await openSite());
  const { body } = await get(app, '/member-area');
  expect(body).toContain(`id="${DOCUMENT_ELEMENT}"`);
  expect(body).toContain('<script src="/shell/shell.aa.js"');
  expect(body).not.toContain(`id="${START_ELEMENT}"`);
});

it('keeps the data that was used last', async () => {
  const files = new PageDataFiles(2);
  const data = { registry: EMPTY_REGISTRY, files: {}, apiHost: '', state: '[]' };
  const [first, second, third] = ['/1', '/2', '/3'].map((path) => hashPageData({ ...data, path }));
  if (!first || !second || !third) throw new Error('There are three');
  for (const data of [first, second, first, third]) await files.keep(data);
  expect([first, second, third].map(({ hash }) => files.find(hash) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
