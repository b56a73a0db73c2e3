import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../../../test/database';
import { remoteOutcomes } from '../../../database/schema/remotes';
import { MAX_COUNTED_OUTCOMES } from '../delivery-policy';
import { deleteOldOutcomes, readVerdict, saveOutcomes, type VisitorOutcome } from './outcome-repository';

const V1 = '1.0.0-0123456789';
const DAY_MS = 86_400_000;
const database = withTestDatabase();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const outcome = (name: string, more: Partial<VisitorOutcome> = {}): VisitorOutcome => ({
  remote: 'youth',
  version: V1,
  outcome_key: name,
  source: `source of ${name}`,
  is_account: false,
  has_failed: false,
  ...more,
});
const read = (remote = 'youth', version = V1) => readVerdict(database().db, remote, version);

it('says nothing of a version that nobody has used', async () => {
  expect(await read()).toEqual({ visitors: 0, failed: 0, accounts: 0, failedSources: 0 });
});

it('adds up whom a version works for, and from where failures come', async () => {
  const network = { source: 'one network' };
  await saveOutcomes(database().db, [
    outcome('one', { ...network, has_failed: true }),
    outcome('two', { ...network, has_failed: true }),
    outcome('three', { has_failed: true, is_account: true }),
    outcome('four', { is_account: true }),
    outcome('five'),
    outcome('six', { remote: 'music', has_failed: true }),
    outcome('seven', { version: '2.0.0-0123456789', has_failed: true }),
  ]);
  expect(await read()).toEqual({ visitors: 5, failed: 3, accounts: 2, failedSources: 2 });
});

it('keeps that a version failed for a visitor, whatever comes after', async () => {
  const say = (hasFailed: boolean) =>
    saveOutcomes(database().db, [outcome('one', { remote: 'drama', has_failed: hasFailed })]);
  const failed = async () => (await read('drama')).failed;
  await say(false);
  expect(await failed()).toBe(0);
  await say(true);
  expect(await failed()).toBe(1);
  await say(false);
  expect(await failed()).toBe(1);
  expect((await read('drama')).visitors).toBe(1);
});

it("counts the last 14 days, from a visitor's last report", async () => {
  const { db } = database();
  const values = [13, 15].map((days) => ({
    ...outcome(`${days} days`, { remote: 'books' }),
    reported_at: daysAgo(days),
  }));
  await db.insert(remoteOutcomes).values(values);
  expect((await read('books')).visitors).toBe(1);
  await saveOutcomes(db, [outcome('15 days', { remote: 'books' })]);
  expect((await read('books')).visitors).toBe(2);
});

it('forgets what is older', async () => {
  const { db } = database();
  await db.delete(remoteOutcomes);
  const values = [13, 15].map((days) => ({ ...outcome(`${days} days`), reported_at: daysAgo(days) }));
  await db.insert(remoteOutcomes).values(values);
  await deleteOldOutcomes(db);
  const rows = await db.select({ key: remoteOutcomes.outcome_key }).from(remoteOutcomes);
  expect(rows).toEqual([{ key: '13 days' }]);
});

it('asks the last ones where very many have used a version', async () => {
  await database().db.execute(sql`
    insert into remote_outcomes (remote, version, outcome_key, source, is_account, has_failed, reported_at)
    select 'crowd', ${V1}, 'outcome ' || n, 'network', false, n <= 5, now() - (${MAX_COUNTED_OUTCOMES + 5} - n) * interval '1 second'
    from generate_series(1, ${MAX_COUNTED_OUTCOMES + 5}::integer) as n`);
  expect(await read('crowd')).toEqual({
    visitors: MAX_COUNTED_OUTCOMES,
    failed: 0,
    accounts: 0,
    failedSources: 0,
  });
});
