import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PASSWORD } from '../../test/factories';
import { copyTemplate } from '../../test/database';
import { waitUntil } from '../../test/processes/wait-until';
import { testConfig } from '../../test/test-config';
import { buildApp, type App } from '../app';
import { createBackup } from '../backup/create-backup';
import type { Config } from '../config';
import { openDatabase } from '../database/open-database';
import { CREATE_ADMIN } from './create-admin';
import { ROTATE_SECRETS } from './rotate-secrets';
import { SET_UP } from './set-up';
import { runOnSite } from './site-command';

const GRACE = {
  email: 'grace@nuru.example',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  password: PASSWORD,
  may_reset: false,
};
const SETUP = {
  name: 'Nuru Campus Church',
  product: 'Nuru',
  time_zone: 'Africa/Kampala',
  languages: 'en',
  admin_first_name: 'Grace',
  admin_last_name: 'Wanjiru',
  admin_email: GRACE.email,
  password: PASSWORD,
};

let config: Config;
let app: App | undefined;
async function start(): Promise<App> {
  const started = await buildApp({ config, database: await openDatabase({ dataDir: config.dataDir }) });
  app = started;
  await started.listen({ port: 0 });
  await waitUntil(async () => existsSync(path.join(config.dataDir, 'server.sock')));
  return started;
}
beforeEach(async () => {
  const dataDir = await copyTemplate({}, os.tmpdir());
  config = testConfig({ dataDir, databaseUrl: undefined, files: { kind: 'folder', folder: dataDir } });
}, 60_000);
afterEach(async () => {
  await app?.close();
  app = undefined;
  await rm(config.dataDir, { recursive: true, force: true });
});

const login = async (running: App, email: string) =>
  running.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } });

it.each([
  ['runs', true],
  ['does not run', false],
])(
  'a site that %s gets an administrator',
  async (_title, isRunning) => {
    if (isRunning) await start();
    expect(await runOnSite(config, CREATE_ADMIN, GRACE)).toEqual({ outcome: 'created', invitation: null });
    expect((await runOnSite(config, CREATE_ADMIN, GRACE)).outcome).toBe('taken');
    const running = app ?? (await start());
    expect((await login(running, GRACE.email)).json().role).toBe('admin');
  },
  60_000,
);

it.each([
  ['runs', true],
  ['does not run', false],
])(
  'a site that %s is set up once, and shows its name at once',
  async (_title, isRunning) => {
    if (isRunning)
      expect((await (await start()).inject('/api/v1/site')).json().data.name).toBe('Campus Church');
    expect(await runOnSite(config, SET_UP, SETUP)).toEqual({ invitation: null, mail: null });
    await expect(runOnSite(config, SET_UP, { ...SETUP, admin_email: 'other@nuru.example' })).rejects.toThrow(
      'This site is set up already',
    );
    const running = app ?? (await start());
    expect((await running.inject('/api/v1/site')).json().data).toMatchObject({
      name: SETUP.name,
      slug: 'nuru',
    });
    expect((await login(running, GRACE.email)).json().role).toBe('admin');
  },
  60_000,
);

it('signs backups of a site that was set up and never started with the key that it keeps', async () => {
  await runOnSite(config, SET_UP, SETUP);
  const back = async (name: string) =>
    (await createBackup(config, path.join(config.dataDir, name))).publicKey;
  expect(await back('first.narthex')).toBe(await back('second.narthex'));
}, 60_000);

it('hands out a link for an administrator without a password', async () => {
  const { invitation } = await runOnSite(config, CREATE_ADMIN, { ...GRACE, password: null });
  const running = await start();
  const payload = {
    token: new URL(invitation ?? '').searchParams.get('token'),
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  await running.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
  expect((await login(running, GRACE.email)).json().role).toBe('admin');
}, 60_000);

it('refuses what is not valid with a sentence for whoever typed it', async () => {
  await start();
  await expect(runOnSite(config, CREATE_ADMIN, { ...GRACE, email: 'grace' })).rejects.toThrow(
    '--email must be an email address.',
  );
  await expect(runOnSite(config, CREATE_ADMIN, { ...GRACE, password: 'password' })).rejects.toThrow(
    'This password is one of the first',
  );
}, 60_000);

describe('a mistyped data folder', () => {
  const elsewhere = () => ({ ...config, dataDir: path.join(config.dataDir, 'mistyped') });

  it('gets no site from a command that needs one', async () => {
    await expect(runOnSite(elsewhere(), CREATE_ADMIN, GRACE)).rejects.toThrow('There is no site in');
    await expect(runOnSite(elsewhere(), ROTATE_SECRETS, { have_leaked: false })).rejects.toThrow(
      'There is no site in',
    );
    expect(existsSync(elsewhere().dataDir)).toBe(false);
  });

  it('gets one from the setup, which is how a site may begin', async () => {
    await runOnSite(elsewhere(), SET_UP, SETUP);
    expect((await runOnSite(elsewhere(), CREATE_ADMIN, GRACE)).outcome).toBe('taken');
  }, 60_000);
});
