import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type APIRequestContext } from '@playwright/test';
import type * as publishing from '@narthex/shared-contracts/schemas/publishing';
import type * as teamToken from '@narthex/shared-contracts/team-token';
import { DEMO_PASSWORD } from '../site';

// Playwright loads the sources of other rooms as CommonJS, whose names an import doesn't find.
const load = createRequire(import.meta.url);
const { signedText } = load('@narthex/shared-contracts/schemas/publishing') as typeof publishing;
const { readTeamToken, signText } = load('@narthex/shared-contracts/team-token') as typeof teamToken;

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Signs in as the communications team, which writes grants. */
export async function signInAsPublisher(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/auth/leader-login', {
    data: { email: 'communication@demo.test', password: DEMO_PASSWORD, department: 'communication' },
  });
  return (await response.json()).token;
}

/** Sends a request to the delivery part of the API. */
export const sendToDelivery = (
  request: APIRequestContext,
  token: string,
  what: string,
  data: object,
  method: 'POST' | 'PUT' | 'DELETE' = 'POST',
) =>
  request.fetch(`/api/v1/delivery/${what}`, {
    method,
    data,
    headers: { authorization: `Bearer ${token}` },
  });

/** Returns the container name that a version of a remote must have. */
const containerName = (remote: string, version: string) => `narthex_${remote}_${version}`.replace(/\W/g, '_');

export interface HostilePackage {
  readonly version: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Builds a version of a remote from one script, as a build of the kit would hand it in. */
export function buildHostile(
  remote: string,
  writeCode: (container: string) => string,
  { descriptor = {}, files = {} }: { descriptor?: object; files?: Readonly<Record<string, string>> } = {},
): HostilePackage {
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const container = containerName(remote, version);
  const parts = { 'remoteEntry.js': writeCode(container), ...files };
  const manifest = {
    metaData: {
      ...{ remote, version, globalName: container, remoteEntry: { name: 'remoteEntry.js' } },
      integrity: Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, hash(text)])),
      descriptor: {
        ...{ name: remote, owner: 'Strangers', contract: 1, title: 'Hostile remote' },
        mounts: [{ path: `/${remote}`, guard: 'public', title: 'Hostile remote' }],
        uses: ['announcements.read'],
        ...descriptor,
      },
      taken: { federation: '2.9.2', urls: [], packages: {} },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
  return {
    version,
    files: new Map([['mf-manifest.json', JSON.stringify(manifest)], ...Object.entries(parts)]),
  };
}

/** Uploads a version with a key or the token of a session, and returns the response of the site. */
export async function uploadHostile(
  request: APIRequestContext,
  keyText: string,
  remote: string,
  { version, files }: HostilePackage,
  target: object = { to: 'live' },
) {
  const form = new FormData();
  const hashes = Object.fromEntries([...files].map(([name, text]) => [name, hash(text)]));
  const { token, seed } = readTeamToken(keyText);
  const signature = seed === null ? undefined : signText(signedText(remote, version, hashes), seed);
  form.append('release', JSON.stringify({ remote, version, files: hashes, signature, ...target }));
  for (const [name, text] of files) form.append('files', new File([text], name));
  return request.post('/api/v1/delivery/versions', {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
}

/** Grants a remote one path and one use, as the communications team does under System. Returns the grant. */
export async function grantHostile(
  request: APIRequestContext,
  token: string,
  remote: string,
  changes: object = {},
) {
  const response = await sendToDelivery(request, token, 'grants', {
    ...{ remote, owner: 'Strangers', kind: 'isolated', paths: [`/${remote}`], least_guard: 'public' },
    ...{ departments: null, size_budget_kb: 300, uses: ['announcements.read'] },
    ...changes,
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data as { readonly id: number };
}

/** Creates a key with which a team publishes its remote and decides what is live. */
export async function issueKey(request: APIRequestContext, token: string, remote: string): Promise<string> {
  const response = await sendToDelivery(request, token, 'keys', {
    ...{ name: `Strangers of ${remote}`, remote, expires_in_days: 30, can_release: true },
  });
  expect(response.status(), await response.text()).toBe(201);
  return (await response.json()).data.token;
}
