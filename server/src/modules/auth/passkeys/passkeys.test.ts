import { desc, eq, sql } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD, createUser } from '../../../../test/factories';
import { readMailbox } from '../../../../test/mail/visitors';
import { codeOf, giveSecondFactor } from '../../../../test/sign-in';
import { SoftwareAuthenticator } from '../../../../test/passkeys/software-authenticator';
import { auditLog, sessions } from '../../../database/schema/auth';
import { passkeyChallenges, passkeys, recoveryCodes } from '../../../database/schema/second-factors';
import { siteSettings } from '../../../database/schema/site';
import { DEFAULT_SITE, saveSettings } from '../../../site/site-repository';
import { MAX_PASSKEYS } from './passkey-policy';

const app = withTestApp();

const HOST = 'localhost';
const ORIGIN = `http://${HOST}`;
type Person = Awaited<ReturnType<typeof signIn>>;
type Headers = Record<string, string>;

const send = (method: 'POST' | 'DELETE', url: string, payload?: object, headers: Headers = {}) =>
  app().inject({ method, url, headers: { host: HOST, ...headers }, ...(payload && { payload }) });
const post = (url: string, payload: object = {}, headers: Headers = {}) =>
  send('POST', url, payload, headers);

const setUp = async ({ headers }: Person) =>
  (await post('/api/auth/passkeys/set-up', {}, headers)).json().data;
const register = ({ headers }: Person, credential: object, name = 'My phone') =>
  post('/api/auth/passkeys', { name, credential }, headers);
const remove = ({ headers }: Person, id: number) =>
  send('DELETE', `/api/auth/passkeys/${id}`, undefined, headers);
const stateOf = async ({ headers }: Person) =>
  (await app().inject({ url: '/api/auth/second-factor', headers })).json().data;
const require = (isRequired: boolean) =>
  saveSettings(app().db, DEFAULT_SITE, { requires_second_factor: isRequired });
const auditOf = (userId: number) =>
  app()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, String(userId)))
    .orderBy(desc(auditLog.id));

/** Gives a signed-in person a passkey through the API. */
async function withPasskey(kind: keyof typeof KINDS = 'admin') {
  const person = await signIn(app(), kind);
  const authenticator = new SoftwareAuthenticator(ORIGIN);
  const response = await register(person, authenticator.create(await setUp(person)));
  expect(response.statusCode).toBe(200);
  const { passkey, recovery_codes: codes } = response.json().data;
  return { ...person, authenticator, passkeyId: Number(passkey.id), codes: codes as string[] };
}

const enterPassword = (email: string) => post('/api/auth/login', { email, password: PASSWORD });
const challengeOf = async (email: string): Promise<string> =>
  (await enterPassword(email)).json().data.challenge;
const askAtSignIn = (challenge: string) => post('/api/auth/second-factor/sign-in/passkey', { challenge });
const complete = (challenge: string, passkey: object) =>
  post('/api/auth/second-factor/sign-in', { challenge, passkey });

describe('registering a passkey', () => {
  it('switches two-step sign-in on, with recovery codes, and signs out everywhere else', async () => {
    const person = await signIn(app(), 'music leader');
    await enterPassword(person.user.email);
    const options = await setUp(person);
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.user.email, displayName: 'Neema Achieng' },
      excludeCredentials: [],
      attestation: 'none',
    });
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const response = await register(person, authenticator.create(options), '  My phone ');
    expect(response.json()).toMatchObject({
      message: 'Two-step sign-in is on. You are signed out everywhere else.',
      data: { passkey: { name: 'My phone', last_used_at: null } },
    });
    expect(response.json().data.recovery_codes).toHaveLength(10);
    expect(await stateOf(person)).toMatchObject({
      is_enabled: true,
      has_app: false,
      passkeys: [{ name: 'My phone' }],
      recovery_codes_left: 10,
    });
    expect(await app().db.$count(sessions, eq(sessions.user_id, person.user.id))).toBe(1);
    expect((await enterPassword(person.user.email)).json()).toEqual({
      success: false,
      message: 'Please use your passkey, or enter a recovery code.',
      data: { challenge: expect.any(String), step: 'code', factors: ['passkey'] },
    });
    const [mail] = await readMailbox(app(), person.user.email);
    expect(mail?.text).toContain('My phone');
    expect((await setUp(person)).excludeCredentials).toEqual([
      { id: authenticator.id, type: 'public-key', transports: ['usb'] },
    ]);
  });

  it('beside an app keeps the recovery codes and the other sessions', async () => {
    const person = await signIn(app(), 'admin');
    await giveSecondFactor(app(), person.user.id);
    const response = await register(person, new SoftwareAuthenticator(ORIGIN).create(await setUp(person)));
    expect(response.json()).toMatchObject({
      message: 'The passkey was added.',
      data: { recovery_codes: [] },
    });
    expect(await stateOf(person)).toMatchObject({ has_app: true, recovery_codes_left: 10 });
    expect((await enterPassword(person.user.email)).json().data.factors).toEqual(['passkey', 'app']);
  });

  it.each<[string, (person: Person) => Promise<object>]>([
    ['of another page', async (person) => make(await setUp(person), { origin: 'https://evil.example' })],
    ['for another site', async (person) => make(await setUp(person), { rpId: 'evil.example' })],
    ['with an invented challenge', async (person) => make(await setUp(person), { challenge: 'aW52ZW50ZWQ' })],
    ['that another session asked for', async () => make(await setUp(await signIn(app(), 'admin')))],
    [
      'after five minutes',
      async (person) => {
        const options = await setUp(person);
        await app()
          .db.update(passkeyChallenges)
          .set({ expires_at: sql`now()` });
        return make(options);
      },
    ],
    [
      'that was used for another one',
      async (person) => {
        const options = await setUp(person);
        await register(person, make(options, { origin: 'https://evil.example' }));
        return make(options);
      },
    ],
  ])('refuses a response %s', async (_, respond) => {
    const person = await signIn(app(), 'admin');
    const response = await register(person, await respond(person));
    expect(response.statusCode).toBe(422);
    expect(await stateOf(person)).toMatchObject({ is_enabled: false, passkeys: [] });
  });
  const make = (
    options: Parameters<SoftwareAuthenticator['create']>[0],
    changes: Parameters<SoftwareAuthenticator['create']>[1] = {},
  ) => new SoftwareAuthenticator(ORIGIN).create(options, changes);

  it('refuses one that somebody has registered already', async () => {
    const { authenticator } = await withPasskey();
    const other = await signIn(app(), 'admin');
    expect((await register(other, authenticator.create(await setUp(other)))).statusCode).toBe(409);
  });

  it('refuses more than anybody has', async () => {
    const { user, headers } = await withPasskey();
    const rows = Array.from({ length: MAX_PASSKEYS - 1 }, (_, at) => ({
      ...{ user_id: user.id, credential_id: `${user.id}-${at}`, public_key: '', counter: 0 },
      ...{ transports: [], name: 'Key' },
    }));
    await app().db.insert(passkeys).values(rows);
    expect((await post('/api/auth/passkeys/set-up', {}, headers)).statusCode).toBe(409);
  });
});

describe('the second step with a passkey', () => {
  it.each([
    ['/api/auth/login', {}],
    ['/api/auth/leader-login', { department: 'music' }],
  ])('of %s opens the session, and notes the use', async (url, more) => {
    const { user, authenticator } = await withPasskey();
    const first = await post(url, { email: user.email, password: PASSWORD, ...more });
    const { challenge } = first.json().data;
    const options = (await askAtSignIn(challenge)).json().data;
    expect(options).toMatchObject({
      rpId: 'localhost',
      allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['usb'] }],
    });
    const response = await complete(challenge, authenticator.sign(options));
    expect(response.json()).toMatchObject({ success: true, user: { id: user.id } });
    expect(response.json().data.department).toBe('department' in more ? more.department : null);
    const [row] = await app().db.select().from(passkeys).where(eq(passkeys.user_id, user.id));
    expect(row).toMatchObject({ counter: 1, last_used_at: expect.any(Date) });
  });

  it('takes a recovery code instead, once', async () => {
    const { user, codes } = await withPasskey();
    const enter = async () => {
      const challenge = await challengeOf(user.email);
      return post('/api/auth/second-factor/sign-in', { challenge, code: codes[0] });
    };
    expect((await enter()).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(422);
  });

  it('takes either of an app and a passkey', async () => {
    const { user, authenticator } = await withPasskey();
    const { key } = await giveSecondFactor(app(), user.id);
    const first = await challengeOf(user.email);
    expect(
      (await post('/api/auth/second-factor/sign-in', { challenge: first, code: codeOf(key) })).statusCode,
    ).toBe(200);
    const second = await challengeOf(user.email);
    const signed = authenticator.sign((await askAtSignIn(second)).json().data);
    expect((await complete(second, signed)).statusCode).toBe(200);
  });

  type Holder = Awaited<ReturnType<typeof withPasskey>>;
  const optionsFor = async (challenge: string) => (await askAtSignIn(challenge)).json().data;
  it.each<[string, (holder: Holder, challenge: string) => Promise<object>]>([
    [
      'made on another page',
      async ({ authenticator }, challenge) =>
        authenticator.sign(await optionsFor(challenge), { origin: 'https://evil.example' }),
    ],
    [
      'for another site',
      async ({ authenticator }, challenge) =>
        authenticator.sign(await optionsFor(challenge), { rpId: 'evil.example' }),
    ],
    [
      'without anybody touching the key',
      async ({ authenticator }, challenge) =>
        authenticator.sign(await optionsFor(challenge), { isPresent: false }),
    ],
    [
      'of an invented challenge',
      async ({ authenticator }, challenge) => {
        const options = await optionsFor(challenge);
        return authenticator.sign({ ...options, challenge: 'aW52ZW50ZWQ' });
      },
    ],
    [
      'of the challenge of another sign-in',
      async ({ authenticator, user }) => authenticator.sign(await optionsFor(await challengeOf(user.email))),
    ],
    [
      'of the challenge of a proof',
      async ({ authenticator, headers }) =>
        authenticator.sign((await post('/api/auth/proof/passkey', {}, headers)).json().data),
    ],
    [
      'by the passkey of somebody else',
      async (_, challenge) => (await withPasskey()).authenticator.sign(await optionsFor(challenge)),
    ],
    [
      'by another key under the id of the passkey',
      async ({ authenticator }, challenge) => ({
        ...new SoftwareAuthenticator(ORIGIN).sign(await optionsFor(challenge)),
        id: authenticator.id,
        rawId: authenticator.id,
      }),
    ],
    [
      'after five minutes',
      async ({ authenticator }, challenge) => {
        const options = await optionsFor(challenge);
        await app()
          .db.update(passkeyChallenges)
          .set({ expires_at: sql`now()` });
        return authenticator.sign(options);
      },
    ],
    [
      'by a copy of the key, whose count is behind',
      async ({ authenticator, user }, challenge) => {
        await app().db.update(passkeys).set({ counter: 7 }).where(eq(passkeys.user_id, user.id));
        return authenticator.sign(await optionsFor(challenge));
      },
    ],
    [
      'after another response used up the challenge',
      async ({ authenticator, user }, challenge) => {
        const signed = authenticator.sign(await optionsFor(challenge));
        await app().db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.user_id, user.id));
        await complete(challenge, { ...signed, response: { ...signed.response, signature: 'AAAA' } });
        return signed;
      },
    ],
  ])('refuses a signature %s', async (_, respond) => {
    const holder = await withPasskey();
    const challenge = await challengeOf(holder.user.email);
    const refused = await complete(challenge, await respond(holder, challenge));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['passkey']);
    expect((await auditOf(holder.user.id))[0]).toMatchObject({ action: 'auth.passkey_failed' });
    // The session that registered the passkey is the only one.
    expect(await app().db.$count(sessions, eq(sessions.user_id, holder.user.id))).toBe(1);
  });

  it('offers no passkey to an account without one, or to an invented sign-in', async () => {
    const user = await createUser(app(), KINDS.admin);
    await giveSecondFactor(app(), user.id);
    expect((await askAtSignIn(await challengeOf(user.email))).statusCode).toBe(409);
    expect((await askAtSignIn('invented')).statusCode).toBe(401);
  });

  it('begins no set-up of an app with the password alone', async () => {
    const { user } = await withPasskey();
    const challenge = await challengeOf(user.email);
    expect((await post('/api/auth/second-factor/sign-in/set-up', { challenge })).statusCode).toBe(409);
  });
});

describe('a proof with a passkey', () => {
  const age = ({ user }: Person) =>
    app()
      .db.update(sessions)
      .set({ proved_at: sql`now() - interval '1 hour'` })
      .where(eq(sessions.user_id, user.id));
  const needsProof = async (person: Person) =>
    (await app().inject({ url: '/api/v1/member/export', headers: person.headers })).statusCode === 401;

  it('counts for ten minutes, once for each challenge', async () => {
    const person = await withPasskey();
    await age(person);
    expect(await needsProof(person)).toBe(true);
    const options = (await post('/api/auth/proof/passkey', {}, person.headers)).json().data;
    const passkey = person.authenticator.sign(options);
    expect((await post('/api/auth/proof', { passkey }, person.headers)).statusCode).toBe(200);
    expect(await needsProof(person)).toBe(false);
    await age(person);
    expect((await post('/api/auth/proof', { passkey }, person.headers)).statusCode).toBe(422);
    expect(await needsProof(person)).toBe(true);
  });
});

describe('removing a passkey', () => {
  afterEach(() => app().db.delete(siteSettings));

  it('as the last factor switches two-step sign-in off, and the owner gets an email', async () => {
    const person = await withPasskey('music leader');
    const response = await remove(person, person.passkeyId);
    expect(response.json()).toMatchObject({ message: 'Two-step sign-in is off.' });
    expect((await enterPassword(person.user.email)).json().success).toBe(true);
    expect(await app().db.$count(recoveryCodes, eq(recoveryCodes.user_id, person.user.id))).toBe(0);
    const mails = await readMailbox(app(), person.user.email);
    expect(mails.some(({ text }) => text?.includes('You switched off the two-step sign-in'))).toBe(true);
  });

  it('leaves the app, and the app can be removed before it', async () => {
    const both = await withPasskey();
    await giveSecondFactor(app(), both.user.id);
    expect((await remove(both, both.passkeyId)).json().message).toBe('The passkey was removed.');
    expect((await enterPassword(both.user.email)).json().data.factors).toEqual(['app']);
    const other = await withPasskey();
    await giveSecondFactor(app(), other.user.id);
    const off = await send('DELETE', '/api/auth/second-factor', undefined, other.headers);
    expect(off.json().message).toBe('The app was removed.');
    expect((await enterPassword(other.user.email)).json().data.factors).toEqual(['passkey']);
    expect(await stateOf(other)).toMatchObject({ is_enabled: true, recovery_codes_left: 10 });
  });

  it('is refused for the last factor of somebody who must have one, whichever it is', async () => {
    const person = await withPasskey();
    await require(true);
    expect((await remove(person, person.passkeyId)).statusCode).toBe(409);
    expect((await stateOf(person)).passkeys).toHaveLength(1);
    await giveSecondFactor(app(), person.user.id);
    // Of two removals at once, one must fail.
    const removals = await Promise.all([
      remove(person, person.passkeyId),
      send('DELETE', '/api/auth/second-factor', undefined, person.headers),
    ]);
    expect(removals.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await stateOf(person)).toMatchObject({ is_enabled: true });
  });

  it('is refused for that of somebody else', async () => {
    const mine = await withPasskey();
    const other = await withPasskey();
    expect((await remove(mine, other.passkeyId)).statusCode).toBe(404);
    expect((await stateOf(other)).passkeys).toHaveLength(1);
  });

  it('happens with a reset by an administrator', async () => {
    const person = await withPasskey('music leader');
    const admin = await signIn(app(), 'admin');
    const url = `/api/admin/users/${person.user.id}/second-factor`;
    expect((await send('DELETE', url, undefined, admin.headers)).json().data).toMatchObject({
      has_second_factor: false,
    });
    expect((await enterPassword(person.user.email)).json().success).toBe(true);
  });
});

it('counts as a second factor where the site begins to require one', async () => {
  const person = await withPasskey();
  const response = await app().inject({
    method: 'PUT',
    url: '/api/v1/admin/settings',
    headers: person.headers,
    payload: { requires_second_factor: 'true' },
  });
  expect(response.statusCode).toBe(200);
  expect((await app().inject({ url: '/api/auth/user', headers: person.headers })).statusCode).toBe(200);
  await app().db.delete(siteSettings);
});
