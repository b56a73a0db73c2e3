import { eq, sql } from 'drizzle-orm';
import { remoteHealth } from '../../../../database/schema/remotes';
import { signIn, withTestApp } from '../../../../../test/build-app';
import { goLive } from '../../../../../test/remote-factories';
import { askTicket, getNetwork, report, sendReports } from '../../../../../test/delivery/report-factories';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const V3 = '3.0.0-0123456789';
const app = withTestApp();
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
});

const read = async (remote: string) => {
  await app().remoteHealth.save();
  const response = await app().inject({ url: `/api/v1/delivery/remotes/${remote}`, headers: team });
  return response.json().data;
};
const dayOf = async (remote: string) => (await read(remote)).health.day;
const loaded = (remote: string, version = V1) =>
  ({ kind: 'load', remote, version, outcome: 'loaded', milliseconds: 120 }) as const;

it('counts what browsers report of what is served', async () => {
  await goLive(app(), { remote: 'finance', version: V1 });
  for (const milliseconds of [40, 90, 300, 9_000])
    await report(app(), 'finance', V1, 'loaded', { milliseconds });
  await report(app(), 'finance', V1, 'failed');
  await report(app(), 'finance', V3, 'failed');
  await app().remoteHealth.save();
  await report(app(), 'finance', V1, 'render-failed');
  const { health } = await read('finance');
  expect(health.day).toEqual({ loads: 4, failures: 2, median_ms: 100, p95_ms: 6_400 });
  expect(health.hour).toEqual(health.day);
});

it('keeps what was reported for as long as the settings say', async () => {
  await goLive(app(), { remote: 'archive', version: V1 });
  await report(app(), 'archive', V1, 'loaded');
  await app().remoteHealth.save();
  const ofArchive = eq(remoteHealth.remote, 'archive');
  await app()
    .db.update(remoteHealth)
    .set({ hour: sql`now() - interval '40 days'` })
    .where(ofArchive);
  await app().housekeeping.run();
  expect(await app().db.$count(remoteHealth, ofArchive)).toBeGreaterThan(0);
  const { headers } = await signIn(app(), 'communication leader');
  const url = '/api/v1/admin/settings';
  const saved = await app().inject({ method: 'PUT', url, headers, payload: { report_retention_days: '30' } });
  expect(saved.statusCode).toBe(200);
  await app().housekeeping.run();
  expect(await app().db.$count(remoteHealth, ofArchive)).toBe(0);
});

it('counts nothing without a ticket of this site', async () => {
  await goLive(app(), { remote: 'choirs', version: V1 });
  const ticket = await askTicket(app());
  for (const forged of ['', 'a.b.c', ticket.slice(0, -2), ticket.replace('network', 'account')])
    expect(
      await sendReports(app(), forged, [loaded('choirs')]).then((refused) => refused.json()),
    ).toMatchObject({
      code: 'forbidden',
      message: 'This ticket is not valid.',
    });
  expect((await dayOf('choirs')).loads).toBe(0);
  expect((await sendReports(app(), ticket, [loaded('choirs')])).statusCode).toBe(204);
  expect((await dayOf('choirs')).loads).toBe(1);
});

it('counts a document that repeats itself a few times and no more', async () => {
  await goLive(app(), { remote: 'books', version: V1 });
  const ticket = await askTicket(app());
  for (let time = 0; time < 10; time += 1) await sendReports(app(), ticket, [loaded('books')]);
  expect((await dayOf('books')).loads).toBe(3);
});

it('takes reports of what is behind a guard from people who are signed in', async () => {
  const mounts = [{ path: '/member/choir', guard: 'member', title: 'Choir' }] as const;
  await goLive(app(), { remote: 'choir-area', version: V1, mounts: [...mounts] });
  await report(app(), 'choir-area', V1, 'failed');
  expect((await dayOf('choir-area')).failures).toBe(0);
  const { headers } = await signIn(app(), 'member');
  await report(app(), 'choir-area', V1, 'failed', { headers });
  expect((await dayOf('choir-area')).failures).toBe(1);
});

it('decides what stands in: a version that failed for its visitors does not', async () => {
  await goLive(app(), { remote: 'youth', version: V1 });
  for (let visitor = 0; visitor < 10; visitor += 1)
    await report(app(), 'youth', V1, visitor === 0 ? 'failed' : 'loaded', { ip: getNetwork(visitor) });
  await app().remoteHealth.save();
  await goLive(app(), { remote: 'youth', version: V2 });
  expect((await read('youth')).state).toMatchObject({ live: V2, good: null });
  await report(app(), 'youth', V2, 'loaded');
  await app().remoteHealth.save();
  await goLive(app(), { remote: 'youth', version: V3 });
  expect((await read('youth')).state).toMatchObject({ live: V3, good: V2 });
});

it('hears a visitor once, however often they fail', async () => {
  await goLive(app(), { remote: 'health', version: V1 });
  for (let visitor = 0; visitor < 30; visitor += 1)
    await report(app(), 'health', V1, 'loaded', { ip: getNetwork(visitor) });
  for (let time = 0; time < 50; time += 1) await report(app(), 'health', V1, 'failed');
  await app().remoteHealth.save();
  await goLive(app(), { remote: 'health', version: V2 });
  expect((await read('health')).state).toMatchObject({ live: V2, good: V1 });
});
