import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { PASSWORD, createUser } from '../../../test/factories';
import { codeOf, givePasskey, giveSecondFactor, SITE } from '../../../test/sign-in';
import { SoftwareAuthenticator } from '../../../test/passkeys/software-authenticator';
import { linkIn, readMailbox } from '../../../test/mail/visitors';
import { idempotencyKeys } from '../../database/schema/writes';
import { newAuthenticatorKey } from '../../modules/auth/second-factor/app/authenticator';
import { storePendingKey } from '../../modules/auth/second-factor/second-factor-repository';
import { DEFAULT_SITE } from '../../site/site-repository';
import { saveSettings } from '../../site/site-repository';
import { ROUTES } from '../../endpoints/route-table';

const app = withTestApp();

interface Sent {
  readonly payload: object;
  readonly headers?: Record<string, string>;
}

const NEW_PASSWORD = 'a wholly new one';
const newAddress = () => `${randomUUID()}@demo.test`;

async function askForReset(): Promise<string> {
  const { email } = await createUser(app());
  await app().inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
  const link = linkIn((await readMailbox(app(), email))[0], '/reset-password?');
  return new URLSearchParams(link.split('?')[1]).get('token') ?? '';
}

async function challengeOf(email: string): Promise<string> {
  const payload = { email, password: PASSWORD };
  return (await app().inject({ method: 'POST', url: '/api/auth/login', payload })).json().data.challenge;
}

const prayer = { title: 'My exams', description: 'Please pray', prayer_type: 'academic', is_anonymous: true };

/** Sends a successful request to each confidential endpoint that writes. */
const REQUESTS: Readonly<Record<string, () => Promise<Sent>>> = {
  'auth.login': async () => ({ payload: { email: (await createUser(app())).email, password: PASSWORD } }),
  'auth.leaderLogin': async () => {
    const { email } = await createUser(app(), { role: 'leader', department: 'music' });
    return { payload: { email, password: PASSWORD, department: 'music' } };
  },
  'auth.completeSignIn': async () => {
    const { email, id } = await createUser(app());
    const { key } = await giveSecondFactor(app(), id);
    return { payload: { challenge: await challengeOf(email), code: codeOf(key) } };
  },
  'auth.setUpAtSignIn': async () => {
    const { email } = await createUser(app(), { role: 'admin' });
    await saveSettings(app().db, DEFAULT_SITE, { requires_second_factor: true });
    return { payload: { challenge: await challengeOf(email) } };
  },
  'auth.prove': async () => ({
    payload: { current_password: PASSWORD },
    headers: (await signIn(app(), 'member')).headers,
  }),
  'auth.passkeyAtSignIn': async () => {
    const { email, id } = await createUser(app());
    await givePasskey(app(), id);
    return { payload: { challenge: await challengeOf(email) } };
  },
  'auth.passkeyForProof': async () => {
    const { headers, user } = await signIn(app(), 'admin');
    await givePasskey(app(), user.id);
    return { payload: {}, headers };
  },
  'passkeys.setUp': async () => ({ payload: {}, headers: (await signIn(app(), 'admin')).headers }),
  'passkeys.create': async () => {
    const headers = { ...(await signIn(app(), 'admin')).headers, host: new URL(SITE).host };
    const url = '/api/auth/passkeys/set-up';
    const { data } = (await app().inject({ method: 'POST', url, headers, payload: {} })).json();
    const credential = new SoftwareAuthenticator(`http://${headers.host}`).create(data);
    return { payload: { name: 'Key', credential }, headers };
  },
  'secondFactor.setUp': async () => ({ payload: {}, headers: (await signIn(app(), 'admin')).headers }),
  'secondFactor.enable': async () => {
    const { headers, user } = await signIn(app(), 'admin');
    const key = newAuthenticatorKey();
    await app().db.transaction((tx) => storePendingKey(tx, user.id, key));
    return { payload: { code: codeOf(key) }, headers };
  },
  'secondFactor.renewCodes': async () => {
    const { headers, user } = await signIn(app(), 'admin');
    await giveSecondFactor(app(), user.id);
    return { payload: {}, headers };
  },
  'auth.register': async () => {
    const [first_name, last_name] = ['Neema', 'Achieng'];
    const password = { password: PASSWORD, password_confirmation: PASSWORD };
    return { payload: { first_name, last_name, email: newAddress(), phone: '0700000000', ...password } };
  },
  'auth.readLink': async () => ({ payload: { token: await askForReset() } }),
  'auth.resetPassword': async () => ({
    payload: {
      token: await askForReset(),
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    },
  }),
  'ownAccount.delete': async () => ({
    payload: { current_password: PASSWORD },
    headers: (await signIn(app(), 'member')).headers,
  }),
  'deliveryKeys.issue': async () => ({
    payload: { name: 'Laptop', remote: 'member-area', can_release: false, expires_in_days: 30 },
    headers: (await signIn(app(), 'admin')).headers,
  }),
  'prayers.submit': async () => ({ payload: prayer, headers: (await signIn(app(), 'member')).headers }),
};

/** These endpoints don't use the unit of work. */
const WITHOUT_WRITE = ['delivery.openPreview', 'remoteReports.submit', 'remoteReports.issueTicket'];

const writing = [...ROUTES.values()].filter(
  ({ name, method, isApi, isConfidential }) =>
    isConfidential === true && isApi && method === 'POST' && !WITHOUT_WRITE.includes(name),
);

it.each(writing.map(({ name, paths }) => [name, paths[0] ?? ''] as const))(
  '%s stores nothing under an Idempotency-Key',
  async (name, url) => {
    const sent = await REQUESTS[name]?.();
    if (!sent) throw new Error(`${name} is confidential: say here how it is sent.`);
    const key = randomUUID();
    const headers = { ...sent.headers, 'idempotency-key': key };
    const response = await app().inject({ method: 'POST', url, payload: sent.payload, headers });
    expect(response.json()).toMatchObject({ success: true });
    expect(await app().db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
  },
);

it('gives two sign-ins under one key a session each', async () => {
  const { email } = await createUser(app());
  const send = async () => {
    const headers = { 'idempotency-key': 'one-key-of-a-client' };
    const payload = { email, password: PASSWORD };
    return (await app().inject({ method: 'POST', url: '/api/auth/login', payload, headers })).json();
  };
  const [first, second] = [await send(), await send()];
  expect(first.token).toMatch(/^\S{20,}$/);
  expect(second.token).toMatch(/^\S{20,}$/);
  expect(second.token).not.toBe(first.token);
});
