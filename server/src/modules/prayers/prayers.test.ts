import { desc, eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { createPrayer } from '../../../test/content-factories';
import { auditLog } from '../../database/schema/auth';
import { prayerRequests } from '../../database/schema/prayers';

const app = withTestApp();
const WALL = '/api/v1/prayer-requests/public';

const submit = (payload: object, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url: '/api/v1/prayer-requests', payload, headers });
const newest = async () =>
  (await app().db.select().from(prayerRequests).orderBy(desc(prayerRequests.id)).limit(1))[0];

describe('the wall', () => {
  beforeAll(async () => {
    for (let day = 1; day <= 12; day += 1) {
      await createPrayer(app(), { title: `Request ${day}`, created_at: new Date(Date.UTC(2026, 0, day)) });
    }
    await createPrayer(app(), { title: 'Waiting', status: 'pending' });
    await createPrayer(app(), { title: 'Refused', status: 'rejected' });
    await createPrayer(app(), { title: 'Between us', is_public: false });
  });

  it('shows ten a page, the newest first, and never what is pending or private', async () => {
    const response = await app().inject(`${WALL}?status=approved&limit=10`);
    expect(response.statusCode).toBe(200);
    const { data, meta } = response.json();
    expect(meta).toMatchObject({ page: 1, limit: 10, total: 12, has_more_than_total: false });
    expect(data).toHaveLength(10);
    expect(data[0].title).toBe('Request 12');
    const second = await app().inject(`${WALL}?page=2`);
    expect(second.json().data.map((prayer: { title: string }) => prayer.title)).toEqual([
      'Request 2',
      'Request 1',
    ]);
    expect((await app().inject(`${WALL}?status=pending`)).statusCode).toBe(422);
  });

  it('never lets the name of an anonymous requester leave', async () => {
    await createPrayer(app(), { title: 'Quietly', is_anonymous: true, requester_name: 'Secret Name' });
    const response = await app().inject(WALL);
    expect(response.json().data[0]).toMatchObject({
      title: 'Quietly',
      is_anonymous: true,
      requester_name: null,
    });
    expect(response.body).not.toContain('Secret Name');
  });
});

describe('submitting', () => {
  it("takes the homepage's form and keeps it pending", async () => {
    const response = await submit({
      requester_name: 'Wafula',
      prayer_request: 'For my mother',
      category: 'healing',
      is_urgent: true,
      is_public: false,
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().message).toBe(
      'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.',
    );
    expect(await newest()).toMatchObject({
      title: 'Prayer for healing',
      description: 'For my mother',
      category: 'healing',
      status: 'pending',
      is_urgent: true,
      is_public: false,
      user_id: null,
    });
  });

  it('stores once what is sent again because no response came, until somebody has decided about it', async () => {
    const request = { requester_name: 'Chebet', prayer_request: 'For the way home' };
    const ids = async (...sent: readonly object[]) =>
      (await Promise.all(sent.map((body) => submit(body)))).map((response) =>
        Number(response.json().data.id),
      );
    const [first, second] = await ids(request, request);
    expect(second).toBe(first);
    expect(await ids(request)).toEqual([first]);
    expect(await ids({ ...request, is_urgent: true })).not.toContain(first);
    await app()
      .db.update(prayerRequests)
      .set({ status: 'rejected', rejected_reason: 'It names somebody.' })
      .where(eq(prayerRequests.id, first ?? 0));
    expect(await ids(request)).not.toContain(first);
  });

  it("takes the prayer department's form, names the member, and forgets an anonymous name", async () => {
    const { user, headers } = await signIn(app(), 'member');
    const form = { title: 'Travel', description: 'Safe roads', prayer_type: 'academic' };
    const response = await submit(form, headers);
    expect(response.json().message).toBe('Your prayer request has been submitted for review. Thank you!');
    expect(await newest()).toMatchObject({
      requester_name: 'Neema Achieng',
      user_id: user.id,
      status: 'pending',
    });
    await submit({ ...form, is_anonymous: true, requester_name: 'Someone' }, headers);
    expect(await newest()).toMatchObject({ requester_name: null, is_anonymous: true });
  });

  it('keeps nothing that leads from an anonymous request to the person who sent it', async () => {
    const { headers } = await signIn(app(), 'member');
    const audited = await app().db.$count(auditLog);
    const form = { title: 'In secret', description: 'Only God knows.', is_anonymous: true };
    expect((await submit({ ...form, requester_name: 'Neema Achieng' }, headers)).statusCode).toBe(201);
    const stored = await newest();
    expect(stored).toMatchObject({
      title: 'In secret',
      is_anonymous: true,
      requester_name: null,
      user_id: null,
    });
    expect(JSON.stringify(stored)).not.toMatch(/Neema|Achieng/);
    expect(await app().db.$count(auditLog)).toBe(audited);
    const own = await app().inject({ url: '/api/v1/member/overview', headers });
    expect(own.json().data.prayer_requests_count).toBe(0);
  });

  it('leaves no entry that names the account of who gave another name', async () => {
    const { headers } = await signIn(app(), 'member');
    const audited = await app().db.$count(auditLog);
    const form = { prayer_request: 'For my mother', category: 'healing', is_public: false };
    expect((await submit({ ...form, requester_name: 'A friend' }, headers)).statusCode).toBe(201);
    expect(await app().db.$count(auditLog)).toBe(audited);
  });

  it('cannot be stored with both, whoever tries', async () => {
    const { user } = await signIn(app(), 'member');
    const both = createPrayer(app(), { is_anonymous: true, user_id: user.id });
    await expect(both).rejects.toMatchObject({ cause: { constraint: 'prayer_requests_anonymous' } });
  });

  it('says which field is missing, and lets nobody approve by themselves', async () => {
    expect(
      (await submit({ requester_name: 'A', prayer_request: '  ', is_public: true })).json(),
    ).toMatchObject({
      code: 'validation',
      errors: { prayer_request: ['Prayer request text is required'] },
    });
    expect((await submit({ title: '', description: 'x' })).json().errors).toEqual({
      title: ['Title is required'],
    });
    expect((await submit({})).statusCode).toBe(422);
    await submit({ title: 'Sly', description: 'x', status: 'approved' });
    expect(await newest()).toMatchObject({ title: 'Sly', status: 'pending' });
  });
});

describe('praying along', () => {
  const pray = (id: number, headers: Record<string, string> = {}) =>
    app().inject({ method: 'POST', url: `/api/v1/prayer-requests/${id}/pray`, headers });

  it('counts each person and each device once', async () => {
    const { id } = await createPrayer(app());
    const { headers } = await signIn(app(), 'member');
    expect((await pray(id, headers)).json().data).toEqual({ prayed_count: 1 });
    expect((await pray(id, headers)).json().data).toEqual({ prayed_count: 1 });
    const device = await pray(id);
    expect(device.json().data).toEqual({ prayed_count: 2 });
    const cookie = `narthex_device=${device.cookies[0]?.value}`;
    const twice = await Promise.all([pray(id, { cookie }), pray(id, { cookie })]);
    expect(twice.map((response) => response.json().data.prayed_count)).toEqual([2, 2]);
  });

  it("knows nothing of what isn't on the wall", async () => {
    const { id } = await createPrayer(app(), { status: 'pending' });
    expect((await pray(id)).statusCode).toBe(404);
    expect((await pray(999_999)).statusCode).toBe(404);
  });
});

it('is stored under no visitor’s name for an account whose session has ended, unless it is anonymous', async () => {
  const { headers } = await signIn(app(), 'member');
  await app().inject({ method: 'POST', url: '/api/auth/logout', headers });
  const request = { title: 'Exams', description: 'Next week', prayer_type: 'academic', is_urgent: false };
  const before = await newest();
  const refused = await submit({ ...request, is_anonymous: false }, headers);
  expect(refused.statusCode).toBe(401);
  expect(refused.json().message).toBe(
    'You are signed out by now. Sign in again, or send it once more as a visitor.',
  );
  expect((await newest())?.id).toBe(before?.id);
  expect((await submit({ ...request, is_anonymous: true }, headers)).statusCode).toBe(201);
});

it('gives a request from the Swahili home page a Swahili title', async () => {
  const payload = {
    prayer_request: 'Mama yangu ni mgonjwa.',
    category: 'healing',
    requester_name: 'Nia',
    is_public: true,
    is_urgent: false,
  };
  expect((await submit(payload, { 'accept-language': 'sw' })).statusCode).toBeLessThan(300);
  expect(await newest()).toMatchObject({ title: 'Ombi la uponyaji' });
});
