import { signIn, withTestApp } from '../../../test/build-app';
import { createUser } from '../../../test/factories';
import { findPreference, savePreference } from '../../mail/recipients/preference-repository';

const app = withTestApp();
const unique = () => `${crypto.randomUUID()}@demo.test`;

let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signIn(app(), 'admin'));
});

const update = (id: number, payload: object) =>
  app().inject({ method: 'PUT', url: `/api/v1/members/${id}`, headers, payload });
const invite = (id: number) => app().inject({ method: 'POST', url: `/api/v1/members/${id}/invite`, headers });

it.each([
  ['signs somebody out whose role it changes', () => ({ role: 'admin' }), 401],
  ['signs somebody out whose address it changes', () => ({ email: unique() }), 401],
  ['leaves somebody signed in whose phone it changes', () => ({ phone: '+254 700 000 001' }), 200],
])('%s', async (_, getChange, status) => {
  const { user, headers: theirs } = await signIn(app(), 'member');
  expect((await update(user.id, getChange())).statusCode).toBe(200);
  expect((await app().inject({ url: '/api/auth/user', headers: theirs })).statusCode).toBe(status);
});

it('keeps what somebody chose about emails with their new address', async () => {
  const person = await createUser(app(), { password_hash: null });
  await app().db.transaction((tx) => savePreference(tx, person.email, { wants_messages: false }));
  const email = unique();
  expect((await update(person.id, { email })).statusCode).toBe(200);
  expect(await findPreference(app().db, email)).toEqual({ wants_messages: false, wants_reminders: true });
});

it('invites nobody whose account is deactivated', async () => {
  const person = await createUser(app(), { password_hash: null, is_active: false });
  const refused = await invite(person.id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toBe('This account is deactivated.');
});
