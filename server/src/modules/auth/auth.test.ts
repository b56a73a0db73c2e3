import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { plainDate } from '@narthex/shared-contracts';
import { KINDS, signIn, withTestApp } from '../../../test/build-app';
import { PASSWORD, createUser, makeTestAdmin } from '../../../test/factories';
import { auditLog, loginAttempts, users } from '../../database/schema/auth';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';
import { updateOwnProfile } from './update-profile';

const app = withTestApp();

const post = (url: string, payload: object, headers = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
const whoAmI = (token: string) =>
  app().inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('returns token, person and role, at the top and below data, and the token works', async () => {
    const user = await createUser(app(), { role: 'elder' });
    const response = await post('/api/auth/login', { email: user.email.toUpperCase(), password: PASSWORD });
    expect(response.statusCode).toBe(200);
    const body = response.json();
    expect(body).toMatchObject({
      success: true,
      message: 'Login successful!',
      role: 'elder',
      member_type: 'regular',
      user: { id: user.id, name: 'Neema Achieng', email: user.email, role: 'elder', department: null },
      data: { token: body.token, role: 'elder', department: null },
    });
    expect(response.body).not.toContain('password');
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await whoAmI(body.token)).json()).toMatchObject({
      data: { user: { id: user.id }, role: 'elder' },
    });
  });

  it('lets nobody in as a member without an account, whatever the password', async () => {
    const { email } = await createUser(app(), { password_hash: null });
    for (const password of [PASSWORD, '', 'nobody has this password'])
      expect((await post('/api/auth/login', { email, password })).json()).not.toHaveProperty('token');
  });

  it('refuses an unknown address, a wrong password and a deactivated account alike', async () => {
    const user = await createUser(app());
    const gone = await createUser(app(), { is_active: false });
    const responses = await Promise.all([
      post('/api/auth/login', { email: 'nobody@demo.test', password: PASSWORD }),
      post('/api/auth/login', { email: user.email, password: 'wrong password' }),
      post('/api/auth/login', { email: gone.email, password: PASSWORD }),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        success: false,
        code: 'invalid_credentials',
        message: 'Login failed. Please check your credentials.',
      });
    }
  });

  it('names the fields that are missing', async () => {
    const response = await post('/api/auth/login', { email: 'not an address' });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['email', 'password']);
  });

  describe('with a wrong password again and again', () => {
    const tryIn = (email: string, password: string, remoteAddress: string) =>
      app().inject({ method: 'POST', url: '/api/auth/login', payload: { email, password }, remoteAddress });
    /** Moves the time of the attempts back by this many seconds. */
    const pass = (email: string, seconds: number) =>
      app()
        .db.update(loginAttempts)
        .set({ blocked_until: sql`${loginAttempts.blocked_until} - ${seconds} * interval '1 second'` })
        .where(eq(loginAttempts.email, email));
    const failThreeTimes = async (email: string, remoteAddress: string) => {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        expect((await tryIn(email, 'wrong', remoteAddress)).statusCode).toBe(401);
      }
    };

    it('waits longer from time to time, at most a minute, with an account or without', async () => {
      const user = await createUser(app());
      for (const email of [user.email, 'no-account@demo.test']) {
        await failThreeTimes(email, '10.1.0.1');
        const waits = [];
        for (let attempt = 0; attempt < 9; attempt += 1) {
          const refused = await tryIn(email, PASSWORD, '10.1.0.1');
          expect(refused.statusCode).toBe(429);
          expect(refused.json()).toMatchObject({ code: 'locked_out' });
          waits.push(Number(refused.headers['retry-after']));
          await pass(email, 60);
          expect((await tryIn(email, 'wrong', '10.1.0.1')).statusCode).toBe(401);
        }
        expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
      }
    });

    it('gets in with the right one once the wait is over', async () => {
      const { email } = await createUser(app());
      await failThreeTimes(email, '10.1.0.1');
      expect((await tryIn(email, PASSWORD, '10.1.0.1')).statusCode).toBe(429);
      await pass(email, 1);
      expect((await tryIn(email, PASSWORD, '10.1.0.1')).statusCode).toBe(200);
    });

    it('never keeps the account out from another address', async () => {
      const { email } = await createUser(app());
      for (let index = 0; index < 5; index += 1) await failThreeTimes(email, `10.2.0.${index}`);
      // The delays are long enough for a busy machine.
      for (const wait of [1, 2, 4]) {
        await pass(email, wait);
        expect((await tryIn(email, 'wrong', '10.2.0.1')).statusCode).toBe(401);
      }
      expect((await tryIn(email, PASSWORD, '10.1.0.2')).statusCode).toBe(200);
      expect((await tryIn(email, PASSWORD, '10.2.0.1')).statusCode).toBe(429);
    });

    it('never keeps other accounts of the same address out', async () => {
      const { email } = await createUser(app());
      const neighbour = await createUser(app());
      await failThreeTimes(email, '10.1.0.3');
      expect((await tryIn(neighbour.email, PASSWORD, '10.1.0.3')).statusCode).toBe(200);
    });

    it('counts the addresses of one IPv6 network as one', async () => {
      const { email } = await createUser(app());
      for (let index = 1; index <= 3; index += 1) await tryIn(email, 'wrong', `2001:db8::${index}`);
      expect((await tryIn(email, PASSWORD, '2001:db8::9')).statusCode).toBe(429);
    });

    it('has no more than three of many attempts at once reach the password', async () => {
      const { email } = await createUser(app());
      const attempts = Array.from({ length: 20 }, () => tryIn(email, 'wrong', '10.1.0.4'));
      const statuses = (await Promise.all(attempts)).map((response) => response.statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    });

    it('begins anew after a sign-in that worked', async () => {
      const { email } = await createUser(app());
      for (let round = 0; round < 2; round += 1) {
        await tryIn(email, 'wrong', '10.1.0.5');
        await tryIn(email, 'wrong', '10.1.0.5');
        expect((await tryIn(email, PASSWORD, '10.1.0.5')).statusCode).toBe(200);
      }
    });
  });

  it('is recorded, and so is a refusal, without the password', async () => {
    const user = await createUser(app());
    await post('/api/auth/login', { email: user.email, password: 'a wrong secret' });
    await post('/api/auth/login', { email: user.email, password: PASSWORD });
    const rows = await app()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subject_id, String(user.id)))
      .orderBy(desc(auditLog.id));
    expect(rows.map((row) => row.action)).toEqual(['auth.login', 'auth.login_failed']);
    expect(rows[0]).toMatchObject({ actor_id: user.id, actor_label: 'Neema Achieng' });
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe("the leaders' portal", () => {
  const enter = (email: string, department: string) =>
    post('/api/auth/leader-login', { email, password: PASSWORD, department });

  it('lets a leader into their own department', async () => {
    const user = await createUser(app(), KINDS['youth leader']);
    const response = await enter(user.email, 'youth');
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      department: 'youth',
      role: 'leader',
      user: { id: user.id },
    });
  });

  it.each([
    ['the leader of another department', 'music leader'],
    ['a member', 'member'],
    ['an elder', 'elder'],
  ] as const)('refuses %s', async (_title, kind) => {
    const user = await createUser(app(), KINDS[kind]);
    const response = await enter(user.email, 'youth');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'Login failed. Please check your credentials and department access.',
    });
  });

  it('lets an administrator into any department, and remembers which', async () => {
    const user = await createUser(app(), KINDS.admin);
    const response = await enter(user.email, 'health');
    expect(response.json().data.department).toBe('health');
    expect((await whoAmI(response.json().data.token)).json().data).toMatchObject({
      department: 'health',
      role: 'admin',
      user: { role: 'admin', department: 'health' },
    });
  });

  it('is over with the role: an administrator who was demoted keeps nothing of the department', async () => {
    const user = await createUser(app(), KINDS.admin);
    const { token } = (await enter(user.email, 'communication')).json();
    await app().db.update(users).set({ role: 'member' }).where(eq(users.id, user.id));
    expect((await whoAmI(token)).json().data).toMatchObject({ role: 'member', department: null });
    const headers = { authorization: `Bearer ${token}` };
    expect((await app().inject({ url: '/api/v1/admin/dashboard', headers })).statusCode).toBe(403);
  });

  it('follows the account: a leader who was given another department acts for that one', async () => {
    const user = await createUser(app(), KINDS['youth leader']);
    const { token } = (await enter(user.email, 'youth')).json();
    await app().db.update(users).set({ department: 'music' }).where(eq(users.id, user.id));
    expect((await whoAmI(token)).json().data).toMatchObject({ department: 'music' });
    await app().db.update(users).set({ department: null }).where(eq(users.id, user.id));
    expect((await whoAmI(token)).json().data).toMatchObject({ department: null });
  });

  it('asks for a department that exists', async () => {
    const response = await enter('someone@demo.test', 'bells');
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ department: ['Please select your department first'] });
  });
});

describe('joining', () => {
  const form = {
    first_name: 'Zawadi',
    last_name: 'Kiprono',
    email: 'zawadi@demo.test',
    password: 'sunrise over campus',
    password_confirmation: 'sunrise over campus',
    phone: '',
  };

  it('makes a member who can sign in, whatever else was sent', async () => {
    const response = await post('/api/auth/register', {
      ...form,
      role: 'admin',
      department: 'communication',
    });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ success: true, message: expect.any(String) });
    const signedIn = await post('/api/auth/login', { email: form.email, password: form.password });
    expect(signedIn.json().data).toMatchObject({ role: 'member', department: null, user: { phone: null } });
  });

  it('refuses an address that has an account', async () => {
    const { email } = await createUser(app());
    const response = await post('/api/auth/register', { ...form, email });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'conflict', errors: { email: [expect.any(String)] } });
  });

  // One of these always has another date than the default zone.
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'dates the membership by the zone %s',
    async (zone) => {
      const settings = { ...DEFAULT_SITE, time_zone: zone };
      await app().db.insert(siteSettings).values({ settings });
      const email = `${crypto.randomUUID()}@demo.test`;
      const today = plainDate(new Date(), zone);
      await post('/api/auth/register', { ...form, email });
      const admin = { email: `x${email}`, first_name: 'A', last_name: 'B', password_hash: 'x' };
      await makeTestAdmin(app(), admin, false);
      for (const address of [email, admin.email]) {
        const [row] = await app().db.select().from(users).where(eq(users.email, address));
        expect([today, plainDate(new Date(), zone)]).toContain(row?.membership_date);
      }
      await app().db.delete(siteSettings);
    },
  );

  it('refuses two different passwords', async () => {
    const response = await post('/api/auth/register', { ...form, password_confirmation: 'another one' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ password_confirmation: ['Passwords do not match'] });
  });
});

describe('the profile', () => {
  const profile = {
    first_name: 'Baraka',
    last_name: 'Otieno',
    phone: '',
    date_of_birth: '2004-02-29',
    address: null,
  };

  it('is stored, read back and recorded', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const payload = { ...profile, email: user.email };
    const saved = await app().inject({ method: 'PUT', url: '/api/auth/user', payload, headers });
    expect(saved.json()).toMatchObject({ success: true, message: 'Profile updated successfully!' });
    const read = await app().inject({ url: '/api/auth/user', headers });
    expect(read.headers['cache-control']).toBe('no-store');
    expect(read.json().data.user).toMatchObject({
      name: 'Baraka Otieno',
      phone: null,
      date_of_birth: '2004-02-29',
    });
    const [row] = await app().db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      action: 'user.update_profile',
      subject_type: 'user',
      subject_id: String(user.id),
      before: { first_name: 'Neema' },
      after: { first_name: 'Baraka' },
    });
  });

  it('keeps what a change leaves out', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const put = (payload: object) => app().inject({ method: 'PUT', url: '/api/auth/user', payload, headers });
    const stored = { ...profile, phone: '+254 712 345 678', address: 'Eldoret' };
    await put({ ...stored, email: user.email });
    const changed = await put({ first_name: 'Amani' });
    expect(changed.json().data.user).toMatchObject({ ...stored, first_name: 'Amani', email: user.email });
    expect((await put({ phone: null })).json().data.user).toMatchObject({
      ...stored,
      first_name: 'Amani',
      phone: null,
    });
    for (const [field, value] of Object.entries({
      last_name: ' ',
      email: 'nobody',
      date_of_birth: '31.12.1999',
    })) {
      const refused = await put({ [field]: value });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
  });

  it("refuses a day that doesn't exist", async () => {
    const { user, headers } = await signIn(app(), 'member');
    const put = (payload: object) => app().inject({ method: 'PUT', url: '/api/auth/user', payload, headers });
    const response = await put({ ...profile, email: user.email, date_of_birth: '2003-02-29' });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['date_of_birth']);
  });

  it('is not overwritten by who started from an older version', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const put = (payload: object) => app().inject({ method: 'PUT', url: '/api/auth/user', payload, headers });
    const { version } = (await app().inject({ url: '/api/auth/user', headers })).json().data.user;
    const saved = await put({ ...profile, email: user.email, version });
    expect(saved.statusCode).toBe(200);
    expect(saved.headers['etag']).toBe(`"${saved.json().data.user.version}"`);
    const refused = await put({ ...profile, first_name: 'Wafula', email: user.email, version });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().conflict).toMatchObject({
      current: { first_name: 'Baraka' },
      current_version: saved.json().data.user.version,
      submitted: { first_name: 'Wafula' },
    });
    expect((await put({ ...profile, email: user.email })).statusCode).toBe(200);
  });

  it('gets no earlier address back without a password, though another session changed it meanwhile', async () => {
    const user = await createUser(app());
    const email = `earlier-${user.email}`;
    const actor = { id: user.id, ...KINDS.member };
    const request = {
      id: 'request-1',
      method: 'PUT',
      headers: {},
      routeOptions: { config: {} },
      editedVersion: null,
      actor,
      user: { ...user, email },
    } as unknown as FastifyRequest;
    const body = { ...profile, phone: null, email };
    await expect(updateOwnProfile(app(), request, { actor, body })).rejects.toMatchObject({
      code: 'conflict',
      conflict: { current: { email: user.email } },
    });
  });

  it('asks a visitor to sign in', async () => {
    expect((await app().inject({ url: '/api/auth/user' })).statusCode).toBe(401);
  });
});

describe('what takes an account over needs the current password', () => {
  const profile = { first_name: 'Neema', last_name: 'Achieng', phone: '', date_of_birth: '', address: '' };
  const put = (url: string, payload: object, headers: Record<string, string>) =>
    app().inject({ method: 'PUT', url, payload, headers });
  const newEmail = () => `${crypto.randomUUID()}@demo.test`;

  it.each([
    ['without it', {}],
    ['with an empty one', { current_password: '' }],
    ['with a wrong one', { current_password: 'a guess' }],
  ])('refuses another email address %s, at the field', async (_title, password) => {
    const { user, headers } = await signIn(app(), 'member');
    const response = await put('/api/auth/user', { ...profile, email: newEmail(), ...password }, headers);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['current_password']);
    const [row] = await app().db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe(user.email);
  });

  it('changes the password and ends every other session', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const elsewhere = (await post('/api/auth/login', { email: user.email, password: PASSWORD })).json();
    const change = (payload: object) => put('/api/auth/password', payload, headers);

    const refused = await change({ current_password: 'a guess', password: 'sunrise over campus' });
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(['current_password']);
    const short = await change({ current_password: PASSWORD, password: 'short' });
    expect(Object.keys(short.json().errors)).toEqual(['password']);
    expect((await whoAmI(elsewhere.token)).statusCode).toBe(200);

    const changed = await change({ current_password: PASSWORD, password: 'sunrise over campus' });
    expect(changed.json()).toMatchObject({ success: true });
    expect((await app().inject({ url: '/api/auth/user', headers })).statusCode).toBe(200);
    expect((await whoAmI(elsewhere.token)).statusCode).toBe(401);
    const { email } = user;
    expect((await post('/api/auth/login', { email, password: PASSWORD })).statusCode).toBe(401);
    expect((await post('/api/auth/login', { email, password: 'sunrise over campus' })).statusCode).toBe(200);
  });

  it('slows guesses down', async () => {
    const { headers } = await signIn(app(), 'member');
    const guess = () =>
      put('/api/auth/password', { current_password: 'a guess', password: 'sunrise over campus' }, headers);
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await guess()).statusCode).toBe(422);
    expect((await guess()).statusCode).toBe(429);
  });

  it('asks a visitor to sign in', async () => {
    expect((await put('/api/auth/password', {}, {})).statusCode).toBe(401);
  });
});

describe('an administrator made from the command line', () => {
  const account = { email: 'first@demo.test', first_name: 'Imani', last_name: 'Wekesa' };

  it('can sign in; an account that exists is only changed when asked, and signed out', async () => {
    const passwordHash = await app().passwords.hash(PASSWORD);
    expect(await makeTestAdmin(app(), { ...account, password_hash: passwordHash }, false)).toBe('created');
    const first = await post('/api/auth/login', { email: account.email, password: PASSWORD });
    expect(first.json().role).toBe('admin');

    expect(await makeTestAdmin(app(), { ...account, password_hash: 'x' }, false)).toBe('taken');
    await app().db.update(users).set({ is_active: false }).where(eq(users.email, account.email));
    const newHash = await app().passwords.hash('a new password');
    expect(await makeTestAdmin(app(), { ...account, password_hash: newHash }, true)).toBe('reset');
    expect((await whoAmI(first.json().token)).statusCode).toBe(401);
    const again = await post('/api/auth/login', { email: account.email, password: 'a new password' });
    expect(again.statusCode).toBe(200);
  });
});
