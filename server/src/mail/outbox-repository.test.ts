import { eq, sql } from 'drizzle-orm';
import { withTestDatabase } from '../../test/database';
import { broadcasts, mailOutbox } from '../database/schema/mail';
import {
  MAIL_CHANNEL,
  claimMail,
  deleteOldMail,
  findBroadcastText,
  insertMail,
  markFailed,
  markSent,
  releaseMail,
  renewClaims,
} from './outbox-repository';
import { countSentLately, readOutboxState } from './outbox-state-repository';

const database = withTestDatabase();
const db = () => database().db;
type NewRow = typeof mailOutbox.$inferInsert;

beforeEach(async () => {
  await db().delete(mailOutbox);
});

async function put(
  to: string,
  values: { [Column in keyof NewRow]?: NewRow[Column] | ReturnType<typeof sql> } = {},
) {
  const [row] = await db()
    .insert(mailOutbox)
    .values({ to_email: to, template: 'notice', data: { path: '/reset' }, ...(values as Partial<NewRow>) })
    .returning();
  if (!row) throw new Error('The email was not stored.');
  return row;
}
const read = async ({ id }: { id: number }) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.id, id)))[0];
const claim = async (limit = 10) => (await claimMail(db(), limit)).map(({ to_email: to }) => to);
const ago = (interval: string) => sql`now() - ${interval}::interval`;

describe('the next emails', () => {
  it('are those that somebody waits for, before the copies of a broadcast that were queued first', async () => {
    for (let copy = 0; copy < 4; copy += 1)
      await put(`copy-${copy}`, { is_bulk: true, next_attempt_at: ago(`${9 - copy} minutes`) });
    await put('second-reset', { next_attempt_at: ago('1 minute') });
    await put('reset', { next_attempt_at: ago('2 minutes') });
    expect(await claim(3)).toEqual(['reset', 'second-reset', 'copy-0']);
    expect(await claim()).toEqual(['copy-1', 'copy-2', 'copy-3']);
  });

  it('are those of one time in the order they were queued in', async () => {
    for (const to of ['first', 'second', 'third'])
      await put(to, { next_attempt_at: sql`date_trunc('day', now())` });
    expect(await claim(2)).toEqual(['first', 'second']);
  });

  it('are due, neither sent nor given up, and with no other process', async () => {
    await put('later', { next_attempt_at: sql`now() + interval '1 minute'` });
    await put('sent', { sent_at: sql`now()` });
    await put('given-up', { failed_at: sql`now()` });
    await put('claimed', { claimed_until: sql`now() + interval '1 minute'` });
    await put('outlived', { claimed_until: ago('1 second') });
    expect(await claim()).toEqual(['outlived']);
    expect(await claim()).toEqual([]);
  });
});

describe('a claim', () => {
  it('counts as an attempt, unless it is given back', async () => {
    const row = await put('ann', { attempts: 2 });
    const [claimed] = await claimMail(db(), 1);
    expect(claimed).toMatchObject({ id: row.id, attempts: 3, claimed_until: expect.any(Date) });
    if (claimed) await releaseMail(db(), claimed);
    expect(await read(row)).toMatchObject({ attempts: 2, claimed_until: null });
  });

  it('goes on while no other process has the email', async () => {
    const row = await put('ann');
    const [claimed] = await claimMail(db(), 1);
    if (!claimed) throw new Error('Nothing was claimed.');
    await db()
      .update(mailOutbox)
      .set({ claimed_until: ago('1 second') });
    expect(await renewClaims(db(), claimed, [])).toBe(true);
    expect((await read(row))?.claimed_until?.getTime()).toBeGreaterThan(Date.now());
    await db()
      .update(mailOutbox)
      .set({ claimed_until: ago('1 second') });
    await claimMail(db(), 1);
    expect(await renewClaims(db(), claimed, [])).toBe(false);
    await releaseMail(db(), claimed);
    expect(await read(row)).toMatchObject({ attempts: 2, claimed_until: expect.any(Date) });
  });

  it('ends for this email alone, and not when it was sent meanwhile', async () => {
    for (const to of ['ann', 'ben']) await put(to);
    const [ann, ben] = await claimMail(db(), 10);
    if (!ann || !ben) throw new Error('Nothing was claimed.');
    await releaseMail(db(), ann);
    expect(await renewClaims(db(), ann, [ben])).toBe(false);
    expect(await read(ben)).toMatchObject({ attempts: 1, claimed_until: ben.claimed_until });
    await db()
      .update(mailOutbox)
      .set({ sent_at: sql`now()` });
    expect(await renewClaims(db(), ben, [])).toBe(false);
  });
});

describe('a copy of a broadcast', () => {
  const queueCopy = async () => {
    const [broadcast] = await db()
      .insert(broadcasts)
      .values({
        subject: 'News',
        body: '<p>Hi</p>',
        audience: 'members',
        author_label: 'Zawadi',
        updated_at: new Date(0),
      })
      .returning();
    if (!broadcast) throw new Error('The broadcast was not stored.');
    const copy = await put('ann', { broadcast_id: broadcast.id, claimed_until: sql`now()`, error: 'Busy' });
    const readBroadcast = async () =>
      (await db().select().from(broadcasts).where(eq(broadcasts.id, broadcast.id)))[0];
    return { broadcast, copy, readBroadcast };
  };

  it('has its text from there', async () => {
    const { copy } = await queueCopy();
    expect(await findBroadcastText(db(), copy)).toEqual({ subject: 'News', body: '<p>Hi</p>' });
    expect(await findBroadcastText(db(), { broadcast_id: null })).toBeUndefined();
  });

  it('is counted when it is sent, which is no edit of the broadcast', async () => {
    const { broadcast, copy, readBroadcast } = await queueCopy();
    await markSent(db(), copy);
    expect(await read(copy)).toMatchObject({
      sent_at: expect.any(Date),
      claimed_until: null,
      error: null,
      data: {},
    });
    expect(await readBroadcast()).toEqual({ ...broadcast, delivered: 1 });
  });

  it('is counted as failed when it is given up, not at an attempt before', async () => {
    const { broadcast, copy, readBroadcast } = await queueCopy();
    await markFailed(db(), copy, { error: 'x'.repeat(600), retryAfterMs: 60_000 });
    expect(await read(copy)).toMatchObject({ failed_at: null, claimed_until: null, error: 'x'.repeat(500) });
    expect((await read(copy))?.next_attempt_at.getTime()).toBeGreaterThan(Date.now());
    expect(await readBroadcast()).toEqual(broadcast);
    await markFailed(db(), copy, { error: 'No such mailbox', retryAfterMs: null });
    expect(await read(copy)).toMatchObject({ failed_at: expect.any(Date), data: { path: '/reset' } });
    expect(await readBroadcast()).toEqual({ ...broadcast, failed: 1 });
  });
});

it('tells the senders of every process once the emails are stored', async () => {
  let tell = () => {};
  const isTold = new Promise<void>((resolve) => (tell = resolve));
  const stop = await database().listen(MAIL_CHANNEL, tell);
  await insertMail(db(), [{ to_email: 'ann', template: 'notice', data: {} }]);
  await isTold;
  await stop();
});

it('stores what has no key, and says of how many it was new', async () => {
  const mail = { to_email: 'ann', template: 'notice', data: {} };
  expect(await insertMail(db(), [])).toBe(0);
  expect(await insertMail(db(), [mail, { ...mail, once_key: 'one' }])).toBe(2);
  expect(await insertMail(db(), [mail, { ...mail, once_key: 'one' }])).toBe(1);
});

it('forgets what ended a quarter of a year ago, and after a week the text of what was given up', async () => {
  const old = {
    sent: await put('a', { sent_at: ago('91 days') }),
    failed: await put('b', { failed_at: ago('91 days') }),
  };
  const kept = {
    sent: await put('c', { sent_at: ago('89 days') }),
    waiting: await put('d', { created_at: ago('91 days') }),
  };
  const failed = {
    lately: await put('e', { failed_at: ago('6 days') }),
    before: await put('f', { failed_at: ago('8 days') }),
  };
  await deleteOldMail(db());
  expect(await read(old.sent)).toBeUndefined();
  expect(await read(old.failed)).toBeUndefined();
  for (const row of [kept.sent, kept.waiting, failed.lately])
    expect(await read(row)).toMatchObject({ data: { path: '/reset' } });
  expect(await read(failed.before)).toMatchObject({ data: {} });
});

it('counts what waits, what was sent in a week, and what was given up', async () => {
  const none = { due: 0, waiting: 0, refused: 0, refusal: null, failed: 0 };
  expect(await readOutboxState(db())).toEqual({ ...none, oldestDueSeconds: 0, oldestWaitingSeconds: 0 });
  await put('a');
  await put('b', { sent_at: ago('6 days') });
  await put('c', { sent_at: ago('6 days') });
  await put('d', { sent_at: ago('8 days') });
  for (const to of ['e', 'f', 'g']) await put(to, { failed_at: ago('30 days') });
  expect(await readOutboxState(db())).toMatchObject({ ...none, due: 1, waiting: 1, failed: 3 });
  expect(await countSentLately(db())).toBe(2);
});

it('counts what the mail server refuses again and again, with its last reason', async () => {
  await put('a', { attempts: 1, error: '450 Greylisted' });
  await put('b', { attempts: 5, error: '535 Authentication failed' });
  await put('c', { attempts: 3, error: 'Connection refused' });
  await put('d', { attempts: 8, error: '550 No such mailbox', failed_at: ago('1 day') });
  expect(await readOutboxState(db())).toMatchObject({
    waiting: 3,
    refused: 2,
    refusal: 'Connection refused',
  });
});
