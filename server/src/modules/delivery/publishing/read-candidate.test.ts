import { withTestApp } from '../../../../test/build-app';
import { goLive } from '../../../../test/remote-factories';
import { readCandidate } from './check-release';

const VERSION = '1.0.0-0123456789';
const app = withTestApp();

beforeAll(async () => {
  await goLive(app(), { remote: 'youth', version: VERSION });
  await goLive(app(), { remote: 'choirs', version: VERSION });
});

const read = (name: string) =>
  readCandidate(app().db, {
    descriptor: { name, owner: 'A team', contract: 1, title: name, mounts: [] },
    taken: undefined,
    fileNames: [],
    size: 1,
  });

it('is held against its own grant and size, and the live mounts of the others', async () => {
  const { grant, others, liveSize } = await read('youth');
  expect(grant?.remote).toBe('youth');
  expect(liveSize).toBeGreaterThan(0);
  expect(others.map(({ remote }) => remote)).toContain('choirs');
  expect(others.map(({ remote }) => remote)).not.toContain('youth');
  expect(others.find(({ remote }) => remote === 'choirs')?.mounts).toMatchObject([{ path: '/choirs' }]);
});

it('has neither grant nor size where there is no such remote yet', async () => {
  const { grant, others, liveSize } = await read('new-one');
  expect([grant, liveSize]).toEqual([undefined, null]);
  expect(others).toHaveLength(2);
});
