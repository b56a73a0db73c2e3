import { sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';

const app = withTestApp();
const LIST = '/api/v1/notifications';
type Headers = Awaited<ReturnType<typeof signIn>>['headers'];

const list = async (headers: Headers) => (await app().inject({ url: LIST, headers })).json();
const put = (url: string, headers: Headers) => app().inject({ method: 'PUT', url, headers });

/** Proposes a new slide as a music leader, and returns the author. */
async function propose() {
  const author = await signIn(app(), 'music leader');
  const response = await app().inject({
    method: 'POST',
    url: '/api/v1/homepage/slides',
    headers: author.headers,
    payload: { title: 'Choir Sabbath', content: 'All five choirs sing.' },
  });
  expect(response.statusCode).toBe(202);
  return { ...author, proposalId: response.json().data.proposal_id as number };
}

it('tells who may approve of a proposal, and nobody else', async () => {
  const admin = await signIn(app(), 'admin');
  const elder = await signIn(app(), 'elder');
  await propose();
  const { data, meta } = await list(admin.headers);
  expect(data[0]).toMatchObject({
    kind: 'proposal',
    text: expect.stringMatching(/proposed a change that awaits approval\.$/),
    link: '/admin/approvals',
    is_read: false,
  });
  expect(meta.unread).toBe(1);
  expect((await list(elder.headers)).data).toEqual([]);
});

it('tells the author what became of it, with the reason of a rejection', async () => {
  const admin = await signIn(app(), 'admin');
  const author = await propose();
  const response = await app().inject({
    method: 'DELETE',
    url: `/api/v1/admin/content/${author.proposalId}/reject`,
    headers: admin.headers,
    payload: { reason: 'There are four choirs.' },
  });
  expect(response.statusCode).toBe(200);
  const { data } = await list(author.headers);
  expect(data.map(({ text }: { text: string }) => text)).toEqual([
    expect.stringMatching(/^Your change of “.+” was rejected: There are four choirs\.$/),
  ]);
  expect(data[0].link).toBe('/department-dashboard/proposals');
});

const decide = (headers: Headers, id: number, verb: 'approve' | 'reject') =>
  app().inject({
    method: verb === 'approve' ? 'PUT' : 'DELETE',
    url: `/api/v1/admin/content/${id}/${verb}`,
    headers,
    payload: verb === 'approve' ? {} : { reason: 'There are four choirs.' },
  });

it.each(['approve', 'reject'] as const)('asks nobody any more once one of them did %s', async (verb) => {
  const first = await signIn(app(), 'admin');
  const second = await signIn(app(), 'admin');
  const { proposalId } = await propose();
  await propose();
  expect((await decide(first.headers, proposalId, verb)).statusCode).toBe(200);
  for (const { headers } of [first, second]) {
    const { data, meta } = await list(headers);
    expect(data.map((row: { is_read: boolean }) => row.is_read)).toEqual([false, true]);
    expect(meta.unread).toBe(1);
  }
});

it('counts what is unread as far as it is worth it', async () => {
  const { headers, user } = await signIn(app(), 'member');
  await app().db.execute(sql`insert into notifications (user_id, kind, text)
    select ${user.id}, 'system', 'News ' || n from generate_series(1, 1005) as n`);
  expect((await list(headers)).meta.unread).toBe(1000);
});

it('keeps what is read, per person', async () => {
  const first = await signIn(app(), 'admin');
  const second = await signIn(app(), 'admin');
  await propose();
  await propose();
  const [newest] = (await list(first.headers)).data;
  expect((await put(`${LIST}/${newest.id}/read`, first.headers)).statusCode).toBe(200);
  const after = await list(first.headers);
  expect(after.data[0]).toMatchObject({ id: newest.id, is_read: true });
  expect(after.meta.unread).toBe(1);
  expect((await put(`${LIST}/read`, first.headers)).statusCode).toBe(200);
  expect((await list(first.headers)).meta.unread).toBe(0);
  expect((await list(second.headers)).meta.unread).toBe(2);
});

it('leaves unread what came after the newest one that the person has seen', async () => {
  const { headers } = await signIn(app(), 'admin');
  await propose();
  const [seen] = (await list(headers)).data;
  await propose();
  const markSeen = (up_to: number) =>
    app().inject({ method: 'PUT', url: `${LIST}/read`, headers, payload: { up_to } });
  expect((await markSeen(seen.id)).statusCode).toBe(200);
  const { data, meta } = await list(headers);
  expect(data.map((row: { is_read: boolean }) => row.is_read)).toEqual([false, true]);
  expect(meta.unread).toBe(1);
  expect((await markSeen(0)).statusCode).toBe(422);
});

it('shows nobody what another is told', async () => {
  const admin = await signIn(app(), 'admin');
  const member = await signIn(app(), 'member');
  await propose();
  const [newest] = (await list(admin.headers)).data;
  expect((await put(`${LIST}/${newest.id}/read`, member.headers)).statusCode).toBe(404);
  expect((await list(admin.headers)).meta.unread).toBe(1);
  expect((await app().inject(LIST)).statusCode).toBe(401);
});
