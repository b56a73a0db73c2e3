import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withTestApp } from '../../../test/build-app';
import { createAnnouncement } from '../../../test/content-factories';
import { goLive } from '../../../test/remote-factories';
import { modules } from '../../modules/index';
import { createPageRoutes } from '../../modules/pages/routes';

const LONG = 'Bring a friend who has never been here. '.repeat(60);

const pages = createPageRoutes({
  ...{ version: '1', integrity: {}, scripts: [], styles: [], lazyScripts: [], lazyStyles: [], fonts: [] },
  template: '<head><!--narthex:head--></head><body><!--narthex:app--></body>',
  openRenderer: () => ({
    isBroken: false,
    ready: Promise.resolve(),
    render: async () => ({
      ...{ html: `<p>${LONG}</p>`, state: '[]', site: undefined, remote: null },
      meta: { title: 'A page' },
    }),
    close: async () => undefined,
  }),
});

const app = withTestApp({ config: { pageCache: 20 }, modules: [...modules, pages] });

let repeated = 0;
beforeAll(async () => {
  await goLive(app(), {
    mounts: [{ path: '/', exact: true, guard: 'public', title: 'Home' }],
    nodeBuild: 'module.exports = {};',
  });
  await createAnnouncement(app(), { title: 'Open day', content: LONG });
  app().observeRepeatedResponses(() => (repeated += 1));
  await app().listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  repeated = 0;
});

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

/** Sends a request over a connection, and unpacks the body as the response says that it is packed. */
async function read(path: string, accepted: string) {
  const { port } = app().server.address() as AddressInfo;
  const headers = accepted === '' ? {} : { 'accept-encoding': accepted };
  const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const { 'content-encoding': encoding = 'identity', vary } = response.headers;
  return { encoding, vary, text: String(UNPACK[encoding]?.(await buffer(response))) };
}

const ACCEPTED: readonly (readonly [accepted: string, encoding: string])[] = [
  ['gzip, deflate', 'gzip'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=0, br; q=0.000', 'identity'],
  ['deflate', 'identity'],
  ['brave, gzipped', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity, *;q=0', 'identity'],
];

it.each(['/', '/api/v1/announcements'])(
  'sends %s as each client can read it, also repeated',
  async (path) => {
    const [, plain] = [await read(path, 'identity'), await read(path, 'identity')];
    expect(plain.text).toContain('Bring a friend');
    for (let turn = 0; turn < 2; turn += 1)
      for (const [accepted, encoding] of ACCEPTED)
        expect([accepted, await read(path, accepted)]).toEqual([
          accepted,
          { encoding, vary: expect.stringMatching(/accept-encoding/i), text: plain.text },
        ]);
    expect(repeated).toBeGreaterThan(ACCEPTED.length);
  },
);
