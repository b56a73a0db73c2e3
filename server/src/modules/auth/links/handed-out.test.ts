import { signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD, confirmEmail, makeTestAdmin } from '../../../../test/factories';
import { linkIn, readMailbox } from '../../../../test/mail/visitors';
import { queueInvitation } from './queue-account-emails';

const app = withTestApp();
const NEW_PASSWORD = 'a wholly new one';

type Person = Awaited<ReturnType<typeof signIn>>;
const send = (method: 'POST' | 'PUT', url: string, payload: object, { headers }: Pick<Person, 'headers'>) =>
  app().inject({ method, url, payload, headers });

/** Creates another session and the three links that emails to an account can contain. */
async function handOut({ user, headers }: Person) {
  const elsewhere = await app().inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: user.email, password: PASSWORD },
  });
  await send('POST', '/api/auth/forgot-password', { email: user.email }, { headers });
  await send('POST', '/api/auth/confirm-email/resend', {}, { headers });
  await app().db.transaction((tx) => queueInvitation(tx, { ...app().config, isOffice: true }, user));
  const emails = await readMailbox(app(), user.email);
  const find = (subject: string, start: string) =>
    linkIn(
      emails.find((email) => email.subject === subject),
      start,
    );
  return {
    session: { authorization: `Bearer ${elsewhere.json().token}` },
    reset: find('Choose a new password', '/reset-password?'),
    invitation: find('Your account is ready', '/reset-password?'),
    confirmation: find('Confirm your email address', '/account/confirm-email?'),
  };
}

const statusOfReset = async (link: string) => {
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const payload = {
    token,
    password: 'somebody else chose it',
    password_confirmation: 'somebody else chose it',
  };
  return (await app().inject({ method: 'POST', url: '/api/auth/reset-password', payload })).statusCode;
};

const profile = (email: string) => ({
  first_name: 'Neema',
  last_name: 'Achieng',
  email,
  current_password: PASSWORD,
});

type Change = (person: Person, admin: Person) => Promise<unknown>;
const CHANGES: readonly (readonly [string, Change])[] = [
  [
    'the password changes in the profile',
    (person) =>
      send('PUT', '/api/auth/password', { current_password: PASSWORD, password: NEW_PASSWORD }, person),
  ],
  [
    'the command line sets a password',
    async ({ user }) =>
      makeTestAdmin(app(), { ...user, password_hash: await app().passwords.hash(NEW_PASSWORD) }, true),
  ],
  [
    'the person changes the address',
    async (person) => {
      const email = `moved-${person.user.email}`;
      await send('PUT', '/api/auth/user', profile(email), person);
      const [message] = await readMailbox(app(), email);
      await send('POST', linkIn(message, '/account/confirm-email?'), { current_password: PASSWORD }, person);
    },
  ],
  [
    'the office changes the address and changes it back',
    async (person, admin) => {
      for (const email of [`moved-${person.user.email}`, person.user.email])
        await send('PUT', `/api/v1/members/${person.user.id}`, { email }, admin);
    },
  ],
  [
    'the account is deactivated, though it is activated again',
    async ({ user }, admin) => {
      for (const is_active of [false, true])
        await send('PUT', `/api/admin/users/${user.id}/status`, { is_active }, admin);
    },
  ],
  [
    'the role changes',
    async ({ user }, admin) => {
      await confirmEmail(app(), user.id);
      await send('PUT', `/api/admin/users/${user.id}/role`, { role: 'elder' }, admin);
    },
  ],
];

it.each(CHANGES)('sessions and links of before end when %s', async (_title, change) => {
  const person = await signIn(app(), 'member', { email_confirmed_at: null });
  const before = await handOut(person);
  await change(person, await signIn(app(), 'admin'));
  expect((await app().inject({ url: '/api/auth/user', headers: before.session })).statusCode).toBe(401);
  expect(await statusOfReset(before.reset)).toBe(422);
  expect(await statusOfReset(before.invitation)).toBe(422);
  expect((await app().inject(before.confirmation)).statusCode).toBe(404);
});

it('only the address that a person entered last can become theirs', async () => {
  const person = await signIn(app(), 'member');
  const [mistyped, meant] = [`mistyped-${person.user.email}`, `meant-${person.user.email}`];
  for (const email of [mistyped, meant]) await send('PUT', '/api/auth/user', profile(email), person);
  const statusOf = async (email: string) => {
    const [message] = await readMailbox(app(), email);
    return (await app().inject(linkIn(message, '/account/confirm-email?'))).statusCode;
  };
  expect([await statusOf(mistyped), await statusOf(meant)]).toEqual([404, 200]);
});
