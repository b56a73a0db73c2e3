import { withSmallApp } from '../../../../test/build-small-app';
import { remoteHealth, remoteSignals, remoteOutcomes } from '../../../database/schema/remotes';
import type { LoadReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { healthPlugin } from './health-plugin';

const V1 = '1.0.0-0123456789';
const DAY_MS = 86_400_000;
const app = withSmallApp([healthPlugin]);
let failed: (readonly string[])[] = [];
beforeAll(() => app().remoteHealth.onFailures(async (remotes) => void failed.push(remotes)));
beforeEach(() => {
  failed = [];
});

/** Reports as the visitor with this number. */
async function report(remote: string, outcome: LoadReport['outcome'], visitor = 1): Promise<void> {
  const { text } = await app().remoteHealth.issueTicket({
    actor_id: null,
    network: `198.51.100.${visitor}`,
    slot: 0,
  });
  const ticket = await app().remoteHealth.readTicket(text);
  if (!ticket) throw new Error('The ticket can’t be read');
  const load: LoadReport = { kind: 'load', remote, version: V1, outcome, milliseconds: 10, failure: 'http' };
  await app().remoteHealth.add(load, ticket);
}

it('stores what was counted once it is asked to', async () => {
  await report('youth', 'loaded');
  await app().remoteHealth.save();
  expect(await app().db.select().from(remoteHealth)).toMatchObject([{ remote: 'youth', loads: 1 }]);
  expect(await app().db.select().from(remoteSignals)).toMatchObject([{ name: 'failure http', count: 1 }]);
  expect(await app().db.select().from(remoteOutcomes)).toMatchObject([
    { remote: 'youth', has_failed: false },
  ]);
});

it('names the remotes that have failed once they are stored', async () => {
  await report('music', 'failed');
  await report('drama', 'loaded');
  await report('books', 'render-failed');
  await app().remoteHealth.save();
  // The timer may already have stored some of them.
  expect(failed.flat()).toEqual(['music', 'books']);
});

it('names nothing where nothing has failed', async () => {
  await report('youth', 'loaded');
  await app().remoteHealth.save();
  await app().remoteHealth.save();
  expect(failed).toEqual([]);
});

it('reads no ticket that it has not issued', async () => {
  expect(await app().remoteHealth.readTicket('a.b.c')).toBeNull();
});

it('forgets counts and signals after as many days as the settings say, and visitors after two weeks', async () => {
  const named = { remote: 'old', version: V1 };
  const loadTimes = new Array<number>(9).fill(0);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const { db } = app();
  for (const days of [15, 89, 91]) {
    await db.insert(remoteHealth).values({ ...named, hour: daysAgo(days), load_times: loadTimes });
    await db.insert(remoteSignals).values({ ...named, hour: daysAgo(days), name: 'LCP good', count: 1 });
    const outcome = { outcome_key: `${days}`, source: 'one', is_account: false, has_failed: false };
    await db.insert(remoteOutcomes).values({ ...named, ...outcome, reported_at: daysAgo(days) });
  }
  const before = [
    await db.$count(remoteHealth),
    await db.$count(remoteSignals),
    await db.$count(remoteOutcomes),
  ] as const;
  await app().housekeeping.run();
  expect(await db.$count(remoteHealth)).toBe(before[0] - 1);
  expect(await db.$count(remoteSignals)).toBe(before[1] - 1);
  expect(await db.$count(remoteOutcomes)).toBe(before[2] - 3);
});
