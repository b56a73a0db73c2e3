import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../../../test/database';
import { remoteVoices } from '../../../database/schema/remotes';
import { MAX_COUNTED_VOICES } from '../delivery-policy';
import { deleteOldVoices, readVerdict, saveVoices, type Voice } from './voice-repository';

const V1 = '1.0.0-0123456789';
const DAY_MS = 86_400_000;
const database = withTestDatabase();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const voice = (name: string, more: Partial<Voice> = {}): Voice => ({
  remote: 'youth',
  version: V1,
  voice: name,
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
  await saveVoices(database().db, [
    voice('one', { ...network, has_failed: true }),
    voice('two', { ...network, has_failed: true }),
    voice('three', { has_failed: true, is_account: true }),
    voice('four', { is_account: true }),
    voice('five'),
    voice('six', { remote: 'music', has_failed: true }),
    voice('seven', { version: '2.0.0-0123456789', has_failed: true }),
  ]);
  expect(await read()).toEqual({ visitors: 5, failed: 3, accounts: 2, failedSources: 2 });
});

it('keeps that a version failed for a visitor, whatever comes after', async () => {
  const say = (hasFailed: boolean) =>
    saveVoices(database().db, [voice('one', { remote: 'drama', has_failed: hasFailed })]);
  const failed = async () => (await read('drama')).failed;
  await say(false);
  expect(await failed()).toBe(0);
  await say(true);
  expect(await failed()).toBe(1);
  await say(false);
  expect(await failed()).toBe(1);
  expect((await read('drama')).visitors).toBe(1);
});

it('hears the last 14 days, from when a visitor was last heard', async () => {
  const { db } = database();
  const values = [13, 15].map((days) => ({
    ...voice(`${days} days`, { remote: 'books' }),
    heard_at: daysAgo(days),
  }));
  await db.insert(remoteVoices).values(values);
  expect((await read('books')).visitors).toBe(1);
  await saveVoices(db, [voice('15 days', { remote: 'books' })]);
  expect((await read('books')).visitors).toBe(2);
});

it('forgets what is older', async () => {
  const { db } = database();
  await db.delete(remoteVoices);
  const values = [13, 15].map((days) => ({ ...voice(`${days} days`), heard_at: daysAgo(days) }));
  await db.insert(remoteVoices).values(values);
  await deleteOldVoices(db);
  const rows = await db.select({ voice: remoteVoices.voice }).from(remoteVoices);
  expect(rows).toEqual([{ voice: '13 days' }]);
});

it('asks the last ones where very many have used a version', async () => {
  await database().db.execute(sql`
    insert into remote_voices (remote, version, voice, source, is_account, has_failed, heard_at)
    select 'crowd', ${V1}, 'voice ' || n, 'network', false, n <= 5, now() - (${MAX_COUNTED_VOICES + 5} - n) * interval '1 second'
    from generate_series(1, ${MAX_COUNTED_VOICES + 5}::integer) as n`);
  expect(await read('crowd')).toEqual({
    visitors: MAX_COUNTED_VOICES,
    failed: 0,
    accounts: 0,
    failedSources: 0,
  });
});
