import { eq, sql } from 'drizzle-orm';
import { createEvent } from '../../test/content-factories';
import { withSmallApp } from '../../test/build-small-app';
import { signIn, type Kind } from '../../test/sign-in';
import { auditLog } from '../database/schema/people/auth';
import { slides } from '../database/schema/content/homepage';
import { proposals } from '../database/schema/system/writes';
import { eventCommands } from '../modules/events/commands';
import { slideCommands } from '../modules/homepage/slide-commands';
import { proposalsRoutes } from '../modules/proposals/routes';

const app = withSmallApp([slideCommands, eventCommands, proposalsRoutes]);
const SLIDES = '/api/v1/homepage/slides';
const slide = { title: 'Welcome', content: 'Come as you are.' };

async function send(
  kind: Kind,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  more: Record<string, string> = {},
) {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
}

const createSlide = async (): Promise<{ id: number; version: number }> =>
  (await send('admin', 'POST', SLIDES, slide)).json().data;

const auditActions = async () => (await app().db.select().from(auditLog)).map(({ action }) => action);

describe('two editors', () => {
  it.each([
    ['If-Match', {}, { 'if-match': '"1"' }],
    ['version in the body', { version: 1 }, {}],
  ])(
    'are told by %s: the second gets both versions, and nothing is overwritten',
    async (_, extra, headers) => {
      const { id, version } = await createSlide();
      expect(version).toBe(1);
      const first = await send('admin', 'PUT', `${SLIDES}/${id}`, { title: 'Mine', ...extra }, headers);
      expect(first.statusCode).toBe(200);
      expect(first.headers.etag).toBe('"2"');
      const second = await send('admin', 'PUT', `${SLIDES}/${id}`, { title: 'Yours', ...extra }, headers);
      expect(second.statusCode).toBe(409);
      expect(second.json()).toMatchObject({
        code: 'conflict',
        conflict: { current: { title: 'Mine' }, current_version: 2, submitted: { title: 'Yours' } },
      });
      const [row] = await app().db.select().from(slides).where(eq(slides.id, id));
      expect(row).toMatchObject({ title: 'Mine', version: 2 });
    },
  );

  it('who names no version writes over what is there', async () => {
    const { id } = await createSlide();
    await send('admin', 'PUT', `${SLIDES}/${id}`, { title: 'Mine' });
    expect((await send('admin', 'PUT', `${SLIDES}/${id}`, { title: 'Yours' })).statusCode).toBe(200);
  });
});

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a-key-of-its-own-1' };

  it('makes a repeated create return the first result, for its owner only', async () => {
    const { headers } = await signIn(app(), 'admin');
    const post = (payload: object) =>
      app().inject({ method: 'POST', url: SLIDES, headers: { ...headers, ...key }, payload });
    const [first, second] = await Promise.all([post(slide), post(slide)]);
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect((await post({ ...slide, title: 'Another' })).statusCode).toBe(409);
    const other = await send('admin', 'POST', SLIDES, slide, key);
    expect(other.json().data.id).not.toBe(first.json().data.id);
  });

  it('is forgotten when the create was refused', async () => {
    const { headers } = await signIn(app(), 'admin');
    const post = (payload: object) =>
      app().inject({
        method: 'POST',
        url: '/api/v1/events',
        headers: { ...headers, 'idempotency-key': 'refused-first' },
        payload,
      });
    const event = {
      title: 'Hike',
      description: 'Up the ridge.',
      event_type: 'youth',
      start_datetime: '2027-02-06T14:00',
      end_datetime: '2027-02-06T13:00',
    };
    expect((await post(event)).statusCode).toBe(422);
    expect((await post({ ...event, end_datetime: '2027-02-06T15:00' })).statusCode).toBe(201);
  });
});

describe('a proposal', () => {
  const propose = async (id: number, title = 'Proposed') =>
    (await send('youth leader', 'PUT', `${SLIDES}/${id}`, { title })).json().data.proposal_id as number;

  const approve = (id: number, kind: Kind = 'admin') =>
    send(kind, 'PUT', `/api/v1/admin/content/${id}/approve`);

  it('changes nothing until it is approved, and is answered with 202', async () => {
    const { id } = await createSlide();
    const before = app().contentVersion('homepage');
    const response = await send('youth leader', 'PUT', `${SLIDES}/${id}`, { title: 'Proposed' });
    expect(response.statusCode).toBe(202);
    expect(response.json().message).toMatch(/approv/);
    expect(app().contentVersion('homepage')).toBe(before);
    const [row] = await app().db.select().from(slides).where(eq(slides.id, id));
    expect(row).toMatchObject({ title: 'Welcome', version: 1 });
    const [stored] = await app()
      .db.select()
      .from(proposals)
      .where(eq(proposals.id, response.json().data.proposal_id));
    expect(stored).toMatchObject({
      endpoint: 'slides.update',
      baseVersion: 1,
      base: { title: 'Welcome' },
      preview: { title: 'Proposed' },
      status: 'pending',
    });
  });

  it('takes effect when the same command is approved, once', async () => {
    const { id } = await createSlide();
    const proposal = await propose(id);
    const { headers, user } = await signIn(app(), 'communication leader');
    const url = `/api/v1/admin/content/${proposal}/approve`;
    expect((await app().inject({ method: 'PUT', url, headers })).statusCode).toBe(200);
    const [row] = await app().db.select().from(slides).where(eq(slides.id, id));
    expect(row).toMatchObject({ title: 'Proposed', content: slide.content });
    expect(await auditActions()).toEqual(expect.arrayContaining(['slide.propose', 'proposal.approve']));
    const [decided] = await app().db.select().from(proposals).where(eq(proposals.id, proposal));
    expect(decided).toMatchObject({ status: 'approved', decidedBy: user.id });
    expect((await approve(proposal)).statusCode).toBe(409);
  });

  it('says so when its base has changed since, and stays pending', async () => {
    const { id } = await createSlide();
    const proposal = await propose(id);
    await send('admin', 'PUT', `${SLIDES}/${id}`, { title: 'Newer' });
    const queue = (await send('admin', 'GET', '/api/v1/admin/content/pending?per_page=100')).json().data;
    expect(queue).toContainEqual(expect.objectContaining({ id: proposal, is_outdated: true }));
    const response = await approve(proposal);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'conflict',
      conflict: { current: { title: 'Newer' }, current_version: 2 },
    });
    const [stored] = await app().db.select().from(proposals).where(eq(proposals.id, proposal));
    expect(stored?.status).toBe('pending');
  });

  it('is listed without a hold on what it would change', async () => {
    const { id } = await createSlide();
    const proposal = await propose(id);
    const held = async () =>
      (await app().db.execute(sql`select xmax::text from slides where id = ${id}`)).rows[0]?.xmax;
    const before = await held();
    const response = await send('admin', 'GET', '/api/v1/admin/content/pending?per_page=100');
    expect(response.json().data).toContainEqual(
      expect.objectContaining({ id: proposal, subject_id: String(id), is_outdated: false }),
    );
    expect(await held()).toBe(before);
  });

  it('is refused with 422 when it could never take effect', async () => {
    const { id } = await createSlide();
    const response = await send('youth leader', 'PUT', `${SLIDES}/${id}`, { title: ' ' });
    expect(response.statusCode).toBe(422);
  });

  it('cannot be approved by somebody whose own scope is to propose', async () => {
    const { id } = await createSlide();
    expect((await approve(await propose(id), 'music leader')).statusCode).toBe(403);
  });

  it('is rejected with a reason that its author sees, in the body or in the query', async () => {
    const { id } = await createSlide();
    const { headers } = await signIn(app(), 'youth leader');
    const post = async () =>
      (
        await app().inject({ method: 'PUT', url: `${SLIDES}/${id}`, headers, payload: { title: 'No' } })
      ).json().data.proposal_id as number;
    const reject = (proposal: number, search: string, payload?: object) =>
      send('admin', 'DELETE', `/api/v1/admin/content/${proposal}/reject${search}`, payload);
    const [first, second] = [await post(), await post()];
    expect((await reject(first, '')).json().errors).toEqual({ reason: ['A reason is required'] });
    expect((await reject(first, '', { reason: 'Too short' })).statusCode).toBe(200);
    expect((await reject(second, '?reason=Too%20long')).statusCode).toBe(200);
    const own = (await app().inject({ url: '/api/v1/proposals/mine', headers })).json();
    expect(own).toMatchObject({
      data: [
        { id: second, type: 'slide', title: 'No', status: 'rejected', reason: 'Too long' },
        { id: first, status: 'rejected', reason: 'Too short', before: { title: 'Welcome' } },
      ],
      meta: { total: 2, has_more_than_total: false },
    });
  });
});

describe('one transaction', () => {
  it('writes nothing at all when its audit entry cannot be written', async () => {
    const before = app().contentVersion('homepage');
    await app().db.execute(
      sql`alter table audit_log add constraint no_slides check (action <> 'slide.create') not valid`,
    );
    const response = await send('admin', 'POST', SLIDES, { ...slide, title: 'Half written' });
    await app().db.execute(sql`alter table audit_log drop constraint no_slides`);
    expect(response.statusCode).toBe(500);
    expect(await app().db.$count(slides, eq(slides.title, 'Half written'))).toBe(0);
    expect(app().contentVersion('homepage')).toBe(before);
  });

  it('raises the version of what the record names, and tells other processes', async () => {
    const { headers } = await signIn(app(), 'admin');
    const heard = new Promise<string>((resolve) => {
      void app().database.listen('narthex_content', (payload) => {
        if (payload.startsWith('events ')) resolve(payload);
      });
    });
    const event = await createEvent(app());
    await app().inject({ method: 'DELETE', url: `/api/v1/events/${event.id}`, headers });
    expect(await heard).toBe(`events ${app().contentVersion('events')}`);
  });
});

describe('the audit log', () => {
  it('refuses to be changed, emptied or shortened', async () => {
    await createSlide();
    const { db } = app();
    const refused = expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('append-only') }),
    });
    await expect(db.update(auditLog).set({ actorLabel: 'Nobody' })).rejects.toEqual(refused);
    await expect(db.delete(auditLog)).rejects.toEqual(refused);
    await expect(db.execute(sql`truncate audit_log`)).rejects.toEqual(refused);
  });

  it('lets a transaction that says so remove what is past its retention', async () => {
    await createSlide();
    await app().db.transaction(async (tx) => {
      await tx.execute(sql`set local narthex.audit_retention = 'on'`);
      await tx.delete(auditLog);
    });
    expect(await app().db.$count(auditLog)).toBe(0);
  });
});
