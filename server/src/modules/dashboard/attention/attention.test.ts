import { eq } from 'drizzle-orm';
import { plainDate } from '@narthex/shared-contracts';
import { createAnnouncement } from '../../../../test/content-factories';
import { createUser } from '../../../../test/factories';
import { signIn, withTestApp, type Kind } from '../../../../test/build-app';
import { calendarEvents } from '../../../database/schema/calendar';
import { ministries, ministryMembers } from '../../../database/schema/ministries';
import { inquiries } from '../../../database/schema/visitor-forms';
import { mailOutbox } from '../../../database/schema/mail';
import { proposals } from '../../../database/schema/writes';
import { sayIn } from '../../../responses/translate-message';
import { visibilityFor } from '../policy';
import { attentionFor } from './attention';
import { listSabbaths } from './moment';

const app = withTestApp();
const SABBATHS = listSabbaths(plainDate(new Date(), 'Africa/Nairobi'), 6);

type Headers = Awaited<ReturnType<typeof signIn>>['headers'];
const attentionOf = async (headers: Headers): Promise<{ kind: string; text: string; count: number }[]> => {
  return (await app().inject({ url: '/api/v1/dashboard/overview', headers })).json().data.attention;
};
const attention = async (kind: Kind) => attentionOf((await signIn(app(), kind)).headers);
const find = async (who: Kind, kind: string) =>
  (await attention(who)).find((item) => item.kind === kind)?.text;

beforeAll(async () => {
  const db = app().db;
  await db.insert(inquiries).values([
    { visitor_name: 'Halima', visit_day: SABBATHS[0] ?? '', phone: '0711 222 333' },
    { email: 'a@demo.test', message: 'Parking?' },
    { email: 'b@demo.test', message: 'Choir?', handled_at: new Date() },
  ]);
  const [choir] = await db
    .insert(ministries)
    .values({ name: 'Choir', description: 'x', leader: 'Juma', email: 'c@demo.test', department: 'music' })
    .returning();
  const asking = await createUser(app());
  await db
    .insert(ministryMembers)
    .values({ ministry_id: choir?.id ?? 0, user_id: asking.id, status: 'asked' });
  const failed = { to_email: 'x@demo.test', template: 'welcome', data: {}, failed_at: new Date() };
  await db.insert(mailOutbox).values([failed, failed]);
});

it('tells of visitors those who welcome people, and of questions those who answer them', async () => {
  for (const who of ['pastoral leader', 'elder', 'communication leader'] as const)
    expect(await find(who, 'announced_visits')).toBe('1 visitor to follow up');
  expect(await find('youth leader', 'announced_visits')).toBeUndefined();
  expect(await find('communication leader', 'open_inquiries')).toBe('1 inquiry is still open');
  expect(await find('elder', 'open_inquiries')).toBeUndefined();
});

it('tells of people who ask to join the leaders of their department, and those of all', async () => {
  for (const who of ['music leader', 'pastor'] as const)
    expect(await find(who, 'membership_requests')).toBe('1 person asks to join a ministry');
  expect(await find('youth leader', 'membership_requests')).toBeUndefined();
  expect(await find('finance leader', 'membership_requests')).toBeUndefined();
});

it('tells of emails that were given up those who can send them again', async () => {
  expect(await find('admin', 'failed_mail')).toBe('2 emails could not be delivered');
  expect(await find('pastor', 'failed_mail')).toBeUndefined();
});

it('tells who proposed it that a change was rejected, for two weeks', async () => {
  const { user, headers } = await signIn(app(), 'youth leader');
  const findOwn = async () =>
    (await attentionOf(headers)).find(({ kind }) => kind === 'rejected_proposals')?.text;
  const proposal = {
    endpoint: 'slides.create',
    params: {},
    subject_type: 'slide',
    status: 'rejected' as const,
    author_id: user.id,
    author_label: 'Youth',
  };
  const [row] = await app()
    .db.insert(proposals)
    .values({ ...proposal, decided_at: new Date() })
    .returning();
  expect(await findOwn()).toBe('1 change you proposed was rejected');
  expect(await find('music leader', 'rejected_proposals')).toBeUndefined();
  const longAgo = new Date(Date.now() - 20 * 86_400_000);
  await app()
    .db.update(proposals)
    .set({ decided_at: longAgo })
    .where(eq(proposals.id, row?.id ?? 0));
  expect(await findOwn()).toBeUndefined();
});

it('tells the pastoral team of Sabbaths without a preacher, once a programme is kept', async () => {
  expect(await find('pastoral leader', 'open_sabbaths')).toBeUndefined();
  await app()
    .db.insert(calendarEvents)
    .values(SABBATHS.map((date, week) => ({ date, divine_service_preacher: week === 2 ? ' ' : 'Pr. Were' })));
  const item = (await attention('pastoral leader')).find(({ kind }) => kind === 'open_sabbaths');
  expect(item).toMatchObject({
    count: 1,
    text: expect.stringMatching(/^No preacher is planned yet: Sat \d+/),
  });
  expect(await find('finance leader', 'open_sabbaths')).toBeUndefined();
});

it.each([
  ['2026-11-25', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['2026-11-29', '2026-12-05'],
  ['2026-12-31', '2027-01-02'],
])('the first Sabbath from %s on is %s', (today, first) => {
  expect(listSabbaths(today, 2)[0]).toBe(first);
});

it('tells of an announcement that ends in three days, where one of them has 25 hours', async () => {
  const announcement = await createAnnouncement(app(), { start_date: '2026-01-01', end_date: '2026-11-04' });
  const { user } = await signIn(app(), 'communication leader');
  const items = await attentionFor({
    db: app().db,
    actor: user,
    visibility: { ...visibilityFor(user), department: null },
    now: new Date('2026-11-01T00:30:00-07:00'),
    timeZone: 'America/Los_Angeles',
    say: sayIn('en'),
  });
  expect(items).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(announcement.title) }),
  );
});

it('has nothing wait for the finance committee that it can’t settle', async () => {
  expect(await attention('finance leader')).toEqual([]);
});

describe('visits', () => {
  const call = async (who: Kind, method: 'GET' | 'PUT', path = '') => {
    const { headers } = await signIn(app(), who);
    return app().inject({ method, url: `/api/v1/admin/visits${path}`, headers });
  };

  it('are listed without questions, and followed up, by the pastoral team', async () => {
    const { data } = (await call('pastoral leader', 'GET')).json();
    expect(data).toMatchObject([{ visit: { name: 'Halima', phone: '+254 711 222 333' }, status: 'open' }]);
    const response = await call('pastoral leader', 'PUT', `/${data[0].id}/followed-up`);
    expect(response.json()).toMatchObject({
      message: 'The visit was followed up.',
      data: { status: 'closed' },
    });
    expect((await call('elder', 'GET', '?status=open')).json().data).toEqual([]);
    expect(await find('elder', 'announced_visits')).toBeUndefined();
  });

  it('are no way to questions, and refused to everybody else', async () => {
    const [question] = await app().db.select().from(inquiries).where(eq(inquiries.email, 'a@demo.test'));
    expect((await call('elder', 'PUT', `/${question?.id}/followed-up`)).statusCode).toBe(404);
    expect((await call('music leader', 'GET')).statusCode).toBe(403);
    expect((await call('finance leader', 'PUT', '/1/followed-up')).statusCode).toBe(403);
    expect((await app().inject('/api/v1/admin/visits')).statusCode).toBe(401);
  });
});
