import { desc, eq, sql } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD, createUser, makeTestAdmin } from '../../../../test/factories';
import { readMailbox } from '../../../../test/mail/visitors';
import { codeOf, giveSecondFactor } from '../../../../test/sign-in';
import { auditLog, loginAttempts, sessions, users } from '../../../database/schema/auth';
import { recoveryCodes, secondFactors, signInChallenges } from '../../../database/schema/second-factors';
import { siteSettings } from '../../../database/schema/site';
import { saveSettings } from '../../../site/site-repository';
import { DEFAULT_SITE } from '../../../site/site-repository';

const app = withTestApp();

type Account = Awaited<ReturnType<typeof createUser>>;

const post = (url: string, payload: object, headers = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
const enterPassword = ({ email }: Account) => post('/api/auth/login', { email, password: PASSWORD });
const challengeOf = async (user: Account): Promise<string> =>
  (await enterPassword(user)).json().data.challenge;
const enterCode = (challenge: string, code: string) =>
  post('/api/auth/second-factor/sign-in', { challenge, code });
const require = (isRequired: boolean) =>
  saveSettings(app().db, DEFAULT_SITE, { requires_second_factor: isRequired });
const actionsOf = async (user: Account) =>
  (
    await app()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subject_id, String(user.id)))
      .orderBy(desc(auditLog.id))
  ).map(({ action }) => action);

async function withFactor(kind: keyof typeof KINDS = 'admin') {
  const user = await createUser(app(), KINDS[kind]);
  return { user, ...(await giveSecondFactor(app(), user.id)) };
}

describe('a code at the sign-in', () => {
  it.each([
    ['now', 0],
    ['of a clock that is half a minute slow', -1],
    ['of a clock that is half a minute fast', 1],
  ])('is accepted: %s', async (_, steps) => {
    const { user, key } = await withFactor();
    expect((await enterCode(await challengeOf(user), codeOf(key, steps))).json()).toMatchObject({
      success: true,
      user: { id: user.id },
    });
    expect(await actionsOf(user)).toEqual(['auth.login']);
  });

  it.each([
    ['of a clock that is a minute slow', (key: string) => codeOf(key, -2)],
    ['of a clock that is a minute fast', (key: string) => codeOf(key, 2)],
    ['with a letter', () => '12345a'],
    ['that is too short', () => '12345'],
    ['that is too long', () => '1234567'],
    ['of another app', () => codeOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')],
  ])('is refused at its field: %s', async (_, make) => {
    const { user, key } = await withFactor();
    const refused = await enterCode(await challengeOf(user), make(key));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['code']);
    expect(await actionsOf(user)).toEqual(['auth.code_failed']);
  });

  it('may contain spaces, as the app shows it', async () => {
    const { user, key } = await withFactor();
    const code = codeOf(key);
    expect(
      (await enterCode(await challengeOf(user), `${code.slice(0, 3)} ${code.slice(3)} `)).statusCode,
    ).toBe(200);
  });

  it('works once, and no older one works after it', async () => {
    const { user, key } = await withFactor();
    expect((await enterCode(await challengeOf(user), codeOf(key))).statusCode).toBe(200);
    expect((await enterCode(await challengeOf(user), codeOf(key))).statusCode).toBe(422);
    expect((await enterCode(await challengeOf(user), codeOf(key, -1))).statusCode).toBe(422);
    expect((await enterCode(await challengeOf(user), codeOf(key, 1))).statusCode).toBe(200);
  });

  it('opens one session for two requests at once', async () => {
    const { user, key } = await withFactor();
    const challenges = await Promise.all([challengeOf(user), challengeOf(user)]);
    const responses = await Promise.all(challenges.map((challenge) => enterCode(challenge, codeOf(key))));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await app().db.$count(sessions, eq(sessions.user_id, user.id))).toBe(1);
  });

  it('is of no use for another account', async () => {
    const mine = await withFactor();
    const other = await withFactor();
    expect((await enterCode(await challengeOf(other.user), codeOf(mine.key))).statusCode).toBe(422);
  });
});

describe('a recovery code', () => {
  it.each([
    ['as it was shown', (code: string) => code],
    ['in capitals', (code: string) => code.toUpperCase()],
    ['with spaces instead of hyphens', (code: string) => ` ${code.replaceAll('-', ' ')} `],
  ])('works once, %s', async (_, type) => {
    const { user, recoveryCodes: codes } = await withFactor();
    const code = type(codes[3] ?? '');
    expect(codes).toHaveLength(10);
    expect((await enterCode(await challengeOf(user), code)).statusCode).toBe(200);
    expect((await enterCode(await challengeOf(user), code)).statusCode).toBe(422);
    expect(await app().db.$count(recoveryCodes, eq(recoveryCodes.user_id, user.id))).toBe(9);
  });

  it('is of no use for another account', async () => {
    const mine = await withFactor();
    const other = await withFactor();
    expect((await enterCode(await challengeOf(other.user), mine.recoveryCodes[0] ?? '')).statusCode).toBe(
      422,
    );
  });
});

describe('guessing', () => {
  const pass = (email: string) =>
    app().db.update(loginAttempts).set({ blocked_until: null }).where(eq(loginAttempts.email, email));

  it('slows down for the account from every network, and right passwords don’t begin anew', async () => {
    const { user, key } = await withFactor();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await enterCode(await challengeOf(user), '000000')).statusCode).toBe(422);
    const challenge = await challengeOf(user);
    const refused = await app().inject({
      method: 'POST',
      url: '/api/auth/second-factor/sign-in',
      payload: { challenge, code: codeOf(key) },
      remoteAddress: '10.9.9.9',
    });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await actionsOf(user)).toContain('auth.locked_out');
  });

  it('asks for the password again after five codes', async () => {
    const { user, key } = await withFactor();
    const challenge = await challengeOf(user);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enterCode(challenge, '000000')).statusCode).toBe(422);
      await pass(user.email);
    }
    const refused = await enterCode(challenge, codeOf(key));
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'invalid_credentials' });
  });

  it.each([
    ['expired', (user: Account) => expire(user)],
    [
      'is of a deactivated account',
      (user: Account) => app().db.update(users).set({ is_active: false }).where(eq(users.id, user.id)),
    ],
  ])('is over when the challenge %s', async (_, change) => {
    const { user, key } = await withFactor();
    const challenge = await challengeOf(user);
    await change(user);
    expect((await enterCode(challenge, codeOf(key))).statusCode).toBe(401);
  });

  const expire = (user: Account) =>
    app()
      .db.update(signInChallenges)
      .set({ expires_at: sql`now()` })
      .where(eq(signInChallenges.user_id, user.id));

  it.each(['', 'x', 'not-a-challenge'])('opens nothing with the challenge %j', async (challenge) => {
    expect([401, 422]).toContain((await enterCode(challenge, '123456')).statusCode);
  });
});

describe('in one’s own account', () => {
  const url = '/api/auth/second-factor';
  const stateOf = async ({ headers }: { headers: object }) =>
    (await app().inject({ url, headers: { ...headers } })).json().data;

  it('is set up with a code of the app, and signs out everywhere else', async () => {
    const person = await signIn(app(), 'music leader');
    await enterPassword(person.user);
    const off = { is_required: false, passkeys: [] };
    expect(await stateOf(person)).toEqual({
      ...off,
      is_enabled: false,
      has_app: false,
      recovery_codes_left: 0,
    });
    const { key, uri } = (await post(`${url}/set-up`, {}, person.headers)).json().data;
    expect(uri).toContain(`secret=${key}`);
    expect(uri).toContain(encodeURIComponent(person.user.email));
    // Nothing is asked for before a code has proved that the app has the key.
    expect((await enterPassword(person.user)).json().success).toBe(true);
    expect((await post(url, { code: '000000' }, person.headers)).statusCode).toBe(422);
    const enabled = await post(url, { code: codeOf(key) }, person.headers);
    expect(enabled.json().data.recovery_codes).toHaveLength(10);
    expect(await stateOf(person)).toEqual({
      ...off,
      is_enabled: true,
      has_app: true,
      recovery_codes_left: 10,
    });
    expect(await app().db.$count(sessions, eq(sessions.user_id, person.user.id))).toBe(1);
    expect((await enterPassword(person.user)).json()).toMatchObject({ data: { step: 'code' } });
    expect((await post(`${url}/set-up`, {}, person.headers)).statusCode).toBe(409);
  });

  it('is stored without anything that opens an account', async () => {
    const { user, key, recoveryCodes: codes } = await withFactor();
    const challenge = await challengeOf(user);
    const stored = JSON.stringify([
      await app().db.select().from(secondFactors),
      await app().db.select().from(recoveryCodes),
      await app().db.select().from(signInChallenges),
    ]);
    for (const secret of [key, challenge, codes[0], codes[0]?.replaceAll('-', '')])
      expect(stored).not.toContain(secret);
  });

  it('gets new recovery codes, and the old ones are void', async () => {
    const person = await signIn(app(), 'admin');
    const { recoveryCodes: old } = await giveSecondFactor(app(), person.user.id);
    const response = await post(`${url}/recovery-codes`, {}, person.headers);
    expect(response.json().data.recovery_codes).toHaveLength(10);
    expect((await enterCode(await challengeOf(person.user), old[0] ?? '')).statusCode).toBe(422);
  });

  it('is switched off, and the owner gets an email', async () => {
    const person = await signIn(app(), 'admin');
    await giveSecondFactor(app(), person.user.id);
    const off = () => app().inject({ method: 'DELETE', url, headers: person.headers });
    expect((await off()).statusCode).toBe(200);
    expect((await off()).statusCode).toBe(409);
    expect((await enterPassword(person.user)).json().success).toBe(true);
    const [mail] = await readMailbox(app(), person.user.email);
    expect(mail?.text).toContain('You switched off the two-step sign-in');
  });
});

describe('of somebody else', () => {
  const reset = (id: number, headers: object) =>
    app().inject({ method: 'DELETE', url: `/api/admin/users/${id}/second-factor`, headers: { ...headers } });

  it('is switched off by an administrator, who is recorded, and the person gets an email', async () => {
    const admin = await signIn(app(), 'admin');
    const person = await signIn(app(), 'music leader');
    await giveSecondFactor(app(), person.user.id);
    const listed = await app().inject({ url: '/api/v1/admin/users?per_page=100', headers: admin.headers });
    expect(listed.json().data).toContainEqual(
      expect.objectContaining({ id: person.user.id, has_second_factor: true }),
    );
    const response = await reset(person.user.id, admin.headers);
    expect(response.json().data).toMatchObject({ id: person.user.id, has_second_factor: false });
    expect(await actionsOf(person.user)).toContain('user.second_factor_reset');
    const [mail] = await readMailbox(app(), person.user.email);
    expect(mail?.text).toContain('Our church office switched off the two-step sign-in');
    expect((await app().inject({ url: '/api/auth/user', headers: person.headers })).statusCode).toBe(401);
    expect((await enterPassword(person.user)).json().success).toBe(true);
  });

  it.each(['member', 'music leader', 'elder', 'pastor'] as const)(
    'is not switched off by a %s',
    async (kind) => {
      const { user } = await withFactor();
      expect((await reset(user.id, (await signIn(app(), kind)).headers)).statusCode).toBe(403);
    },
  );

  it('is refused where there is none, and for oneself', async () => {
    const admin = await signIn(app(), 'admin');
    await giveSecondFactor(app(), admin.user.id);
    expect((await reset(admin.user.id, admin.headers)).statusCode).toBe(409);
    expect((await reset((await createUser(app())).id, admin.headers)).statusCode).toBe(409);
    expect((await reset(999999, admin.headers)).statusCode).toBe(404);
  });

  it('is removed with a reset on the command line', async () => {
    const { user } = await withFactor();
    const password_hash = await app().passwords.hash(PASSWORD);
    await makeTestAdmin(app(), { email: user.email, first_name: 'N', last_name: 'A', password_hash }, true);
    expect((await enterPassword(user)).json().success).toBe(true);
  });
});

describe('where the site requires it', () => {
  beforeEach(() => require(true));
  afterEach(() => app().db.delete(siteSettings));

  it.each(['admin', 'communication leader'] as const)('an %s is led to set it up', async (kind) => {
    const user = await createUser(app(), KINDS[kind]);
    const first = await enterPassword(user);
    expect(first.json()).toMatchObject({ success: false, data: { step: 'set-up' } });
    const { challenge } = first.json().data;
    expect((await enterCode(challenge, '123456')).statusCode).toBe(422);
    const { key } = (await post('/api/auth/second-factor/sign-in/set-up', { challenge })).json().data;
    expect((await enterCode(challenge, '000000')).statusCode).toBe(422);
    expect(await app().db.$count(sessions, eq(sessions.user_id, user.id))).toBe(0);
    const done = await enterCode(challenge, codeOf(key));
    expect(done.json()).toMatchObject({ success: true, token: expect.any(String) });
    expect(done.json().recovery_codes).toHaveLength(10);
    // The same challenge gives nothing twice.
    expect((await post('/api/auth/second-factor/sign-in/set-up', { challenge })).statusCode).toBe(401);
    const headers = { authorization: `Bearer ${done.json().token}` };
    const disable = await app().inject({ method: 'DELETE', url: '/api/auth/second-factor', headers });
    expect(disable.statusCode).toBe(409);
  });

  it.each(['member', 'music leader', 'elder', 'pastor'] as const)('a %s signs in as before', async (kind) => {
    expect((await enterPassword(await createUser(app(), KINDS[kind]))).json().success).toBe(true);
  });

  it('asks for the setting up again after an administrator switched it off', async () => {
    const { user } = await withFactor();
    const admin = await signIn(app(), 'admin');
    await app().inject({
      method: 'DELETE',
      url: `/api/admin/users/${user.id}/second-factor`,
      headers: admin.headers,
    });
    expect((await enterPassword(user)).json()).toMatchObject({ data: { step: 'set-up' } });
  });
});

describe('requiring it', () => {
  afterEach(() => app().db.delete(siteSettings));
  const save = (headers: object, requires_second_factor: string) =>
    app().inject({
      method: 'PUT',
      url: '/api/v1/admin/settings',
      headers: { ...headers },
      payload: { requires_second_factor },
    });

  it('needs an own second factor first', async () => {
    const { headers } = await signIn(app(), 'admin');
    const response = await save(headers, 'true');
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['requires_second_factor']);
    expect((await app().inject({ url: '/api/v1/admin/settings', headers })).json().data).toMatchObject({
      requires_second_factor: 'false',
    });
  });

  it('signs out those of the oversight who have none, and nobody else', async () => {
    const author = await signIn(app(), 'admin');
    await giveSecondFactor(app(), author.user.id);
    const people = {
      admin: await signIn(app(), 'admin'),
      communication: await signIn(app(), 'communication leader'),
      protected: await signIn(app(), 'admin'),
      leader: await signIn(app(), 'music leader'),
      member: await signIn(app(), 'member'),
    };
    await giveSecondFactor(app(), people.protected.user.id);
    expect((await save(author.headers, 'true')).statusCode).toBe(200);
    const statusOf = async ({ headers }: { headers: object }) =>
      (await app().inject({ url: '/api/auth/user', headers: { ...headers } })).statusCode;
    expect(await statusOf(author)).toBe(200);
    expect(await statusOf(people.admin)).toBe(401);
    expect(await statusOf(people.communication)).toBe(401);
    expect(await statusOf(people.protected)).toBe(200);
    expect(await statusOf(people.leader)).toBe(200);
    expect(await statusOf(people.member)).toBe(200);
  });

  it('is not told to visitors', async () => {
    await require(true);
    expect((await app().inject({ url: '/api/v1/site' })).body).not.toContain('second_factor');
  });
});
