import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@narthex/shared-contracts';
import type { PageCall } from './render-messages';
import { RenderCrashError } from './version-renderer';
import { WorkerRenderer, type WorkerOptions } from './worker-renderer';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-renderer-'));
const shell = path.join(folder, 'server.cjs');
/** The pages of this shell are rendered by the remote's module. */
const SHELL = `
  let transport;
  exports.sharedModules = { react: { name: 'the shared React' } };
  exports.setTransport = (given) => (transport = given);
  exports.renderPage = async ({ url, remote, now, formState, registry, signal }) => ({
    html: await (remote ? remote.module.render({ url, transport, signal, formState, registry }) : 'the shell at ' + now),
    state: [], meta: { title: url }, site: undefined, remote: remote && remote.name,
  });
`;
writeFileSync(shell, SHELL);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let renderer: WorkerRenderer;
afterEach(() => renderer.close());

const open = (code: string, options: WorkerOptions = { endWithinMs: 100 }) => {
  const remote = { name: 'public-site', version: '1.0.0-0123456789', code: `exports.render = ${code}` };
  renderer = new WorkerRenderer({ shell, remote }, options);
};

const registryOf = (schema: string) => ({ schema, microFrontends: {} }) as unknown as Registry;
const REGISTRY = registryOf('first');

const input = (url: string, registry = REGISTRY) => ({
  url,
  registry,
  now: '2026-11-22',
  formState: { typed: 'words' },
});

const render = (url = '/', signal = new AbortController().signal, registry = REGISTRY) =>
  renderer.render({
    input: input(url, registry),
    signal,
    call: async ({ url: asked, params }: PageCall) => ({
      status: 200,
      body: JSON.stringify({ asked, params }),
    }),
  });

const htmlOf = async (code: string) => {
  open(code);
  return (await render()).html;
};

it('renders each page with the registry that it is given', async () => {
  open(`async ({ url, registry }) => url + ' ' + registry.schema`);
  const second = registryOf('second');
  const signal = new AbortController().signal;
  const pages = await Promise.all([
    ...[render('/a'), render('/b'), render('/c', signal, second)],
    ...[render('/d', signal, second), render('/e')],
  ]);
  expect(pages.map(({ html }) => html)).toEqual([
    ...['/a first', '/b first', '/c second', '/d second', '/e first'],
  ]);
});

it('renders what the remote makes, from what the server gives', async () => {
  open(`async ({ url, formState }) => url + ' ' + formState.typed`);
  expect(await render('/Events')).toEqual({
    html: '/Events words',
    state: '[]',
    meta: { title: '/Events' },
    site: undefined,
    remote: 'public-site',
  });
});

it('renders the pages of the shell itself without a remote', async () => {
  renderer = new WorkerRenderer({ shell, remote: null });
  expect((await render()).html).toBe('the shell at 2026-11-22');
});

it('makes the calls of several pages at once, each by its own way', async () => {
  open(`async ({ url, transport }) => {
    const { status, body } = await transport({ method: 'GET', url: '/api' + url, params: { page: 2 } });
    return status + ' ' + JSON.stringify(body);
  }`);
  const pages = await Promise.all(['/a', '/b', '/c'].map((url) => render(url)));
  expect(pages.map(({ html }) => html)).toEqual(
    ['/a', '/b', '/c'].map((url) => `200 {"asked":"/api${url}","params":{"page":2}}`),
  );
});

describe('a remote’s code', () => {
  it('gets what the shell shares, and can require nothing else', async () => {
    expect(await htmlOf(`async () => require('react').name`)).toBe('the shared React');
    await renderer.close();
    open(`async () => require('node:fs').readFileSync('/etc/hostname', 'utf8')`);
    await expect(render()).rejects.toThrow('requires node:fs, which the shell does not share');
  });

  it('sees none of the settings', async () => {
    process.env['SECRET_OF_THIS_TEST'] = 'secret';
    expect(await htmlOf(`async () => JSON.stringify(Object.keys(process.env))`)).not.toContain('SECRET');
    delete process.env['SECRET_OF_THIS_TEST'];
  });

  it('that throws fails its own page alone', async () => {
    open(`async ({ url }) => { if (url === '/bad') throw new Error('no page today'); return 'a page'; }`);
    const [bad, good] = await Promise.allSettled([render('/bad'), render('/good')]);
    expect(bad).toMatchObject({ reason: { message: expect.stringContaining('no page today') } });
    expect(good).toMatchObject({ value: { html: 'a page' } });
    expect(renderer.isBroken).toBe(false);
  });

  it.each<[string, string]>([
    ['ends its thread', `async () => process.exit(1)`],
    [
      'throws where nobody catches it',
      `async () => { setTimeout(() => { throw new Error('late'); }); await new Promise(() => {}); }`,
    ],
    [
      'takes more memory than it may',
      `async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); }`,
    ],
  ])('that %s breaks its renderer, and not the server', async (_, code) => {
    open(code, { limits: { maxOldGenerationSizeMb: 64 } });
    await expect(render()).rejects.toThrow(RenderCrashError);
    expect(renderer.isBroken).toBe(true);
    await expect(render()).rejects.toThrow(RenderCrashError);
  });

  it('that never ends is ended', async () => {
    open(`async () => { for (;;); }`);
    const abort = new AbortController();
    const page = render('/', abort.signal);
    abort.abort(new Error('too slow'));
    await expect(page).rejects.toThrow('it hangs');
    expect(renderer.isBroken).toBe(true);
  });

  it('that waits ends when it is told to, and renders the next page', async () => {
    open(
      `({ url, signal }) => new Promise((resolve, reject) => {
      if (url === '/next') resolve('next');
      signal.addEventListener('abort', () => reject(signal.reason));
    })`,
      // A thread needs less time to start.
      { endWithinMs: 10_000 },
    );
    const abort = new AbortController();
    const page = render('/', abort.signal);
    abort.abort(new Error('too slow'));
    await expect(page).rejects.toThrow('too slow');
    expect((await render('/next')).html).toBe('next');
  });

  it('that is no code fails every page', async () => {
    open(`) this is no code`);
    await expect(render()).rejects.toThrow(RenderCrashError);
  });

  describe('while it is loaded', () => {
    const advance = (ms: number) => jest.advanceTimersByTime(ms);
    beforeEach(() =>
      jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] }),
    );
    afterEach(() => jest.useRealTimers());

    it('that never ends breaks its renderer', async () => {
      open(`(() => { for (;;); })()`, {});
      const page = render();
      advance(15_000);
      await expect(renderer.ready).rejects.toThrow(RenderCrashError);
      await expect(page).rejects.toThrow('its code takes too long to load');
      expect(renderer.isBroken).toBe(true);
    });

    it('that is slow has its time, and the pages after it theirs', async () => {
      open(`async () => 'a page'`, {});
      advance(9_000);
      await renderer.ready;
      advance(60_000);
      expect(renderer.isBroken).toBe(false);
      expect((await render()).html).toBe('a page');
    });
  });
});
