import { sql } from 'drizzle-orm';
import { withTestDatabase } from '../../../test/database';
import { mailPreferences } from '../../database/schema/mail';
import { mailboxOf } from './mailbox-of';
import {
  deletePreference,
  endMessages,
  findPreference,
  hasPreference,
  movePreference,
  readPreference,
  savePreference,
} from './preference-repository';

const database = withTestDatabase();
const db = () => database().db;
const EVERYTHING = { wants_messages: true, wants_reminders: true };

beforeEach(async () => {
  await db().delete(mailPreferences);
});

it('gives each address one token of its own, which nobody guesses', async () => {
  const { token, wants_messages: wantsMessages } = await readPreference(db(), 'ann@demo.test');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(wantsMessages).toBe(true);
  expect((await readPreference(db(), 'ann@demo.test')).token).toBe(token);
  expect((await readPreference(db(), 'ben@demo.test')).token).not.toBe(token);
});

it('lets an address get everything until it says otherwise', async () => {
  expect(await findPreference(db(), 'ann@demo.test')).toEqual(EVERYTHING);
  await savePreference(db(), 'ann@demo.test', { wants_reminders: false });
  expect(await findPreference(db(), 'ann@demo.test')).toEqual({ ...EVERYTHING, wants_reminders: false });
  expect(await findPreference(db(), 'ben@demo.test')).toEqual(EVERYTHING);
});

it('ends messages to the address of the link alone, and again', async () => {
  const { token } = await readPreference(db(), 'ann@demo.test');
  await readPreference(db(), 'ben@demo.test');
  await db()
    .update(mailPreferences)
    .set({ changed_at: sql`now() - interval '1 day'` });
  expect(await endMessages(db(), token)).toBe('ann@demo.test');
  expect(await endMessages(db(), token)).toBe('ann@demo.test');
  expect(await findPreference(db(), 'ann@demo.test')).toEqual({ ...EVERYTHING, wants_messages: false });
  expect(await findPreference(db(), 'ben@demo.test')).toEqual(EVERYTHING);
  expect(await endMessages(db(), 'another')).toBeUndefined();
  const isYoung = sql`${mailPreferences.changed_at} > now() - interval '1 hour'`;
  expect(await db().$count(mailPreferences, isYoung)).toBe(1);
});

it('knows the tokens it gave', async () => {
  const { token } = await readPreference(db(), 'ann@demo.test');
  expect(await hasPreference(db(), token)).toBe(true);
  expect(await hasPreference(db(), 'another')).toBe(false);
});

it('goes with a person to their new address, whatever that one said before', async () => {
  await savePreference(db(), 'old@demo.test', { wants_messages: false });
  await savePreference(db(), 'new@demo.test', { wants_reminders: false });
  await movePreference(db(), 'old@demo.test', 'new@demo.test');
  expect(await findPreference(db(), 'new@demo.test')).toEqual({ ...EVERYTHING, wants_messages: false });
});

it('is forgotten with the account, and no other', async () => {
  for (const email of ['ann@demo.test', 'ben@demo.test'])
    await savePreference(db(), email, { wants_messages: false });
  await deletePreference(db(), 'ann@demo.test');
  expect(await findPreference(db(), 'ann@demo.test')).toEqual(EVERYTHING);
  expect((await findPreference(db(), 'ben@demo.test')).wants_messages).toBe(false);
});

it.each([
  ['Ann@Example.org', 'ann@example.org'],
  ['ann+choir@example.org', 'ann@example.org'],
  ['ann+choir+bass@example.org', 'ann@example.org'],
  ['ann@ex+ample.org', 'ann@ex+ample.org'],
  ['"a@b"+c@example.org', '"a@b"@example.org'],
])('counts %s as the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
