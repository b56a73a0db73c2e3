import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseHandle } from '../../src/database/database-handle';
import { openDatabase } from '../../src/database/open-database';
import { blobKey, openBlobStore } from '../../src/builds/blobs/blob-store';
import { computeIntegrity } from '../../src/builds/integrity';
import { toPackageFile } from '../../src/builds/packages/package-file';
import { readManifest } from '../../src/builds/packages/remote-package';
import { DEFAULT_BOUNDS } from '../../src/bounds';
import { openFileStore } from '../../src/file-store/open-file-store';
import { grantClaims } from '../../src/modules/delivery/grants/grant-repository';
import { recordShellFiles } from '../../src/modules/pages/shell-files/shell-file-repository';
import { createServerDatabase, type ServerDatabase } from '../database';
import { buildPackage, createUpload, type FakeRemote } from '../remote-factories';
import { startBucket, type BucketServer } from '../storage/bucket-server';
import { waitUntil } from './wait-until';
import { startSite, type SiteProcess } from './site-process';

const SHIP_TOKEN = 'the-token-of-this-test';
const ENTRY = 'remoteEntry.js';
const START_MS = 240_000;

/** Two processes on one database need a database server. */
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const withServer = SERVER ? describe : describe.skip;

withServer.each<[string, 'bucket' | 'folder']>([
  ['S3-compatible storage', 'bucket'],
  ['a folder', 'folder'],
])('two processes on one PostgreSQL with %s', (_, kind) => {
  let database: ServerDatabase;
  let handle: DatabaseHandle;
  let bucket: BucketServer | undefined;
  let folder = '';
  const sites: SiteProcess[] = [];

  const getSettings = (): Record<string, string> => {
    const common = { DATABASE_URL: database.url, SHIP_TOKEN };
    if (!bucket) return { ...common, FILES_DIR: folder };
    const { endpoint = '', accessKeyId, secretAccessKey } = bucket.settings;
    return {
      ...common,
      S3_BUCKET: bucket.settings.bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  };

  const start = async () => {
    const site = await startSite(getSettings());
    sites.push(site);
    return site;
  };

  beforeAll(async () => {
    database = await createServerDatabase(SERVER);
    handle = await openDatabase({ dataDir: '', databaseUrl: database.url });
    if (kind === 'bucket') bucket = await startBucket();
    else folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-shared-'));
    // As when a machine starts: each finds an empty database.
    await Promise.all([start(), start()]);
  }, START_MS);
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await bucket?.stop();
    await rm(folder, { recursive: true, force: true });
    await handle.close();
    await database.drop();
  }, START_MS);

  const get = (site: SiteProcess | undefined, url: string) => fetch(`${site?.origin}${url}`);

  async function publish(site: SiteProcess | undefined, remote: FakeRemote) {
    const remotePackage = buildPackage(remote);
    const { descriptor } = await readManifest(remotePackage);
    await grantClaims(handle.db, descriptor);
    const { payload, headers } = await createUpload(remotePackage);
    const response = await fetch(`${site?.origin}/api/v1/delivery/versions`, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers: { ...headers, authorization: `Bearer ${SHIP_TOKEN}` },
    });
    expect([response.status, await response.text()]).toEqual([201, expect.any(String)]);
    return remotePackage;
  }

  const serves = async (site: SiteProcess | undefined, remote: string, version: string, code: string) => {
    const registry = await (await get(site, '/registry.json')).json();
    if (registry.microFrontends[remote]?.[0]?.metadata.version !== version) return false;
    const file = await get(site, `/remotes/${remote}/${version}/${ENTRY}`);
    return file.status === 200 && (await file.text()) === code;
  };

  it('serves from the second what is published to the first, and the other way round', async () => {
    const [first, second] = sites;
    const one = { remote: 'youth', version: '1.0.0-0123456789', code: 'the first' };
    await publish(first, one);
    await waitUntil(() => serves(second, 'youth', one.version, one.code));
    const two = { remote: 'youth', version: '2.0.0-0123456789', code: 'the second' };
    await publish(second, two);
    await waitUntil(() => serves(first, 'youth', two.version, two.code));
  });

  it(
    'serves from a process that is new and empty',
    async () => {
      const remote = { remote: 'music', version: '1.0.0-0123456789', code: 'music' };
      await publish(sites[0], remote);
      const fresh = await start();
      await waitUntil(() => serves(fresh, 'music', remote.version, remote.code));
      expect(await readdir(path.join(fresh.dataDir, 'blobs'))).not.toEqual([]);
    },
    START_MS,
  );

  it('serves what was published where its own copy is damaged', async () => {
    const [first, second] = sites;
    const remote = { remote: 'drama', version: '1.0.0-0123456789', code: 'drama' };
    const { files } = await publish(first, remote);
    const copy = path.join(second?.dataDir ?? '', blobKey(files.get(ENTRY)?.integrity ?? ''));
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, 'altered');
    await waitUntil(() => serves(second, 'drama', remote.version, remote.code));
  });

  it('serves the shell that another process was built with', async () => {
    const file = 'shell.0123abcd.js';
    const code = Buffer.from('an older shell');
    const shared = await openFileStore({
      bounds: DEFAULT_BOUNDS,
      dataDir: folder,
      files: bucket?.settings ?? { kind: 'folder', folder },
    });
    const log = { warn: () => undefined, error: () => undefined };
    await openBlobStore({ shared, local: null, log }).put([toPackageFile(code)]);
    await recordShellFiles(handle.db, new Map([[file, computeIntegrity(code)]]));
    for (const site of sites) {
      const response = await get(site, `/shell/${file}`);
      expect([response.status, await response.text()]).toEqual([200, 'an older shell']);
    }
  });
});
