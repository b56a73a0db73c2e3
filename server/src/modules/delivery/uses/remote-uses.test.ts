import { REMOTE_HEADER } from '@narthex/shared-contracts';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { buildPackage, goLive } from '../../../../test/remote-factories';
import { remoteGrants } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { publishRemote } from '../publishing/publish-remote';
import { changeRelease } from '../releases/change-release';

const V1 = '1.0.0-0123456789';
const V2 = '2.0.0-0123456789';
const USES = ['events.read', 'events.manage:department', 'homepage.manage', 'rsvps.update', 'account.use'];
const app = withTestApp();
const people = new Map<Kind | 'visitor', Record<string, string>>([['visitor', {}]]);
beforeAll(async () => {
  for (const kind of ['music leader', 'youth leader', 'admin', 'member'] as const)
    people.set(kind, (await signIn(app(), kind)).headers);
  await goLive(app(), { remote: 'choir', version: V1, uses: USES });
  await goLive(app(), { remote: 'core-remote', version: V1, uses: USES, nodeBuild: 'module.exports = {};' });
  await goLive(app(), { remote: 'closed', version: V1, uses: USES });
  const off = { action: 'disable', message: 'Later.', reason: 'Test' } as const;
  await changeRelease(app(), namedWriter('Test'), 'closed', off);
});

interface Call {
  readonly as?: Kind | 'visitor';
  readonly remote?: string | null;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}
async function send(
  url: string,
  { as = 'music leader', remote = 'choir', method = 'GET', payload, ...more }: Call = {},
) {
  const headers = { ...people.get(as), ...(remote !== null && { [REMOTE_HEADER]: remote }), ...more.headers };
  const response = await app().inject({ method, url, headers, ...(payload && { payload }) });
  return {
    status: response.statusCode,
    text: response.body,
    body: response.body.startsWith('{') ? response.json() : null,
    headers: response.headers,
  };
}
const setGrant = (changes: Partial<typeof remoteGrants.$inferInsert>) =>
  app().unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    await tx.update(remoteGrants).set(changes).where(eq(remoteGrants.remote, 'choir'));
    invalidates('remotes');
  });
const EVENT = {
  title: 'Rehearsal',
  description: 'On Friday.',
  location: 'Chapel',
  event_type: 'worship',
  status: 'published',
  additional_info: null,
  start_datetime: '2030-01-04T18:00:00Z',
  end_datetime: '2030-01-04T19:00:00Z',
};

describe('a call of an isolated remote', () => {
  it.each<[string, Call, string, number]>([
    ['reads what its uses name', {}, '/api/v1/events', 200],
    ['reads what is public as a visitor', {}, '/api/v1/announcements', 200],
    ['reads one’s own with the use for it', {}, '/api/v1/member/events', 200],
    ['is refused what no use names', {}, '/api/v1/members', 403],
    ['is refused what the person may not do', { as: 'member' }, '/api/events/1/attendees', 403],
    ['asks a visitor to sign in', { as: 'visitor' }, '/api/v1/member/events', 401],
    ['is refused accounts', { as: 'admin' }, '/api/auth/user', 403],
    ['is refused sessions', {}, '/api/auth/sessions', 403],
    ['is refused one’s whole data', {}, '/api/v1/member/export', 403],
    ['is refused delivery', { as: 'admin' }, '/api/v1/delivery/remotes', 403],
    ['is refused the audit log', { as: 'admin' }, '/api/v1/admin/audit', 403],
    ['is refused from an unknown remote', { remote: 'nobody' }, '/api/v1/events', 403],
    ['is refused from a core remote', { remote: 'core-remote' }, '/api/v1/events', 403],
    ['is refused from a remote that is switched off', { remote: 'closed' }, '/api/v1/events', 403],
    ['is refused without a name', { remote: '' }, '/api/v1/events', 403],
  ])('%s', async (_, call, url, status) => {
    const { status: actual, body } = await send(url, call);
    expect(actual).toBe(status);
    if (status === 403)
      expect(body).toMatchObject({ success: false, code: 'forbidden', message: expect.any(String) });
  });

  it.each<[string, 'POST' | 'PUT', object]>([
    ['/api/auth/login', 'POST', { email: 'a@demo.test', password: 'x' }],
    ['/api/auth/leader-login', 'POST', { email: 'a@demo.test', password: 'x', department: 'music' }],
    ['/api/v1/prayer-requests', 'POST', { request: 'For rain' }],
    ['/api/v1/newsletter', 'POST', { email: 'a@demo.test' }],
    ['/forms/newsletter', 'POST', { email: 'a@demo.test' }],
    ['/api/auth/logout', 'POST', {}],
    ['/api/auth/password', 'PUT', {}],
  ])('can’t post to %s', async (url, method, payload) => {
    expect((await send(url, { method, payload })).status).toBe(403);
  });

  it('says which call it may not make', async () => {
    expect((await send('/api/v1/members')).body.message).toBe(
      'choir may not make the call members.list: its grant and its remote.json must name it as a use.',
    );
  });

  it.each([
    ['choir', 'choir'],
    [null, null],
  ])('from %j is recorded with the remote %j', async (remote, recorded) => {
    const { body } = await send('/api/v1/events', { method: 'POST', payload: EVENT, remote });
    const listed = await send('/api/v1/admin/audit?action=event.create', { as: 'admin', remote: null });
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ subject_id: String(body.data.id), remote: recorded }),
    );
    const file = await send('/api/v1/admin/audit/export?action=event.create', { as: 'admin', remote: null });
    expect(file.text.includes(',choir')).toBe(true);
  });

  it('is recorded with the remote when it is refused', async () => {
    await send('/api/v1/members');
    const listed = await send('/api/v1/admin/audit?action=access.refused', { as: 'admin', remote: null });
    expect(listed.body.data).toContainEqual(
      expect.objectContaining({ subject_id: 'members.list', remote: 'choir' }),
    );
  });

  it('varies by the remote, so that no cache mixes the responses', async () => {
    expect((await send('/api/v1/events')).headers['vary']).toContain(REMOTE_HEADER);
  });

  it('that its grant restricts to a department changes nothing of another one', async () => {
    const create = (as: Kind, call: Call = {}) =>
      send('/api/v1/events', { as, method: 'POST', payload: EVENT, ...call });
    const own = await create('music leader');
    expect([own.status, own.body.message]).toEqual([201, expect.any(String)]);
    const others = await create('youth leader', { remote: null });
    const url = `/api/v1/events/${others.body.data.id}`;
    const change = (remote: string | null) =>
      send(url, { as: 'admin', method: 'PUT', payload: { title: 'Changed' }, remote });
    expect((await change('choir')).status).toBe(403);
    expect((await change(null)).status).toBe(200);
  });

  it('that is proposed is stored as the person’s, and applied with the rights of the one who approves', async () => {
    const proposed = await send('/api/v1/homepage/content', {
      method: 'POST',
      payload: { section_key: 'mission_statement', title: 'Choir day', content: 'Come and sing.' },
    });
    expect([proposed.status, proposed.body.message]).toEqual([202, expect.any(String)]);
    const id = proposed.body.data.proposal_id;
    const approve = (remote: string | null) =>
      send(`/api/v1/admin/content/${id}/approve`, { as: 'admin', method: 'PUT', remote });
    expect((await approve('choir')).status).toBe(403);
    expect((await approve(null)).status).toBe(200);
  });

  it('gets no result that the shell got with the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one-key-for-both' };
    const create = (remote: string | null) =>
      send('/api/v1/events', { method: 'POST', payload: { ...EVENT, title: 'Once' }, headers, remote });
    const [own, again, through] = [await create(null), await create(null), await create('choir')];
    expect(again.body.data.id).toBe(own.body.data.id);
    expect(through.body.data.id).not.toBe(own.body.data.id);
  });
});

describe('what a remote may use', () => {
  afterEach(() => setGrant({ uses: USES, kind: 'isolated' }));

  it('is what its grant allows now', async () => {
    const attendees = () => send('/api/v1/member/events');
    expect((await attendees()).status).toBe(200);
    await setGrant({ uses: ['events.read'] });
    expect((await attendees()).status).toBe(403);
  });

  it('is no more than its served versions declare', async () => {
    await setGrant({ uses: [...USES, 'members.read'] });
    expect((await send('/api/v1/members', { as: 'admin' })).status).toBe(403);
    const next = buildPackage({ remote: 'choir', version: V2, uses: ['members.read'] });
    await publishRemote(app(), next, { writer: namedWriter('Test'), source: 'shipped' });
    expect((await send('/api/v1/members', { as: 'admin' })).status).toBe(403);
    const trial = { action: 'canary', version: V2, percent: 10, reason: 'Test' } as const;
    await changeRelease(app(), namedWriter('Test'), 'choir', trial);
    expect((await send('/api/v1/members', { as: 'admin' })).status).toBe(200);
    expect((await send('/api/v1/member/events')).status).toBe(200);
  });

  it('is nothing once it is a core remote', async () => {
    await setGrant({ kind: 'core' });
    expect((await send('/api/v1/events')).body.message).toBe(
      'choir is a core remote, and makes no calls from a frame.',
    );
  });
});
