import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { announce, buildPackage, grant, toFiles, createUpload } from '../../../../test/remote-factories';
import { waitUntil } from '../../../../test/processes/wait-until';
import { withSmallApp } from '../../../../test/build-small-app';
import type { RemotePackage } from '../../../builds/packages/remote-package';
import { publishingRoutes } from './publishing-routes';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { ARRIVING_FOLDER } from './receive-package';

const TOKEN = 'the-token-of-this-test';
const URL = '/api/v1/delivery/versions';
const MEGABYTE = 1024 * 1024;
const app = withSmallApp([registryPlugin, healthPlugin, publishingRoutes], { shipToken: TOKEN });

const PACKAGE = buildPackage({ remote: 'youth', nodeBuild: 'module.exports = {};' });
beforeAll(() => grant(app(), PACKAGE));

const send = async ({ payload, headers }: Awaited<ReturnType<typeof createUpload>>) => {
  const authorization = `Bearer ${TOKEN}`;
  const response = await app().inject({
    method: 'POST',
    url: URL,
    payload,
    headers: { ...headers, authorization },
  });
  return { status: response.statusCode, message: response.json().message as string };
};

const listArriving = () => readdir(path.join(app().config.dataDir, ARRIVING_FOLDER)).catch(() => []);
const isPublished = async () =>
  (await app().remoteStore.read(PACKAGE.remote, PACKAGE.version, 'remoteEntry.js')) !== null;

afterEach(async () => expect(await listArriving()).toEqual([]));

const withFiles = (...files: readonly (readonly [string, string | Buffer])[]): RemotePackage => ({
  ...PACKAGE,
  files: new Map([...PACKAGE.files, ...toFiles(files)]),
});
const said = announce(PACKAGE).files;

describe('a version is refused', () => {
  it.each<[string, RemotePackage, object, string]>([
    [
      'with a script that was changed on its way',
      withFiles(['remoteEntry.js', 'alert()']),
      { files: said },
      'remoteEntry.js is not the file that was announced: it was changed on its way.',
    ],
    [
      'with a manifest that was changed on its way',
      withFiles(['mf-manifest.json', '{}']),
      { files: said },
      'mf-manifest.json is not the file that was announced: it was changed on its way.',
    ],
    [
      'with a Node build that was changed on its way',
      withFiles(['server/app.cjs', 'process.exit()']),
      { files: said },
      'server/app.cjs is not the file that was announced: it was changed on its way.',
    ],
    [
      'with a file that was not announced',
      withFiles(['extra.js', 'alert()']),
      { files: said },
      'extra.js is not among the files that were announced.',
    ],
    [
      'with a file that nobody knows',
      withFiles(['extra.js', 'alert()']),
      {},
      'extra.js is not named in mf-manifest.json.',
    ],
    [
      'with a compressed copy of something else',
      withFiles(['remoteEntry.js.br', brotliCompressSync('alert()')]),
      {},
      'remoteEntry.js.br is not remoteEntry.js compressed.',
    ],
    [
      'without a file that was announced',
      PACKAGE,
      { files: { ...said, 'lazy.js': said['remoteEntry.js'] } },
      'lazy.js was announced and did not arrive.',
    ],
  ])('%s', async (_, sent, more, message) => {
    expect(await send(await createUpload(sent, more))).toEqual({ status: 422, message });
    expect(await isPublished()).toBe(false);
  });

  it('when a file comes twice', async () => {
    const { payload, headers } = await createUpload(PACKAGE);
    const form = await new Response(payload, { headers }).formData();
    form.append('files', new Blob(['export default null;']), 'remoteEntry.js');
    const twice = new Response(form);
    const upload = {
      payload: Buffer.from(await twice.arrayBuffer()),
      headers: { 'content-type': twice.headers.get('content-type') ?? '' },
    };
    expect((await send(upload)).message).toBe('remoteEntry.js is not among the files that were announced.');
  });

  it('when nothing is said of it, or not first, or nothing that can be read', async () => {
    const sendForm = async (...parts: [string, string | Blob, string?][]) => {
      const form = new FormData();
      for (const [name, value, file] of parts)
        if (typeof value === 'string') form.append(name, value);
        else form.append(name, value, file);
      const encoded = new Response(form);
      const payload = Buffer.from(await encoded.arrayBuffer());
      return send({ payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } });
    };
    const missing = { status: 400, message: 'The field “release” is missing.' };
    expect(await sendForm(['other', 'text'])).toEqual(missing);
    expect(await sendForm(['files', new Blob(['text']), 'a.js'])).toEqual({
      status: 400,
      message: 'The field “release” comes before the files.',
    });
    expect(await sendForm(['release', '{'])).toEqual({
      status: 400,
      message: 'The field “release” is not JSON.',
    });
    expect((await sendForm(['release', '{}'])).status).toBe(422);
  });

  it('as anything but a form', async () => {
    const upload = {
      payload: Buffer.from(JSON.stringify(announce(PACKAGE))),
      headers: { 'content-type': 'application/json' },
    };
    expect((await send(upload)).status).toBe(415);
  });

  it.each<[string, () => RemotePackage]>([
    ['too many bytes', () => withFiles(['big.js', Buffer.alloc(65 * MEGABYTE)])],
    [
      'too many files',
      () => withFiles(...Array.from({ length: 1_001 }, (_, id) => [`${id}.js`, 'text'] as const)),
    ],
  ])('with %s', async (_, build) => {
    expect(await send(await createUpload(build()))).toEqual({
      status: 413,
      message: 'A version has at most 1000 files and 64 MB.',
    });
  });
});

it('leaves nothing behind when its upload breaks off, and reports no failure of the server', async () => {
  const refused = jest.spyOn(app().log, 'info');
  const failed = jest.spyOn(app().log, 'error');
  await app().listen({ port: 0, host: '127.0.0.1' });
  const address = app().server.address();
  if (!address || typeof address === 'string') throw new Error('The server listens on a port.');
  const { payload, headers } = await createUpload(withFiles(['big.js', Buffer.alloc(MEGABYTE)]));
  const request = http.request({
    port: address.port,
    method: 'POST',
    path: URL,
    headers: { ...headers, authorization: `Bearer ${TOKEN}`, 'content-length': payload.length },
  });
  const isClosed = new Promise((resolve) => request.on('close', resolve).on('error', resolve));
  request.write(payload.subarray(0, MEGABYTE / 2));
  await waitUntil(async () => (await listArriving()).length > 0);
  request.destroy();
  await isClosed;
  await waitUntil(async () => (await listArriving()).length === 0);
  expect(await isPublished()).toBe(false);
  await waitUntil(async () =>
    [...refused.mock.calls, ...failed.mock.calls].some(([, text]) => text !== 'incoming request'),
  );
  expect(failed).not.toHaveBeenCalled();
  expect(refused).toHaveBeenCalledWith({ code: 'bad_request', status: 400 }, 'refused');
});

it('is published from what arrived, whole', async () => {
  expect((await send(await createUpload(PACKAGE))).status).toBe(201);
  for (const [file, { read }] of PACKAGE.files)
    expect(await app().remoteStore.read(PACKAGE.remote, PACKAGE.version, file)).toEqual(await read());
});
