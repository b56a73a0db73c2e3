import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { createPrayer } from '../../../test/content-factories';
import { prayerRequests } from '../../database/schema/prayers';

const app = withTestApp();
const QUEUE = '/api/v1/admin/prayers/moderate';
const WALL = '/api/v1/prayer-requests/public';
const titles = (response: { json(): { data: { title: string }[] } }) =>
  response.json().data.map(({ title }) => title);

async function moderate(method: 'PUT' | 'DELETE', path: string, payload?: object) {
  const { headers } = await signIn(app(), 'elder');
  return app().inject({ method, url: `/api/v1/admin/prayers/${path}`, headers, ...(payload && { payload }) });
}
const stored = async (id: number) =>
  (await app().db.select().from(prayerRequests).where(eq(prayerRequests.id, id)))[0];

describe('the queue', () => {
  beforeAll(async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 2, day));
    await createPrayer(app(), { title: 'Later', status: 'pending', created_at: at(3) });
    await createPrayer(app(), { title: 'Earlier', status: 'pending', created_at: at(2) });
    await createPrayer(app(), { title: 'Urgent', status: 'pending', is_urgent: true, created_at: at(4) });
    await createPrayer(app(), { title: 'On the wall' });
  });

  it('begins with what is urgent, then with what waits longest', async () => {
    const { headers } = await signIn(app(), 'prayer leader');
    const response = await app().inject({ url: QUEUE, headers });
    expect(titles(response)).toEqual(['Urgent', 'Earlier', 'Later']);
    expect(response.json().data[0]).toMatchObject({ urgency_level: 'urgent', status: 'pending' });
  });

  it('shows what was decided when it is asked for', async () => {
    const { headers } = await signIn(app(), 'pastor');
    expect(titles(await app().inject({ url: `${QUEUE}?status=approved`, headers }))).toEqual(['On the wall']);
    expect(titles(await app().inject({ url: `${QUEUE}?status=all&search=urg`, headers }))).toEqual([
      'Urgent',
    ]);
    expect((await app().inject({ url: `${QUEUE}?status=lost`, headers })).statusCode).toBe(422);
  });

  it('never names who asked to stay unnamed', async () => {
    await createPrayer(app(), {
      title: 'Quietly',
      status: 'pending',
      is_anonymous: true,
      requester_name: 'Secret Name',
    });
    const { headers } = await signIn(app(), 'admin');
    const response = await app().inject({ url: `${QUEUE}?search=quietly`, headers });
    expect(response.json().data[0]).toMatchObject({ is_anonymous: true, requester_name: null });
    expect(response.body).not.toContain('Secret Name');
  });
});

describe('deciding', () => {
  it('puts an approved request on the wall, and says who approved it', async () => {
    const { id } = await createPrayer(app(), { title: 'For rain', status: 'pending' });
    expect(titles(await app().inject(WALL))).not.toContain('For rain');
    const response = await moderate('PUT', `${id}/approve`);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ status: 'approved', approved_by: expect.any(String) });
    expect(titles(await app().inject(WALL))).toContain('For rain');
  });

  it('takes a rejected request off the wall and keeps the reason', async () => {
    const { id } = await createPrayer(app(), { title: 'An advertisement', is_featured: true });
    const response = await moderate('PUT', `${id}/reject`, { reason: 'This is an advertisement.' });
    expect(response.json().data).toMatchObject({
      status: 'rejected',
      is_featured: false,
      rejected_reason: 'This is an advertisement.',
      approved_by: null,
    });
    expect(titles(await app().inject(WALL))).not.toContain('An advertisement');
  });

  it('features an approved request first, and takes it back', async () => {
    const { id } = await createPrayer(app(), {
      title: 'For our finalists',
      created_at: new Date(Date.UTC(2025, 0, 1)),
    });
    expect((await moderate('PUT', `${id}/feature`)).json().data.is_featured).toBe(true);
    expect(titles(await app().inject(WALL))[0]).toBe('For our finalists');
    const response = await moderate('PUT', `${id}/feature`, { is_featured: false });
    expect(response.json().data.is_featured).toBe(false);
    expect(titles(await app().inject(WALL))[0]).not.toBe('For our finalists');
  });

  it('features nothing that is not on the wall', async () => {
    const { id } = await createPrayer(app(), { title: 'Still pending', status: 'pending' });
    const response = await moderate('PUT', `${id}/feature`);
    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('Only an approved public request can be featured.');
  });

  it('deletes a request for good', async () => {
    const { id } = await createPrayer(app(), { title: 'Sent twice' });
    expect((await moderate('DELETE', String(id))).statusCode).toBe(200);
    expect(await stored(id)).toBeUndefined();
  });

  it('refuses a decision that started from an older version, and one about nothing', async () => {
    const { id } = await createPrayer(app(), { title: 'Two moderators', status: 'pending' });
    const { headers } = await signIn(app(), 'admin');
    const approve = (etag: string) =>
      app().inject({
        method: 'PUT',
        url: `/api/v1/admin/prayers/${id}/approve`,
        headers: { ...headers, 'if-match': etag },
      });
    expect((await approve('"1"')).statusCode).toBe(200);
    expect((await approve('"1"')).statusCode).toBe(409);
    expect((await moderate('PUT', '999999/approve')).statusCode).toBe(404);
  });
});
