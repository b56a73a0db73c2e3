import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { PASSWORD, createUser } from '../../../../test/factories';
import { codeOf, giveSecondFactor } from '../../../../test/sign-in';
import { sessions, users } from '../../../database/schema/auth';
import { proposals } from '../../../database/schema/writes';
import { DEFAULT_SITE } from '../../../site/site-repository';
import { saveSettings } from '../../../site/site-repository';
import { ROUTES } from '../../../endpoints/route-table';

const app = withTestApp();

type Person = Awaited<ReturnType<typeof signIn>>;

/** Moves the last proof of a person's sessions this many seconds into the past. */
const age = ({ user }: Person, seconds: number) =>
  app()
    .db.update(sessions)
    .set({ proved_at: sql`now() - ${seconds} * interval '1 second'` })
    .where(eq(sessions.user_id, user.id));
const prove = ({ headers }: Person, payload: object = { current_password: PASSWORD }) =>
  app().inject({ method: 'POST', url: '/api/auth/proof', headers, payload });

const proved = [...ROUTES.values()]
  .filter(({ needsRecentProof }) => needsRecentProof)
  .flatMap(({ method, paths }) =>
    paths.map((path) => [`${method} ${path}`, method, path.replace(/:\w+/, '999999')] as const),
  );

describe.each(proved)('%s', (_, method, url) => {
  const request = ({ headers }: Person) =>
    app().inject({ method: method as 'GET', url, headers, ...(method !== 'GET' && { payload: {} }) });

  it('needs a proof that is no older than ten minutes', async () => {
    const person = await signIn(app(), 'admin');
    await age(person, 10 * 60 + 1);
    const refused = await request(person);
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ success: false, code: 'proof_required' });
    expect((await prove(person)).statusCode).toBe(200);
    expect((await request(person)).statusCode).not.toBe(401);
  });

  it('needs none again within ten minutes', async () => {
    const person = await signIn(app(), 'admin');
    await age(person, 9 * 60);
    expect((await request(person)).statusCode).not.toBe(401);
  });

  it('tells a visitor to sign in', async () => {
    const response = await app().inject({ method: method as 'GET', url });
    expect(response.json()).toMatchObject({ code: 'unauthenticated' });
  });
});

it.each(['HEAD', 'GET'] as const)('%s of an export needs the proof', async (method) => {
  const person = await signIn(app(), 'member');
  await age(person, 3600);
  const response = await app().inject({ method, url: '/api/v1/member/export', headers: person.headers });
  expect(response.statusCode).toBe(401);
});

it('a proof counts for its session alone', async () => {
  const here = await signIn(app(), 'admin');
  const other = { ...here, headers: (await signIn(app(), 'admin')).headers };
  await age(here, 3600);
  await prove(other);
  const response = await app().inject({ url: '/api/v1/member/export', headers: here.headers });
  expect(response.json()).toMatchObject({ code: 'proof_required' });
});

describe('a role in the register of members', () => {
  const update = ({ headers }: Person, id: number, payload: object) =>
    app().inject({ method: 'PUT', url: `/api/v1/members/${id}`, headers, payload });

  it.each(['/api/v1/members', '/api/v1/church-members'])(
    'changes below %s with a proof only',
    async (path) => {
      const person = await signIn(app(), 'admin');
      const member = await createUser(app());
      await age(person, 3600);
      const send = () =>
        app().inject({
          method: 'PUT',
          url: `${path}/${member.id}`,
          headers: person.headers,
          payload: { role: 'admin' },
        });
      expect((await send()).json()).toMatchObject({ code: 'proof_required' });
      const [unchanged] = await app().db.select().from(users).where(eq(users.id, member.id));
      expect(unchanged?.role).toBe('member');
      await prove(person);
      expect((await send()).json()).toMatchObject({ data: { role: 'admin' } });
    },
  );

  it('needs none for anything else, such as a new phone number', async () => {
    const person = await signIn(app(), 'admin');
    const member = await createUser(app());
    await age(person, 3600);
    const response = await update(person, member.id, { role: 'member', first_name: 'Neema' });
    expect(response.statusCode).toBe(200);
  });
});

it('the approval of a proposal is no way round it', async () => {
  const person = await signIn(app(), 'admin');
  const author = await signIn(app(), 'music leader');
  const settings = await saveSettings(app().db, DEFAULT_SITE);
  const [stored] = await app()
    .db.insert(proposals)
    .values({
      endpoint: 'settings.update',
      params: {},
      body: { name: 'Another name' },
      subject_type: 'settings',
      subject_id: '1',
      base_version: settings.version,
      author_id: author.user.id,
      author_label: 'Neema Achieng',
    })
    .returning();
  await age(person, 3600);
  const approve = () =>
    app().inject({
      method: 'PUT',
      url: `/api/v1/admin/content/${stored?.id}/approve`,
      headers: person.headers,
    });
  expect((await approve()).json()).toMatchObject({ code: 'proof_required' });
  await prove(person);
  expect((await approve()).statusCode).toBe(200);
});

it('a password in another form of the account is a proof too', async () => {
  const person = await signIn(app(), 'member');
  await age(person, 3600);
  const payload = { current_password: PASSWORD, password: 'a wholly new one' };
  await app().inject({ method: 'PUT', url: '/api/auth/password', headers: person.headers, payload });
  const response = await app().inject({ url: '/api/v1/member/export', headers: person.headers });
  expect(response.statusCode).toBe(200);
});

describe('auth.prove', () => {
  it('refuses a wrong password at its field, and the session stays without a proof', async () => {
    const person = await signIn(app(), 'admin');
    await age(person, 3600);
    const response = await prove(person, { current_password: 'a guess' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ current_password: ['This is not your current password'] });
    const again = await app().inject({ url: '/api/v1/member/export', headers: person.headers });
    expect(again.statusCode).toBe(401);
  });

  it('takes a code of the app instead, once', async () => {
    const person = await signIn(app(), 'admin');
    const { key } = await giveSecondFactor(app(), person.user.id);
    const code = codeOf(key);
    await age(person, 3600);
    expect((await prove(person, { code })).statusCode).toBe(200);
    expect((await prove(person, { code })).statusCode).toBe(422);
  });

  it.each([{ code: '123456' }, { code: 'abcd-efgh' }, { code: ' ' }, {}])(
    'takes no %j from somebody without an app',
    async (payload) => {
      expect((await prove(await signIn(app(), 'member'), payload)).statusCode).toBe(422);
    },
  );

  it.each(['current_password', 'code'])('slows down after three wrong tries of a %s', async (field) => {
    const person = await signIn(app(), 'admin');
    await giveSecondFactor(app(), person.user.id);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await prove(person, { [field]: '000000' })).statusCode).toBe(422);
    const response = await prove(person, { [field]: '000000' });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'locked_out' });
  });
});
