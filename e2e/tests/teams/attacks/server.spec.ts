import { expect } from '@playwright/test';
import { test } from '../../../support/attacks/hostile-site';
import {
  buildHostile,
  grantHostile,
  issueKey,
  sendToDelivery,
  uploadHostile,
} from '../../../support/attacks/publish-hostile';

const CODE = (container: string) => `window.${container} = { init() {}, get() {} };`;

/** Packages that the site must refuse, whoever sends them. */
const PACKAGES: readonly (readonly [name: string, parts: Parameters<typeof buildHostile>[2]])[] = [
  ['a Node build', { files: { 'server/app.cjs': 'process.exit()' } }],
  ['a Node build in another spelling', { files: { 'Server/app.cjs': 'process.exit()' } }],
  ['a file above its folder', { files: { '../../shell/shell.js': 'hostile()' } }],
  ['an absolute file', { files: { '/etc/narthex.js': 'hostile()' } }],
  ['a file with backslashes', { files: { '..\\shell.js': 'hostile()' } }],
  ['a hidden file', { files: { '.env': 'SECRET=1' } }],
  ['a file named __proto__/a', { files: { '__proto__/../a.js': 'hostile()' } }],
  ['a descriptor with __proto__', { descriptor: JSON.parse('{"__proto__":{"a":1},"isolated":false}') }],
  ['a descriptor that says core', { descriptor: { kind: 'core' } }],
  ['a path of others', { descriptor: { mounts: [{ path: '/admin', guard: 'public', title: 'Admin' }] } }],
  ['all paths', { descriptor: { mounts: [{ path: '/', guard: 'public', title: 'Home' }] } }],
];

test('the site refuses packages that reach out of their place', async ({ request, hostile: { token } }) => {
  const remote = `refused-${Date.now().toString(36)}`;
  const grant = await grantHostile(request, token, remote);
  const key = await issueKey(request, token, remote);
  const accepted: string[] = [];
  for (const [name, parts] of PACKAGES) {
    const response = await uploadHostile(request, key, remote, buildHostile(remote, CODE, parts));
    if (response.ok()) accepted.push(`${name}: ${await response.text()}`);
  }
  expect.soft(accepted).toEqual([]);
  expect(Reflect.get({}, 'a')).toBeUndefined();
  const good = await uploadHostile(request, key, remote, buildHostile(remote, CODE));
  expect(good.status(), await good.text()).toBe(201);

  const readRegistry = async () =>
    (await (await request.get('/registry.json')).json()).microFrontends[remote];
  const readDisabled = async () => (await readRegistry())[0].extras.disabled;
  expect(await readDisabled()).toBeUndefined();
  await sendToDelivery(request, token, `grants/${grant.id}`, {}, 'DELETE');
  await expect.poll(readDisabled, 'nobody gets it without its grant').toBeDefined();
  const again = await uploadHostile(request, key, remote, buildHostile(remote, CODE));
  expect(again.status(), 'its key publishes nothing without a grant').toBe(403);
});

test('a key switches on nothing that was switched off', async ({ request, hostile: { token } }) => {
  const remote = `closed-${Date.now().toString(36)}`;
  const grant = await grantHostile(request, token, remote);
  const key = await issueKey(request, token, remote);
  const first = buildHostile(remote, CODE);
  expect((await uploadHostile(request, key, remote, first)).status()).toBe(201);
  const change = (as: string, data: object) => {
    const [bearer = ''] = as.split('.');
    return sendToDelivery(request, bearer, `remotes/${remote}/changes`, { reason: 'Test', ...data });
  };
  const expected = { expected_live: first.version };
  const off = await change(token, { action: 'disable', message: 'Later.', ...expected });
  expect(off.status(), await off.text()).toBe(200);
  const on = await change(key, { action: 'enable', ...expected });
  expect(on.status(), await on.text()).toBeGreaterThanOrEqual(400);
  const registry = await (await request.get('/registry.json')).json();
  expect(registry.microFrontends[remote][0].extras.disabled).toBeDefined();
  await sendToDelivery(request, token, `grants/${grant.id}`, {}, 'DELETE');
});
