import { desc, eq } from 'drizzle-orm';
import { KINDS, signIn, withTestApp } from '../../../test/build-app';
import { PASSWORD, createUser } from '../../../test/factories';
import { auditLog, users } from '../../database/schema/auth';
import { makeAdmin } from './make-admin';

const app = withTestApp();

const post = (url: string, payload: object, headers = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
const whoAmI = (token: string) =>
  app().inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } });

describe('signing in', () => {
  it('answers token, person and role, at the top and below data, and the token works', async () => {
    const user = await createUser(app(), { role: 'elder' });
    const answer = await post('/api/auth/login', { email: user.email.toUpperCase(), password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({
      success: true,
      message: 'Login successful!',
      role: 'elder',
      member_type: 'regular',
      user: { id: user.id, name: 'Neema Achieng', email: user.email },
      data: { token: body.token, role: 'elder', department: null },
    });
    expect(answer.body).not.toContain('password');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await whoAmI(body.token)).json()).toMatchObject({
      data: { user: { id: user.id }, role: 'elder' },
    });
  });

  it('answers an unknown address, a wrong password and a deactivated account alike', async () => {
    const user = await createUser(app());
    const gone = await createUser(app(), { isActive: false });
    const answers = await Promise.all([
      post('/api/auth/login', { email: 'nobody@demo.test', password: PASSWORD }),
      post('/api/auth/login', { email: user.email, password: 'wrong password' }),
      post('/api/auth/login', { email: gone.email, password: PASSWORD }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        success: false,
        code: 'invalid_credentials',
        message: 'Login failed. Please check your credentials.',
      });
    }
  });

  it('names the fields that are missing', async () => {
    const answer = await post('/api/auth/login', { email: 'not an address' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['email', 'password']);
  });

  it('locks an address out after eight failures, with an account or without, also for the right password', async () => {
    const user = await createUser(app());
    for (const email of [user.email, 'no-account@demo.test']) {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        expect((await post('/api/auth/login', { email, password: 'wrong' })).statusCode).toBe(401);
      }
      const locked = await post('/api/auth/login', { email, password: PASSWORD });
      expect(locked.statusCode).toBe(429);
      expect(locked.json()).toMatchObject({ code: 'locked_out' });
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    }
  });

  it('lets no more than eight of many attempts at once reach the password', async () => {
    const { email } = await createUser(app());
    const attempts = Array.from({ length: 20 }, () => post('/api/auth/login', { email, password: 'wrong' }));
    const statuses = (await Promise.all(attempts)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
  });

  it('forgets failures after a sign-in that worked', async () => {
    const { email } = await createUser(app());
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 0; attempt < 7; attempt += 1) {
        await post('/api/auth/login', { email, password: 'wrong' });
      }
      expect((await post('/api/auth/login', { email, password: PASSWORD })).statusCode).toBe(200);
    }
  });

  it('is recorded, and so is a refusal, without the password', async () => {
    const user = await createUser(app());
    await post('/api/auth/login', { email: user.email, password: 'a wrong secret' });
    await post('/api/auth/login', { email: user.email, password: PASSWORD });
    const rows = await app()
      .db.select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, String(user.id)))
      .orderBy(desc(auditLog.id));
    expect(rows.map((row) => row.action)).toEqual(['auth.login', 'auth.login_failed']);
    expect(rows[0]).toMatchObject({ actorId: user.id, actorLabel: 'Neema Achieng' });
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});

describe("the leaders' door", () => {
  const enter = (email: string, department: string) =>
    post('/api/auth/leader-login', { email, password: PASSWORD, department });

  it('lets a leader into their own department', async () => {
    const user = await createUser(app(), KINDS['youth leader']);
    const answer = await enter(user.email, 'youth');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ department: 'youth', role: 'leader', user: { id: user.id } });
  });

  it.each([
    ['the leader of another department', 'music leader'],
    ['a member', 'member'],
    ['an elder', 'elder'],
  ] as const)('refuses %s', async (_title, kind) => {
    const user = await createUser(app(), KINDS[kind]);
    const answer = await enter(user.email, 'youth');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: 'invalid_credentials',
      message: 'Login failed. Please check your credentials and department access.',
    });
  });

  it('lets an administrator into any department, and remembers which', async () => {
    const user = await createUser(app(), KINDS.admin);
    const answer = await enter(user.email, 'health');
    expect(answer.json().data.department).toBe('health');
    expect((await whoAmI(answer.json().data.token)).json().data).toMatchObject({
      department: 'health',
      role: 'admin',
    });
  });

  it('asks for a department that exists', async () => {
    const answer = await enter('someone@demo.test', 'bells');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ department: ['Please select your department first'] });
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
    const answer = await post('/api/auth/register', { ...form, role: 'admin', department: 'communication' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) });
    const signedIn = await post('/api/auth/login', { email: form.email, password: form.password });
    expect(signedIn.json().data).toMatchObject({ role: 'member', department: null, user: { phone: null } });
  });

  it('refuses an address that has an account', async () => {
    const { email } = await createUser(app());
    const answer = await post('/api/auth/register', { ...form, email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', errors: { email: [expect.any(String)] } });
  });

  it('refuses two different passwords', async () => {
    const answer = await post('/api/auth/register', { ...form, password_confirmation: 'another one' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ password_confirmation: ['Passwords do not match'] });
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
      action: 'auth.profile_update',
      before: { firstName: 'Neema' },
      after: { firstName: 'Baraka' },
    });
  });

  it("refuses another person's address and a day that doesn't exist", async () => {
    const { user, headers } = await signIn(app(), 'member');
    const other = await createUser(app());
    const put = (payload: object) => app().inject({ method: 'PUT', url: '/api/auth/user', payload, headers });
    expect((await put({ ...profile, email: other.email })).statusCode).toBe(409);
    const answer = await put({ ...profile, email: user.email, date_of_birth: '2003-02-29' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['date_of_birth']);
  });

  it('asks a visitor to sign in', async () => {
    expect((await app().inject({ url: '/api/auth/user' })).statusCode).toBe(401);
  });
});

describe('an administrator made from the command line', () => {
  const account = { email: 'first@demo.test', firstName: 'Imani', lastName: 'Wekesa' };

  it('can sign in; an account that exists is only changed when asked, and signed out', async () => {
    const passwordHash = await app().passwords.hash(PASSWORD);
    expect(await makeAdmin(app().db, { ...account, passwordHash }, false)).toBe('created');
    const first = await post('/api/auth/login', { email: account.email, password: PASSWORD });
    expect(first.json().role).toBe('admin');

    expect(await makeAdmin(app().db, { ...account, passwordHash: 'x' }, false)).toBe('taken');
    await app().db.update(users).set({ isActive: false }).where(eq(users.email, account.email));
    const newHash = await app().passwords.hash('a new password');
    expect(await makeAdmin(app().db, { ...account, passwordHash: newHash }, true)).toBe('reset');
    expect((await whoAmI(first.json().token)).statusCode).toBe(401);
    const again = await post('/api/auth/login', { email: account.email, password: 'a new password' });
    expect(again.statusCode).toBe(200);
  });
});
