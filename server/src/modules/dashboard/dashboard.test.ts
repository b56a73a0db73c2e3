import { createUser } from '../../../test/factories';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import {
  createAnnouncement,
  createEvent,
  createPrayer,
  createRsvp,
  createSermon,
} from '../../../test/content-factories';
import { churchProjects } from '../../database/schema/homepage';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { plainDate } from '@narthex/shared-contracts';
import type { LeaderOverview } from '@narthex/shared-contracts/schemas/dashboard';

const app = withTestApp();
const DAY_MS = 86_400_000;
const today = plainDate(new Date(), 'Africa/Nairobi');

const ask = async (kind: Kind, url: string) => {
  const { headers } = await signIn(app(), kind);
  return app().inject({ url, headers });
};

beforeAll(async () => {
  const bonfire = await createEvent(app(), { title: 'Youth bonfire', department: 'youth' });
  await createRsvp(app(), bonfire.id, (await signIn(app(), 'member')).user.id);
  await createEvent(app(), {
    title: 'Forgotten',
    department: 'youth',
    status: 'draft',
    start_datetime: new Date(Date.now() - DAY_MS),
  });
  await createEvent(app(), {
    title: 'Choir day',
    department: 'music',
    start_datetime: new Date(Date.now() + 2 * DAY_MS),
  });
  await createAnnouncement(app(), { title: 'Ends today', end_date: today });
  await createPrayer(app(), { title: 'Waits', status: 'pending', is_urgent: true });
  await createPrayer(app(), { title: 'Waits too', status: 'pending' });
  await createPrayer(app());
  await createSermon(app());
  await app()
    .db.insert(churchProjects)
    .values({ title: 'Roof', description: 'x', goal_amount: 900_000, raised_amount: 450_000 });
});

describe('the admin dashboard', () => {
  it('counts everything, also at the doubled path', async () => {
    const [ministry] = await app()
      .db.insert(ministries)
      .values({ name: 'Bereans', description: 'x', leader: 'Juma', email: 'b@demo.test' })
      .returning();
    const response = await ask('admin', '/api/v1/admin/dashboard');
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      total_events: 3,
      total_sermons: 1,
      total_prayer_requests: 3,
      pending_prayer_requests: 2,
      total_ministries: 1,
      total_announcements: 1,
      total_donations: null,
      ministries: [{ id: ministry?.id, name: 'Bereans', leader: 'Juma', memberCount: 0, isActive: true }],
    });
    expect(response.json().data.recent_activities).toHaveLength(5);
    const { success, data, ...beside } = response.json();
    expect(success).toBe(true);
    expect(beside).toEqual(data);
    const church = await ask('elder', '/api/api/v1/admin/dashboard');
    expect(church.json().data).toMatchObject({ total_events: 3, total_prayer_requests: 3 });
  });

  it.each([
    ['youth leader', 2],
    ['music leader', 1],
    ['finance leader', 0],
    ['pastoral leader', 0],
  ] as const)('gives a %s the figures of the department alone', async (kind, ownEvents) => {
    const response = await ask(kind, '/api/v1/admin/dashboard');
    expect(response.json().data).toMatchObject({
      total_events: ownEvents,
      total_sermons: 0,
      total_prayer_requests: 0,
      pending_prayer_requests: 0,
      total_ministries: 0,
      total_announcements: 0,
      ministries: [],
    });
  });

  it("tells a department's leader what happened to its events", async () => {
    const doubled = await ask('youth leader', '/api/api/v1/admin/dashboard');
    expect(doubled.json().data.recent_activities.map((entry: { type: string }) => entry.type)).toEqual([
      'event',
      'event',
    ]);
  });

  it.each(['statistics', 'recent-activities', 'monthly-stats'])(
    'keeps %s to the admin area',
    async (name) => {
      const url = `/api/v1/admin/${name}`;
      expect((await ask('elder', url)).statusCode).toBe(200);
      expect((await ask('finance leader', url)).statusCode).toBe(403);
      expect((await app().inject(url)).statusCode).toBe(401);
    },
  );

  it('says who created an event, and nobody where the log knows nobody', async () => {
    const { headers } = await signIn(app(), 'admin');
    const created = await app().inject({
      method: 'POST',
      url: '/api/v1/events',
      headers,
      payload: {
        title: 'Signed by somebody',
        description: 'x',
        start_datetime: '2031-01-04T14:00',
        end_datetime: '2031-01-04T17:30',
        event_type: 'youth',
      },
    });
    expect(created.statusCode).toBe(201);
    const { data } = (
      await app().inject({ url: '/api/v1/admin/recent-activities?limit=50', headers })
    ).json();
    const by = (name: string) => data.find((entry: { name: string }) => entry.name === name)?.by;
    expect(by('Signed by somebody')).toBe('Neema Achieng');
    expect(by('Choir day')).toBeNull();
    const { id } = created.json().data;
    await app().inject({ method: 'DELETE', url: `/api/v1/events/${id}`, headers });
  });

  it('tells of changes and deletions, with the time as text and as an instant', async () => {
    const event = await createEvent(app(), { title: 'Short lived' });
    const { headers } = await signIn(app(), 'admin');
    await app().inject({ method: 'DELETE', url: `/api/v1/events/${event.id}`, headers });
    const response = await app().inject({ url: '/api/v1/admin/recent-activities?limit=1', headers });
    expect(response.json().data).toEqual([
      {
        type: 'event',
        action: 'Event deleted',
        name: 'Short lived',
        by: 'Neema Achieng',
        time: 'just now',
        timestamp: expect.stringMatching(/^2\d{3}-.+T.+\+03:00$/),
      },
    ]);
  });

  it('ends twelve months with this one', async () => {
    const { data } = (await ask('pastor', '/api/v1/admin/monthly-stats')).json();
    expect(data).toHaveLength(12);
    expect(data[11]).toMatchObject({ month: today.slice(0, 7), prayer_requests: 3 });
  });
});

describe("a leader's overview", () => {
  const overview = async (kind: Kind) => (await ask(kind, '/api/v1/dashboard/overview')).json().data;
  const figure = (data: { figures: { label: string; value: number }[] }, label: string) =>
    data.figures.find((entry) => entry.label === label)?.value;

  it("shows a ministry its own things, and nobody's prayers", async () => {
    const data = await overview('youth leader');
    expect(data.upcoming).toMatchObject([{ title: 'Youth bonfire', going: 1 }]);
    expect(figure(data, 'People going to upcoming events')).toBe(1);
    expect(data.attention).toEqual([
      {
        kind: 'draft_event',
        text: '“Forgotten” is still a draft, and its date has passed',
        count: 1,
        subject_id: expect.any(Number),
      },
    ]);
    expect(figure(data, 'Upcoming events')).toBe(1);
    expect(figure(data, 'Active members')).toBeUndefined();
  });

  it('shows the communication department the whole church, the most pressing first', async () => {
    const data = await overview('communication leader');
    expect(data.attention.map((item: { kind: string }) => item.kind)).toEqual([
      'urgent_prayers',
      'pending_prayers',
      'draft_event',
      'ending_announcement',
      'new_members',
    ]);
    expect(data.attention[0].text).toBe('1 urgent prayer request to review');
    expect(figure(data, 'Upcoming events')).toBe(2);
    expect(figure(data, 'Pending prayer requests')).toBe(2);
  });

  it('counts as active members whom the register lists as active, and nobody else', async () => {
    await createUser(app(), { membership_status: 'inactive' });
    const { headers } = await signIn(app(), 'admin');
    const read = async (url: string) => (await app().inject({ url, headers })).json();
    const active = (await read('/api/v1/members?per_page=1&status=active')).meta.total;
    expect((await read('/api/v1/members?per_page=1')).meta.total).toBe(active + 1);
    expect((await read('/api/v1/admin/dashboard')).data.total_members).toBe(active);
    // The leader who sends the request is another member.
    expect(figure(await overview('communication leader'), 'Active members')).toBe(active + 1);
  });

  it('counts and lists no administrator as a new member', async () => {
    const { headers } = await signIn(app(), 'communication leader');
    const read = async () =>
      (await app().inject({ url: '/api/v1/dashboard/overview', headers })).json().data as LeaderOverview;
    const readJoined = async () => {
      const { attention, activities } = await read();
      return {
        count: attention.find(({ kind }) => kind === 'new_members')?.count,
        members: activities.filter(({ type }) => type === 'member'),
      };
    };
    const before = await readJoined();
    await createUser(app(), { role: 'admin' });
    expect(await readJoined()).toEqual(before);
  });

  it('shows finance what is recorded, and no personal affairs', async () => {
    const data = await overview('finance leader');
    expect(figure(data, 'Given for projects (KES)')).toBe(450_000);
    expect(figure(data, 'Pending prayer requests')).toBeUndefined();
    expect(data.attention).toEqual([]);
    expect(data.activities.map((entry: { type: string }) => entry.type)).not.toContain('member');
  });

  it('is refused to members and visitors', async () => {
    expect((await ask('member', '/api/v1/dashboard/overview')).statusCode).toBe(403);
    expect((await app().inject('/api/v1/dashboard/overview')).statusCode).toBe(401);
  });
});

it("counts a member's own things", async () => {
  const { user, headers } = await signIn(app(), 'member');
  const past = await createEvent(app(), { start_datetime: new Date('2025-01-04T07:00:00Z') });
  const coming = await createEvent(app());
  for (const { id } of [past, coming]) await createRsvp(app(), id, user.id);
  await createPrayer(app(), { user_id: user.id });
  const [choir] = await app()
    .db.insert(ministries)
    .values({ name: 'Choir', description: 'x', leader: 'Juma', email: 'c@demo.test' })
    .returning();
  await app()
    .db.insert(ministryMembers)
    .values({ ministry_id: choir?.id ?? 0, user_id: user.id, role: 'Alto' });
  const response = await app().inject({ url: '/api/v1/member/overview', headers });
  expect(response.json()).toEqual({
    success: true,
    data: {
      membership_since: today,
      prayer_requests_count: 1,
      events_attended: 1,
      ministries_joined: 1,
      ministries: [{ id: choir?.id, name: 'Choir', role: 'Alto' }],
    },
  });
  expect((await app().inject('/api/v1/member/overview')).statusCode).toBe(401);
});

it('names the ministries of a member, and their role, in the language of the page', async () => {
  const { user, headers } = await signIn(app(), 'member');
  const about = { description: 'x', leader: 'Juma', email: 'c@demo.test' };
  const rows = await app()
    .db.insert(ministries)
    .values([
      { ...about, name: 'Altos', translations: { sw: { name: 'Sauti ya alto' } } },
      { ...about, name: 'Ushers' },
    ])
    .returning();
  const memberships = rows.map(({ id }) => ({ ministry_id: id, user_id: user.id }));
  await app().db.insert(ministryMembers).values(memberships);
  const swahili = { ...headers, 'accept-language': 'sw' };
  const { data } = (await app().inject({ url: '/api/v1/member/overview', headers: swahili })).json();
  expect(data.ministries).toEqual([
    { id: rows[0]?.id, name: 'Sauti ya alto', role: 'Mshiriki' },
    { id: rows[1]?.id, name: 'Ushers', role: 'Mshiriki', untranslated: ['name'] },
  ]);
});
