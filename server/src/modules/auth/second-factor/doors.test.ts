import { eq } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD, createUser } from '../../../../test/factories';
import { linkIn, readMailbox } from '../../../../test/mail/visitors';
import { codeOf, givePasskey, giveSecondFactor } from '../../../../test/sign-in';
import { SoftwareAuthenticator } from '../../../../test/passkeys/software-authenticator';
import { sessions } from '../../../database/schema/auth';
import { openSession } from '../../../plugins/access/session-repository';

const app = withTestApp();

const NEW_PASSWORD = 'a wholly new one';
type Account = Awaited<ReturnType<typeof createUser>>;

const post = (url: string, payload: object, headers = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
const countSessions = (user: Account) => app().db.$count(sessions, eq(sessions.user_id, user.id));

async function reset(user: Account) {
  await post('/api/auth/forgot-password', { email: user.email });
  const link = linkIn((await readMailbox(app(), user.email)).at(-1), '/reset-password?');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  const password = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  return post('/api/auth/reset-password', { token, ...password });
}

/** Each door that somebody with the password or the mailbox could try. */
const DOORS: Readonly<Record<string, (user: Account) => Promise<{ readonly body: string }>>> = {
  'members’ sign-in': ({ email }) => post('/api/auth/login', { email, password: PASSWORD }),
  'administrators’ sign-in, which is the same call with other capitals': ({ email }) =>
    post('/api/auth/login', { email: email.toUpperCase(), password: PASSWORD }),
  'leaders’ sign-in': ({ email }) =>
    post('/api/auth/leader-login', { email, password: PASSWORD, department: 'music' }),
  'sign-in again in place, with the token of an ended session': ({ email }) =>
    post(
      '/api/auth/login',
      { email, password: PASSWORD },
      { authorization: 'Bearer ended-session-token-abc' },
    ),
  'sign-in with a made-up code beside the password': ({ email }) =>
    post('/api/auth/login', { email, password: PASSWORD, code: '123456', challenge: 'x' }),
  'set-up of an app with the password alone': async ({ email }) => {
    const { challenge } = (await post('/api/auth/login', { email, password: PASSWORD })).json().data;
    const setUp = await post('/api/auth/second-factor/sign-in/set-up', { challenge });
    expect(setUp.statusCode).toBe(409);
    return post('/api/auth/second-factor/sign-in', { challenge, code: '123456' });
  },
  'second step with a signature of nobody': async ({ email }) => {
    const { challenge } = (await post('/api/auth/login', { email, password: PASSWORD })).json().data;
    const options = await post('/api/auth/second-factor/sign-in/passkey', { challenge });
    const passkey = new SoftwareAuthenticator('http://localhost').sign({
      challenge: options.json().data?.challenge ?? 'none',
      rpId: 'localhost',
    });
    return post('/api/auth/second-factor/sign-in', { challenge, passkey });
  },
  'second step with an empty answer': async ({ email }) => {
    const { challenge } = (await post('/api/auth/login', { email, password: PASSWORD })).json().data;
    return post('/api/auth/second-factor/sign-in', { challenge });
  },
  'link that resets the password': reset,
  'password that was just reset': async (user) => {
    await reset(user);
    return post('/api/auth/login', { email: user.email, password: NEW_PASSWORD });
  },
  'sign-up with the address of the account': ({ email }) =>
    post('/api/auth/register', {
      first_name: 'Neema',
      last_name: 'Achieng',
      email,
      phone: '0700000000',
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }),
  'link that confirms another address': async (user) => {
    const email = `moved-${user.id}@demo.test`;
    const token = await openSession(app().db, { user_id: user.id, department: null, user_agent: 'test' });
    await app().inject({
      method: 'PUT',
      url: '/api/auth/user',
      headers: { authorization: `Bearer ${token}` },
      payload: { first_name: 'Neema', last_name: 'Achieng', email, current_password: PASSWORD },
    });
    const link = linkIn((await readMailbox(app(), email)).at(-1), '/account/confirm-email?');
    return app().inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ current_password: PASSWORD }).toString(),
    });
  },
};

const FACTORS: Readonly<Record<string, (user: Account) => Promise<unknown>>> = {
  app: ({ id }) => giveSecondFactor(app(), id),
  passkey: ({ id }) => givePasskey(app(), id),
  'app and a passkey': async ({ id }) => {
    await giveSecondFactor(app(), id);
    await givePasskey(app(), id);
  },
};

describe.each([
  ['admin', 'app'],
  ['music leader', 'app'],
  ['admin', 'passkey'],
  ['music leader', 'passkey'],
  ['admin', 'app and a passkey'],
] as const)('of an %s with an %s', (kind, factor) => {
  it.each(Object.keys(DOORS))('the %s opens no session', async (door) => {
    const user = await createUser(app(), KINDS[kind]);
    await FACTORS[factor]?.(user);
    const response = await DOORS[door]?.(user);
    expect(response?.body).not.toMatch(/"token"/);
    // A changed address ends the session that asked for it, too.
    expect(await countSessions(user)).toBe(0);
  });
});

it.each([
  ['/api/auth/login', {}],
  ['/api/auth/leader-login', { department: 'music' }],
])('%s opens a session with the code, for the chosen department', async (url, more) => {
  const user = await createUser(app(), KINDS.admin);
  const { key } = await giveSecondFactor(app(), user.id);
  const first = await post(url, { email: user.email, password: PASSWORD, ...more });
  expect(first.statusCode).toBe(200);
  expect(first.json()).toEqual({
    success: false,
    message: 'Please enter the code from your app.',
    data: { challenge: expect.any(String), step: 'code', factors: ['app'] },
  });
  const { challenge } = first.json().data;
  const second = await post('/api/auth/second-factor/sign-in', { challenge, code: codeOf(key) });
  expect(second.json()).toMatchObject({ success: true, role: 'admin', message: 'Login successful!' });
  const { token, department } = second.json().data;
  expect(department).toBe('department' in more ? more.department : null);
  const headers = { authorization: `Bearer ${token}` };
  expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(200);
});

it('a challenge opens nothing by itself, and is refused as a token', async () => {
  const user = await createUser(app(), KINDS.admin);
  await giveSecondFactor(app(), user.id);
  const { challenge } = (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json()
    .data;
  const headers = { authorization: `Bearer ${challenge}` };
  expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(401);
  const setUp = await post('/api/auth/second-factor/sign-in/set-up', { challenge });
  expect(setUp.statusCode).toBe(409);
});

it('a challenge is over with the password it was given for', async () => {
  const user = await createUser(app(), KINDS.admin);
  const { key } = await giveSecondFactor(app(), user.id);
  const { challenge } = (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json()
    .data;
  await reset(user);
  const response = await post('/api/auth/second-factor/sign-in', { challenge, code: codeOf(key) });
  expect(response.statusCode).toBe(401);
});

it('nobody without a second factor is asked for one', async () => {
  const { user } = await signIn(app(), 'music leader');
  expect(
    (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json().token,
  ).toBeTruthy();
});
