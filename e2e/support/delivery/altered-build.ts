import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type APIRequestContext } from '@playwright/test';
import { SHIP_TOKEN } from '../site';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MANIFEST = 'mf-manifest.json';
const IS_TEXT = /\.(js|css|json)$/;
const HEADERS = { authorization: `Bearer ${SHIP_TOKEN}` };

export interface AlteredBuild {
  readonly version: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Lists the files whose bytes are new. */
  readonly changed: readonly string[];
}

interface Manifest {
  readonly metaData: {
    readonly integrity: Record<string, string>;
    readonly descriptor?: { readonly translations?: Record<string, { manifest: string }> };
  };
}

const computeIntegrity = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const underscored = (version: string) => version.replace(/\W/g, '_');

/**
 * Creates a new version of a remote from its build by replacing a part of the code and updating every hash. It fails if
 * nothing is replaced.
 */
export function alterBuild(remote: string, search: string, replacement: string): AlteredBuild {
  const dist = path.join(ROOT, 'remotes', remote, 'dist');
  const [built = ''] = readdirSync(dist);
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const files = new Map<string, Buffer>();
  let replaced = 0;
  for (const name of readdirSync(path.join(dist, built))) {
    const bytes = readFileSync(path.join(dist, built, name));
    if (name.endsWith('.br') || name.endsWith('stats.json')) continue;
    if (!IS_TEXT.test(name)) {
      files.set(name, bytes);
      continue;
    }
    const text = bytes
      .toString('utf8')
      .replaceAll(built, version)
      .replaceAll(underscored(built), underscored(version));
    if (text.includes(search)) replaced += 1;
    files.set(name, Buffer.from(text.replaceAll(search, replacement)));
  }
  expect(replaced, `${search} in ${remote}`).toBeGreaterThan(0);
  const rehash = (name: string) => {
    const manifest = JSON.parse(String(files.get(name))) as Manifest;
    const { integrity, descriptor } = manifest.metaData;
    // The manifests of other languages come first, since their hashes are part of this one.
    for (const [language, translation] of Object.entries(descriptor?.translations ?? {}))
      translation.manifest = rehash(`mf-manifest.${language}.json`);
    for (const file of Object.keys(integrity))
      integrity[file] = computeIntegrity(files.get(file) ?? Buffer.alloc(0));
    const bytes = Buffer.from(JSON.stringify(manifest));
    files.set(name, bytes);
    return computeIntegrity(bytes);
  };
  rehash(MANIFEST);
  const changed = [...files].filter(
    ([name, bytes]) => !bytes.equals(readFileSync(path.join(dist, built, name))),
  );
  return { version, files, changed: changed.map(([name]) => name) };
}

/** Publishes a version for previews, as a canary or for everybody. */
export async function publishBuild(
  request: APIRequestContext,
  remote: string,
  { version, files }: AlteredBuild,
  target: { readonly to: 'preview' | 'canary' | 'live'; readonly percent?: number },
): Promise<void> {
  const form = new FormData();
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, computeIntegrity(bytes)]));
  form.append('release', JSON.stringify({ remote, version, files: hashes, ...target }));
  for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], name));
  const response = await request.post('/api/v1/delivery/versions', { headers: HEADERS, multipart: form });
  expect(response.status(), await response.text()).toBe(201);
}

interface ReleaseState {
  readonly live: string;
  readonly canary: { readonly version: string } | null;
}
interface ReleaseChange {
  readonly action: string;
  readonly by: string;
  readonly reason: string;
}

interface PublishedVersion {
  readonly version: string;
  readonly health: { readonly day: { readonly loads: number; readonly failures: number } };
}
interface Remote {
  readonly changes: readonly ReleaseChange[];
  readonly versions: readonly PublishedVersion[];
}

/** Returns the live state of a remote and its changes, the last one first. */
export async function readState(request: APIRequestContext, remote: string): Promise<ReleaseState & Remote> {
  const response = await request.get(`/api/v1/delivery/remotes/${remote}`, { headers: HEADERS });
  const { data } = (await response.json()) as { data: Remote & { readonly state: ReleaseState } };
  return { ...data.state, changes: data.changes, versions: data.versions };
}

/** Returns the live version of a remote. */
export const readLive = async (request: APIRequestContext, remote: string): Promise<string> =>
  (await readState(request, remote)).live;

/** Changes what is live by the request that `narthex` sends. */
export async function changeRelease(
  request: APIRequestContext,
  remote: string,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const response = await request.post(`/api/v1/delivery/remotes/${remote}/changes`, {
    headers: HEADERS,
    data: { reason: 'A browser test', expected_live: await readLive(request, remote), ...change },
  });
  expect(response.status(), await response.text()).toBe(200);
}
