import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildTestApp, withTestApp } from '../../../test/build-app';
import { startBucket } from '../../../test/storage/bucket-server';
import { mailOutbox } from '../../database/schema/mail';

const app = withTestApp();

it('is healthy as a process', async () => {
  const response = await app().inject({ url: '/healthz' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 'ok' });
});

it('is ready when everything it needs is, and says what is not, without the reason', async () => {
  let isPublished = false;
  app().readiness.add('registry', async () => {
    if (!isPublished) throw new Error('nothing published in /secret/place');
  });
  const before = await app().inject({ url: '/readyz' });
  expect(before.statusCode).toBe(503);
  expect(before.json()).toEqual({
    status: 'not ready',
    checks: expect.objectContaining({ registry: 'not ready' }),
  });
  isPublished = true;
  const after = await app().inject({ url: '/readyz' });
  expect(after.json()).toMatchObject({ checks: { database: 'ready', registry: 'ready' } });
});

it('reports what is only worth a warning, and stays ready', async () => {
  app().readiness.addWarning('tea', () => Promise.reject(new Error('cold')));
  const response = await app().inject({ url: '/readyz' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ status: 'ready', checks: { tea: 'warning' } });
});

it('warns of a task that failed, and of emails that nobody sends', async () => {
  const readChecks = async () => (await app().inject({ url: '/readyz' })).json().checks;
  expect(await readChecks()).toMatchObject({ jobs: 'ready', outbox: 'ready', storage: 'ready' });
  app().jobs.add({ name: 'unlucky', everyMs: 60_000, run: () => Promise.reject(new Error('no')) });
  await app()
    .jobs.run('unlucky')
    .catch(() => undefined);
  await app()
    .db.insert(mailOutbox)
    .values({
      to_email: 'ann@demo.test',
      template: 'notice',
      data: {},
      next_attempt_at: new Date(Date.now() - 3_600_000),
    });
  expect(await readChecks()).toMatchObject({ jobs: 'warning', outbox: 'warning' });
});

it('warns of a folder of the site that has disappeared, or is none any more', async () => {
  const readStorage = async () => (await app().inject({ url: '/readyz' })).json().checks.storage;
  const media = path.join(app().config.dataDir, 'media');
  await mkdir(media);
  expect(await readStorage()).toBe('ready');
  await rename(media, `${media}-elsewhere`);
  expect(await readStorage()).toBe('warning');
  await writeFile(media, '');
  expect(await readStorage()).toBe('warning');
  await rm(media);
  await rename(`${media}-elsewhere`, media);
  expect(await readStorage()).toBe('ready');
});

it('warns of a bucket that is away, and stays ready', async () => {
  let isAway = false;
  const bucket = await startBucket(() => isAway);
  const site = await buildTestApp({ config: { files: bucket.settings } });
  /** Asks as a proxy does: a response reports how the check ended that an earlier one has begun. */
  const waitForStorage = async (state: string) => {
    let storage: string | undefined;
    for (let asked = 0; storage !== state && asked < 200; asked += 1) {
      const response = await site.inject({ url: '/readyz' });
      expect(response.statusCode).toBe(200);
      ({ storage } = response.json().checks);
      await setTimeout(20);
    }
    expect(storage).toBe(state);
  };
  await waitForStorage('ready');
  isAway = true;
  await waitForStorage('warning');
  isAway = false;
  await waitForStorage('ready');
  await site.close();
  await bucket.stop();
});

it('sets a cookie for the clients that ask for one', async () => {
  const response = await app().inject({ url: '/sanctum/csrf-cookie' });
  expect(response.statusCode).toBe(204);
  expect(response.headers['set-cookie']).toMatch(/^XSRF-TOKEN=.+; Path=\/; SameSite=Lax$/);
});

it('describes its calls outside production', async () => {
  const response = await app().inject({ url: '/api/docs/json' });
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json().paths)).toContain('/api/auth/login');
  const viewer = await app().inject({ url: '/api/docs' });
  expect(viewer.headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'");
});

it('allows pages nothing that comes from elsewhere, but the videos and the map', async () => {
  const { headers } = await app().inject({ url: '/healthz' });
  expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['strict-transport-security']).toBeUndefined();
});
