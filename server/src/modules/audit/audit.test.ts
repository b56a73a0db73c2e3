import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createUser, PASSWORD } from '../../../test/factories';
import { auditAddresses, auditLog, users } from '../../database/schema/auth';
import { siteSettings } from '../../database/schema/site';
import { DEFAULT_SITE } from '../../site/site-repository';

const app = withTestApp();
const BASE = '/api/v1/admin/audit';
let admin: Awaited<ReturnType<typeof signIn>>;

const get = (path: string) => app().inject({ url: `${BASE}${path}`, headers: admin.headers });
const list = async (query: string) => (await get(`?${query}`)).json();
const record = (values: Partial<typeof auditLog.$inferInsert> = {}) =>
  app()
    .db.insert(auditLog)
    .values({ actor_label: 'Zawadi Njeri', action: 'event.update', subject_type: 'event', ...values });

beforeAll(async () => {
  admin = await signIn(app(), 'admin');
});

describe('the log', () => {
  beforeAll(async () => {
    await record({
      at: new Date('2026-03-10T20:59:00Z'),
      subject_id: '7',
      before: { title: 'Vespers', location: 'Hall' },
      after: { title: 'Vespers', location: 'Chapel' },
    });
    // In Nairobi this is the next day.
    await record({ at: new Date('2026-03-10T21:01:00Z'), action: 'slide.delete', subject_type: 'slide' });
    await record({
      at: new Date('2026-03-12T09:00:00Z'),
      actor_label: 'Baraka Otieno',
      action: 'user.update',
      subject_type: 'user',
      after: { name: 'Achieng', phone: '0700 123', resetToken: 'x' },
    });
  });
  const BOUNDS = 'from=2026-03-01&to=2026-03-31';

  it('says who did what, with the object before and after', async () => {
    const { data, meta } = await list(`${BOUNDS}&sort=at`);
    expect(meta.total).toBe(3);
    expect(data[0]).toMatchObject({
      at: '2026-03-10T23:59:00+03:00',
      actor: 'Zawadi Njeri',
      action: 'event.update',
      subject_type: 'event',
      subject_id: '7',
      title: 'Vespers',
      before: { location: 'Hall' },
      after: { location: 'Chapel' },
    });
  });

  it('hides private fields and secrets of older entries too', async () => {
    const { data } = await list('subject_type=user&from=2026-03-12&to=2026-03-12');
    expect(data[0].after).toEqual({ name: 'Achieng', phone: '[private]', resetToken: '[redacted]' });
  });

  it.each([
    [{}, 3],
    [{ person: 'njeri' }, 2],
    [{ person: 'baraka' }, 1],
    [{ person: 'achieng' }, 0],
    [{ action: 'slide.delete' }, 1],
    [{ subject_type: 'event' }, 1],
    [{ search: 'vespers' }, 1],
    [{ search: 'zawadi event' }, 1],
    [{ from: '2026-03-11' }, 2],
    [{ to: '2026-03-10' }, 1],
    [{ from: '2026-03-11', to: '2026-03-11' }, 1],
    [{ per_page: '2' }, 2],
    [{ per_page: '2', page: '2' }, 1],
  ])('with %j lists %i', async (filter, count) => {
    const query = new URLSearchParams({ from: '2026-03-01', to: '2026-03-31', ...filter });
    expect((await list(query.toString())).data).toHaveLength(count);
  });

  it('names the actions and kinds that it has', async () => {
    const { data } = (await get('/kinds')).json();
    expect(data.actions).toEqual(expect.arrayContaining(['event.update', 'slide.delete', 'user.update']));
    expect(data.subject_types).toEqual(expect.arrayContaining(['event', 'slide', 'user']));
    expect(new Set(data.actions).size).toBe(data.actions.length);
  });

  it.each(['from=tomorrow', 'from=2026-02-30', 'from=2026-03-02&to=2026-03-01', 'sort=actor', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect((await get(`?${query}`)).statusCode).toBe(422);
      if (!/sort|page/.test(query)) expect((await get(`/export?${query}`)).statusCode).toBe(422);
    },
  );

  it('leaves as CSV with the same filters, and says that it did', async () => {
    await record({ at: new Date('2026-04-02T09:00:00Z'), actor_label: '=cmd()', after: { title: 'A, "B"' } });
    const response = await get('/export?from=2026-04-02&to=2026-04-02');
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'no-store',
    });
    const [head, line, end] = response.body.split('\r\n');
    expect(head).toBe(
      '\uFEFFTime,Person,Action,Kind,Number,Title,Before,After,Request,Network address,Remote',
    );
    expect(line).toMatch(/^2026-04-02T12:00:00\+03:00,'=cmd\(\),event\.update,event,,"A, ""B""",,/);
    expect(end).toBe('');
    const [newest] = (await list('')).data;
    expect(newest).toMatchObject({
      action: 'audit.export',
      actor_id: admin.user.id,
      after: { from: '2026-04-02' },
    });
  });

  it('has its headings in the language of the page, and the actors that are no people', async () => {
    await record({ at: new Date('2026-04-03T09:00:00Z'), actor_label: 'Start of the server', action: 'x.y' });
    const response = await app().inject({
      url: `${BASE}/export?from=2026-04-03&to=2026-04-03`,
      headers: { ...admin.headers, 'accept-language': 'sw' },
    });
    expect(response.body.split('\r\n')[0]).toBe(
      '\uFEFFSaa,Mtu,Kitendo,Aina,Nambari,Kichwa,Kabla,Baada,Ombi,Anwani ya mtandao,Sehemu inayochapishwa peke yake',
    );
    expect(response.body).toContain(',Kuwashwa kwa seva,x.y,');
  });

  it('leaves whole, however long it is', async () => {
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      at: new Date('2026-05-01T09:00:00Z'),
      actor_label: 'Importer',
      action: 'song.create',
      subject_type: 'song',
      subject_id: String(index),
    }));
    await app().db.insert(auditLog).values(rows);
    const response = await get('/export?action=song.create');
    expect(new Set(response.body.trim().split('\r\n')).size).toBe(1202);
  });
});

it.each(['', '/kinds', '/export'])('shows %s to full oversight alone', async (path) => {
  const status = async (kind: Kind) => {
    const { headers } = await signIn(app(), kind);
    return (await app().inject({ url: BASE + path, headers })).statusCode;
  };
  expect(await status('communication leader')).toBe(200);
  for (const kind of ['elder', 'pastoral leader', 'youth leader', 'member'] as const)
    expect(await status(kind)).toBe(403);
  expect((await app().inject(BASE + path)).statusCode).toBe(401);
});

describe('what is recorded of refusals', () => {
  const listEntries = async (id: number, action: string) =>
    (await app().db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id)).filter(
      ({ actor_id: actorId, subject_id: subjectId }) => actorId === id || subjectId === String(id),
    );

  it('is what a person may not do, once, however often they try', async () => {
    const { user, headers } = await signIn(app(), 'music leader');
    const tryIt = () =>
      app().inject({
        method: 'PUT',
        url: '/api/v1/admin/settings',
        headers,
        payload: { name: 'Mine' },
      });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await tryIt()).statusCode).toBe(403);
    expect(await listEntries(user.id, 'access.refused')).toMatchObject([
      {
        actor_label: 'Neema Achieng',
        subject_type: 'endpoint',
        subject_id: 'settings.update',
        after: { name: 'PUT /api/v1/admin/settings' },
      },
    ]);
  });

  it('is a lock-out, once in a row of failures', async () => {
    const user = await createUser(app());
    const signInWith = (password: string) =>
      app().inject({ method: 'POST', url: '/api/auth/login', payload: { email: user.email, password } });
    for (let attempt = 0; attempt < 3; attempt += 1) await signInWith('wrong');
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await signInWith(PASSWORD)).statusCode).toBe(429);
    expect(await listEntries(user.id, 'auth.login_failed')).toHaveLength(3);
    expect(await listEntries(user.id, 'auth.locked_out')).toMatchObject([{ after: { email: user.email } }]);
  });

  it('is a lock-out of guesses at the current password too', async () => {
    const { user, headers } = await signIn(app(), 'member');
    const payload = { current_password: 'a guess', password: 'sunrise over campus' };
    for (let attempt = 0; attempt < 4; attempt += 1)
      await app().inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
    expect(await listEntries(user.id, 'auth.locked_out')).toHaveLength(1);
  });
});

describe('retention', () => {
  it('lets housekeeping alone delete, and only what is older than the setting says', async () => {
    const { db } = app();
    await db.insert(siteSettings).values({ settings: DEFAULT_SITE, audit_retention_days: 100 });
    await record({ at: sql`now() - interval '101 days'` as unknown as Date, action: 'old.entry' });
    await record({ at: sql`now() - interval '99 days'` as unknown as Date, action: 'young.entry' });
    await expect(db.delete(auditLog).where(eq(auditLog.action, 'old.entry'))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
    await app().housekeeping.run();
    const left = (await db.select().from(auditLog)).map(({ action }) => action);
    expect(left).toContain('young.entry');
    expect(left).not.toContain('old.entry');
    await expect(db.delete(auditLog)).rejects.toThrow();
  });
});

describe('the network address of an entry', () => {
  const remoteAddress = '10.7.0.3';
  /** Signs a person in and out from an address, and returns the entry. */
  async function signOut() {
    const { user, headers } = await signIn(app(), 'member');
    await app().inject({ method: 'POST', url: '/api/auth/logout', headers, remoteAddress });
    const [entry] = await app().db.select().from(auditLog).where(eq(auditLog.actor_id, user.id));
    return { user, id: entry?.id ?? 0 };
  }
  const readAddress = async (id: number) =>
    (await list('action=auth.logout')).data.find((entry: { id: number }) => entry.id === id)?.network_address;

  it('is shown, and leaves with the file', async () => {
    const { id } = await signOut();
    expect(await readAddress(id)).toBe(remoteAddress);
    expect((await get('/export?action=auth.logout')).body).toContain(`,${remoteAddress},\r\n`);
  });

  it('goes with the account of who did it, whose entry stays', async () => {
    const { user, id } = await signOut();
    await app().db.delete(users).where(eq(users.id, user.id));
    expect(await readAddress(id)).toBeNull();
  });

  it('is erased after 90 days', async () => {
    const { db } = app();
    const address = (days: number) =>
      record({ at: sql`now() - ${days} * interval '1 day'` as unknown as Date, action: 'auth.logout' })
        .returning({ id: auditLog.id })
        .then(async ([entry]) => {
          await db.insert(auditAddresses).values({ entry_id: entry?.id ?? 0, address: remoteAddress });
          return entry?.id ?? 0;
        });
    const [old, young] = [await address(91), await address(89)];
    await app().housekeeping.run();
    expect(await readAddress(old)).toBeNull();
    expect(await readAddress(young)).toBe(remoteAddress);
  });
});

it('stays when the account of who did it goes', async () => {
  const { db } = app();
  const { user } = await signIn(app(), 'member');
  await record({ actor_id: user.id, actor_label: 'Neema Achieng', action: 'gone.entry' });
  await db.delete(users).where(eq(users.id, user.id));
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'gone.entry'));
  expect(entry).toMatchObject({ actor_id: null, actor_label: 'Neema Achieng' });
});
