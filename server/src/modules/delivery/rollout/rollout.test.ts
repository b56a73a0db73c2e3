import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { getNetwork, report } from '../../../../test/delivery/report-factories';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../publishing/publish-remote';

// The tests store reports themselves: a batch in between would be judged before all visitors were counted.
jest.mock('../delivery-policy', () => ({
  ...jest.requireActual<object>('../delivery-policy'),
  REPORTS_SAVED_EVERY_MS: 3_600_000,
}));

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const VISITORS = 24;
const app = withTestApp();
let team: Record<string, string> = {};
beforeAll(async () => {
  team = (await signIn(app(), 'communication leader')).headers;
});

const get = async (url: string, headers = team) => (await app().inject({ url, headers })).json();
const readState = async (remote: string) => (await get(`/api/v1/delivery/remotes/${remote}`)).data.state;
const listChanges = async (remote: string) =>
  (await get(`/api/v1/delivery/changes?remote=${remote}`)).data as Record<string, unknown>[];

/** Sends a report of each visitor from a network of their own. */
async function visit(remote: string, version: string, failing: (visitor: number) => boolean) {
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const outcome = failing(visitor) ? 'failed' : 'loaded';
    await report(app(), remote, version, outcome, { ip: getNetwork(visitor) });
  }
  await app().remoteHealth.save();
}

async function startTrial(remote: string) {
  await goLive(app(), { remote, version: V1 });
  const remotePackage = buildPackage({ remote, version: V2 });
  await grant(app(), remotePackage);
  const release = { action: 'canary', version: V2, percent: 10, reason: 'A trial' } as const;
  await publishRemote(app(), remotePackage, { writer: namedWriter('Test'), source: 'shipped', release });
  await visit(remote, V1, () => false);
}

it('ends the trial of a version that fails, with the figures, and tells who decides', async () => {
  await startTrial('youth');
  await visit('youth', V2, (visitor) => visitor % 2 === 0);
  expect(await readState('youth')).toMatchObject({ live: V1, canary: null });
  const [last] = await listChanges('youth');
  expect(last).toMatchObject({ action: 'canary', by: 'Narthex' });
  expect(last?.['reason']).toBe(
    `${V2} failed for 12 of 24 visitors; ${V1} failed for 0 of 24 visitors. The trial has ended by itself.`,
  );
  const told = await get('/api/v1/notifications');
  expect(told.data[0]).toMatchObject({
    kind: 'system',
    text: `youth: ${String(last?.['reason'])}`,
    link: '/admin/system?tab=releases',
  });
  const audit = await get('/api/v1/admin/audit?search=Narthex', (await signIn(app(), 'admin')).headers);
  expect(audit.data[0]).toMatchObject({ action: 'remote.canary', actor: 'Narthex' });
});

it('leaves a trial alone that works', async () => {
  await startTrial('choirs');
  await visit('choirs', V2, (visitor) => visitor === 3);
  expect((await readState('choirs')).canary).toEqual({ version: V2, percent: 10 });
});

it('is not halted by a flood of reports from one place', async () => {
  await startTrial('books');
  await visit('books', V2, () => false);
  for (let time = 0; time < 200; time += 1)
    await report(app(), 'books', V2, 'failed', { ip: '203.0.113.66', slot: time % 4 });
  await app().remoteHealth.save();
  expect((await readState('books')).canary).toEqual({ version: V2, percent: 10 });
});

it('takes a new version back that does worse than the one it replaced', async () => {
  await goLive(app(), { remote: 'health', version: V1 });
  await visit('health', V1, () => false);
  await goLive(app(), { remote: 'health', version: V2 });
  expect(await readState('health')).toMatchObject({ live: V2, good: V1 });
  await visit('health', V2, (visitor) => visitor < 9);
  expect(await readState('health')).toMatchObject({ live: V1, good: null });
  expect((await listChanges('health'))[0]).toMatchObject({ action: 'rollback', by: 'Narthex' });
});
