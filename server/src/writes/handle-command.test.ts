import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { withSmallApp } from '../../test/build-small-app';
import { signIn, type Kind } from '../../test/sign-in';
import { DEFAULT_BOUNDS } from '../bounds';
import { media } from '../database/schema/media';
import { slides } from '../database/schema/homepage';
import { auditLog } from '../database/schema/auth';
import { notifications } from '../database/schema/notifications';
import { proposals } from '../database/schema/writes';
import { sweepDroppedFiles } from '../media/file-lifetime-repository';
import { homepageRoutes } from '../modules/homepage/routes';
import type { ModuleRoutes } from '../modules/module-routes';
import { proposalsRoutes } from '../modules/proposals/routes';
import { commands, handleCommand, updateFileUse } from './handle-command';

const MAX_PENDING = 3;
const SITE_TOKEN = 'the-token-of-the-site';
/** Declares a command whose endpoint also accepts delivery keys. */
const previewCommand: ModuleRoutes = async (instance) =>
  handleCommand(instance, 'delivery.createPreview', {
    ...{ subjectType: 'preview', verb: 'create', message: 'Created.' },
    find: null,
    apply: async () => undefined,
    present: () => ({}),
  });
const app = withSmallApp([homepageRoutes, proposalsRoutes, previewCommand], {
  shipToken: SITE_TOKEN,
  bounds: { ...DEFAULT_BOUNDS, pendingProposalsPerAccount: MAX_PENDING },
});
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

const listAudit = () => app().db.select().from(auditLog).orderBy(desc(auditLog.id));

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
});

describe('a proposal', () => {
  const propose = async (id: number, title = 'Proposed') =>
    (await send('youth leader', 'PUT', `${SLIDES}/${id}`, { title })).json().data.proposal_id as number;

  it('is refused while too many of one person wait, also when they come at once; others propose', async () => {
    const { id } = await createSlide();
    const { headers } = await signIn(app(), 'youth leader');
    const put = (title: string) =>
      app().inject({ method: 'PUT', url: `${SLIDES}/${id}`, headers, payload: { title } });
    const responses = await Promise.all(['One', 'Two', 'Three', 'Four', 'Five'].map(put));
    const proposed = responses.filter(({ statusCode }) => statusCode === 202);
    expect(proposed).toHaveLength(MAX_PENDING);
    const refused = await put('Six');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toBe(
      'Too many of your changes wait for approval. Please wait until some of them are decided.',
    );
    expect(await propose(id)).toEqual(expect.any(Number));
    expect((await approve(proposed[0]?.json().data.proposal_id)).statusCode).toBe(200);
    expect((await put('Seven')).statusCode).toBe(202);
  });

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
      base_version: 1,
      base: { title: 'Welcome' },
      preview: { title: 'Proposed' },
      status: 'pending',
    });
  });

  it('is recorded, and told to those who approve', async () => {
    const { id } = await createSlide();
    const { user: approver } = await signIn(app(), 'communication leader');
    await propose(id);
    expect((await listAudit())[0]).toMatchObject({
      actor_label: 'Neema Achieng',
      action: 'slide.propose',
      subject_type: 'slide',
      subject_id: String(id),
      before: { title: 'Welcome' },
      after: { title: 'Proposed' },
    });
    const told = await app().db.select().from(notifications).where(eq(notifications.user_id, approver.id));
    expect(told).toMatchObject([
      {
        kind: 'proposal',
        text: 'Neema Achieng proposed a change that awaits approval.',
        link: '/admin/approvals',
      },
    ]);
  });

  it('names no object where it is about a new one', async () => {
    expect((await send('youth leader', 'POST', SLIDES, slide)).statusCode).toBe(202);
    expect((await listAudit())[0]).toMatchObject({
      action: 'slide.propose',
      subject_id: null,
      before: null,
      after: { title: 'Welcome' },
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
    expect((await listAudit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['slide.propose', 'proposal.approve']),
    );
    const [decided] = await app().db.select().from(proposals).where(eq(proposals.id, proposal));
    expect(decided).toMatchObject({ status: 'approved', decided_by: user.id });
    expect((await approve(proposal)).json()).toMatchObject({ message: 'This was approved already.' });
    expect(await app().db.select().from(slides).where(eq(slides.id, id))).toEqual([row]);
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

describe('the files of an object', () => {
  const addFiles = (...keys: string[]) =>
    app()
      .db.insert(media)
      .values(keys.map((key) => ({ key, kind: 'image', content_type: 'image/jpeg', bytes: 3 }) as const));
  const readFiles = async () =>
    (await app().db.select().from(media).orderBy(media.key)).map(({ key, claimed_at: claimedAt }) => [
      key,
      !!claimedAt,
    ]);
  const listFiles = async () => {
    await sweepDroppedFiles({ db: app().db, drive: app().media.drive });
    return readFiles();
  };

  beforeEach(() => app().db.delete(media));

  it('are claimed by the write that names them, and go when it names them no more', async () => {
    await addFiles('first.jpg', 'second.jpg');
    const created = await send('admin', 'POST', SLIDES, { ...slide, image_url: '/media/first.jpg' });
    expect(await listFiles()).toEqual([
      ['first.jpg', true],
      ['second.jpg', false],
    ]);
    const url = `${SLIDES}/${created.json().data.id}`;
    const changed = await send('admin', 'PUT', url, { image_url: '/media/second.jpg' });
    expect(changed.statusCode).toBe(200);
    expect(await listFiles()).toEqual([['second.jpg', true]]);
    const deleted = await send('admin', 'DELETE', url);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.headers).not.toHaveProperty('etag');
    expect(await listFiles()).toEqual([]);
  });

  it('stay where it still names them', async () => {
    await addFiles('kept.jpg', 'dropped.jpg');
    await app().db.update(media).set({ claimed_at: new Date() });
    const before = { picture: '/media/kept.jpg', text: '<img src="/media/dropped.jpg">' };
    await updateFileUse(app(), { before, after: { picture: '/media/kept.jpg' } });
    expect(await listFiles()).toEqual([['kept.jpg', true]]);
  });

  it('stay until it is known that nothing else names them, and where a write has taken them up since', async () => {
    await addFiles('shared.jpg', 'taken.jpg', 'unused.jpg');
    await app().db.update(media).set({ claimed_at: new Date() });
    const before = { pictures: ['/media/shared.jpg', '/media/taken.jpg', '/media/unused.jpg'] };
    await send('admin', 'POST', SLIDES, { ...slide, image_url: '/media/shared.jpg' });
    await updateFileUse(app(), { before, after: null });
    expect(await readFiles()).toHaveLength(3);
    await updateFileUse(app(), { before: null, after: { picture: '/media/taken.jpg' } });
    const [dropped] = await app().db.select().from(media).where(eq(media.key, 'taken.jpg'));
    expect(dropped?.dropped_at).toBeNull();
    expect(await listFiles()).toEqual([
      ['shared.jpg', true],
      ['taken.jpg', true],
    ]);
    const marked = await app().db.select().from(media).where(isNotNull(media.dropped_at));
    expect(marked).toEqual([]);
  });

  it('that were deleted since are refused by each write that adds them, and nothing is stored', async () => {
    const message = 'This file is not there any more. Please upload it again.';
    for (const account of ['admin', 'youth leader'] as const) {
      const response = await send(account, 'POST', SLIDES, { ...slide, image_url: '/media/gone.jpg' });
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'validation',
        message,
        errors: { image_url: [message] },
      });
    }
    const stored = sql`select from slides where image_url like '%gone%'`;
    expect((await app().db.execute(stored)).rows).toEqual([]);
    const proposed = sql`select from proposals where body::text like '%gone%'`;
    expect((await app().db.execute(proposed)).rows).toEqual([]);
  });

  it.each([
    '/media/theirs.jpg',
    'Look at https://church.example/media/theirs.jpg',
    '<img src="/media/theirs.jpg">',
  ])(
    'of somebody else that no record has claimed are refused, however they are named: %s',
    async (content) => {
      const { user } = await signIn(app(), 'music leader');
      await addFiles('theirs.jpg');
      await app().db.update(media).set({ uploaded_by: user.id });
      expect((await send('admin', 'POST', SLIDES, { ...slide, content })).statusCode).toBe(422);
    },
  );

  it('that were lost don’t keep anybody from changing the rest of a record', async () => {
    const [row] = await app()
      .db.insert(slides)
      .values({ ...slide, image_url: 'lost.jpg' })
      .returning();
    const response = await send('admin', 'PUT', `${SLIDES}/${row?.id}`, { title: 'Another title' });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    'https://pictures.example/media/a.jpg',
    'https://pictures.example:8443/media/a.jpg',
    '/banners/media/a.jpg',
  ])('of another place with the same path are not looked for: %s', async (url) => {
    const response = await send('admin', 'POST', SLIDES, { ...slide, image_url: url });
    expect(response.json()).toMatchObject({ success: true });
  });

  it('that came with the site stay, whether something shows them or not', async () => {
    await addFiles('library.jpg');
    await updateFileUse(app(), { before: { picture: '/media/library.jpg' }, after: null });
    expect(await listFiles()).toEqual([['library.jpg', false]]);
    const [row] = await app().db.select().from(media);
    expect(row?.dropped_at).toBeNull();
  });
});

it('asks a key to sign in: only a person runs a command', async () => {
  const response = await app().inject({
    method: 'POST',
    url: '/api/v1/delivery/remotes/public-site/previews',
    headers: { authorization: `Bearer ${SITE_TOKEN}` },
    payload: { version: '1.0.0-0123456789', roles: ['admin'], expires_in_hours: 1 },
  });
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'unauthenticated' });
});

it('does not start without the unit of work', async () => {
  await expect(Fastify().register(commands)).rejects.toThrow(
    "The dependency 'unit-of-work' of plugin 'commands' is not registered",
  );
});
