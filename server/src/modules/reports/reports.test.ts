import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import {
  createAnnouncement,
  createEvent,
  createGalleryItem,
  createPrayer,
  createRsvp,
  createSermon,
} from '../../../test/content-factories';
import { createUser } from '../../../test/factories';
import { churchProjects } from '../../database/schema/homepage';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';

const app = withTestApp();
const BASE = '/api/admin/reports';
const MARCH = 'from=2026-03-01&to=2026-03-31';
const at = (text: string) => new Date(text);

const ask = async (kind: Kind, path: string, more: Record<string, string> = {}) => {
  const { headers } = await signIn(app(), kind);
  return app().inject({ url: `${BASE}/${path}`, headers: { ...headers, ...more } });
};
const read = async (kind: Kind, path: string) => (await ask(kind, path)).json().data;

beforeAll(async () => {
  const person = await createUser(app(), { created_at: at('2026-03-02T09:00:00Z') });
  const other = await createUser(app(), { created_at: at('2025-06-02T09:00:00Z') });
  const bonfire = await createEvent(app(), {
    title: 'Bonfire',
    department: 'youth',
    start_datetime: at('2026-03-14T15:00:00Z'),
  });
  const choirs = await createEvent(app(), {
    title: 'Choir day',
    department: 'music',
    // In Nairobi it is already April.
    start_datetime: at('2026-03-31T21:30:00Z'),
  });
  await createEvent(app(), {
    title: 'Called off',
    department: 'youth',
    status: 'cancelled',
    start_datetime: at('2026-03-20T15:00:00Z'),
  });
  await createEvent(app(), {
    title: 'Unfinished',
    department: 'youth',
    status: 'draft',
    start_datetime: at('2026-03-21T15:00:00Z'),
  });
  for (const { id } of [person, other]) await createRsvp(app(), bonfire.id, id);
  await createRsvp(app(), choirs.id, person.id);
  await createAnnouncement(app(), {
    title: 'Camp fees',
    department: 'youth',
    created_at: at('2026-03-05T09:00:00Z'),
  });
  await createAnnouncement(app(), { created_at: at('2026-03-06T09:00:00Z') });
  await createSermon(app(), { sermon_date: '2026-03-07' });
  await createSermon(app(), { sermon_date: '2026-03-14', status: 'draft' });
  await createGalleryItem(app(), { created_at: at('2026-03-08T09:00:00Z') });
  await createPrayer(app(), { created_at: at('2026-03-09T09:00:00Z') });
  await app()
    .db.insert(newsletterSubscriptions)
    .values([
      { email: 'a@demo.test', token: 'a', confirmed_at: at('2026-03-10T09:00:00Z') },
      { email: 'b@demo.test', token: 'b', confirmed_at: null },
    ]);
  await app()
    .db.insert(churchProjects)
    .values([
      { title: 'Roof', description: 'x', goal_amount: 900_000, raised_amount: 450_000, sort_order: 1 },
      { title: '=Bus', description: 'x', goal_amount: null, raised_amount: null, sort_order: 2 },
    ]);
});

describe('engagement', () => {
  it('counts by month what people did', async () => {
    const report = await read('elder', `engagement?from=2026-02-15&to=2026-03-10`);
    expect(report).toMatchObject({ period: { from: '2026-02-01', to: '2026-03-31' }, department: null });
    expect(report.months).toEqual([
      { month: '2026-02', rsvps: 0, attended: 0, new_members: 0, prayers: 0, subscribers: 0 },
      { month: '2026-03', rsvps: 0, attended: 2, new_members: 1, prayers: 1, subscribers: 1 },
    ]);
    expect(report.totals).toEqual({ rsvps: 0, attended: 2, new_members: 1, prayers: 1, subscribers: 1 });
  });

  it('counts RSVPs by when they were sent, over twelve months unless told otherwise', async () => {
    const report = await read('pastoral leader', 'engagement');
    expect(report.months).toHaveLength(12);
    expect(report.months[11].rsvps).toBe(3);
    expect(report.totals.rsvps).toBe(3);
  });

  it('gives a department what it owns, and nothing of people', async () => {
    const report = await read('youth leader', `engagement?${MARCH}`);
    expect(report).toMatchObject({
      department: 'youth',
      months: [{ month: '2026-03', attended: 2, new_members: null, prayers: null, subscribers: null }],
    });
    expect((await read('youth leader', 'engagement')).totals.rsvps).toBe(2);
    expect((await read('elder', `engagement?${MARCH}&department=music`)).totals.attended).toBe(0);
  });
});

describe('content', () => {
  it('counts by month what was published, and what stands unfinished', async () => {
    const report = await read('admin', `content?${MARCH}`);
    expect(report.months).toEqual([
      { month: '2026-03', events: 1, announcements: 2, sermons: 1, gallery_items: 1, proposals: 0 },
    ]);
    expect(report.now).toEqual({ draft_events: 1, draft_sermons: 1, pending_proposals: 0 });
  });

  it('gives a department its own, with its proposals', async () => {
    const { headers } = await signIn(app(), 'youth leader');
    const payload = { title: 'Camp', content: 'Come along' };
    await app().inject({ method: 'POST', url: '/api/v1/homepage/slides', headers, payload });
    expect(await read('youth leader', `content?${MARCH}`)).toMatchObject({
      months: [{ events: 1, announcements: 1, sermons: null, gallery_items: null }],
      now: { draft_events: 1, draft_sermons: null, pending_proposals: 1 },
    });
    expect((await read('music leader', 'content')).now.pending_proposals).toBe(0);
    expect((await read('youth leader', 'content')).totals.proposals).toBe(1);
  });
});

describe('activity', () => {
  it('lists a department’s events with who came, and its announcements', async () => {
    const report = await read('youth leader', `activity?${MARCH}`);
    expect(report).toMatchObject({
      department: 'youth',
      events: [
        { title: 'Bonfire', going: 2, status: 'published', is_over: true },
        { title: 'Called off', going: 0, status: 'cancelled' },
      ],
      announcements: [{ title: 'Camp fees', is_active: true }],
      totals: { events: 1, going: 2, announcements: 1 },
      is_cut_off: false,
    });
    expect(report.events).toHaveLength(2);
  });

  it('puts things on the day they have in the site’s zone', async () => {
    const inApril = await read('music leader', 'activity?from=2026-04-01&to=2026-04-01');
    expect(inApril.events).toMatchObject([{ title: 'Choir day', going: 1 }]);
    expect((await read('music leader', `activity?${MARCH}`)).events).toEqual([]);
  });

  it('shows the whole church’s to who may see that', async () => {
    const report = await read('communication leader', 'activity?from=2026-03-01&to=2026-04-30');
    expect(report.totals).toEqual({ events: 2, going: 3, announcements: 2 });
  });
});

describe('donations', () => {
  it('says what is recorded, and that individual gifts aren’t', async () => {
    const report = await read('finance leader', 'donations');
    expect(report).toMatchObject({
      is_giving_recorded: false,
      note: expect.stringContaining('Individual gifts are not recorded'),
      projects: [
        { title: 'Roof', goal_amount: 900_000, raised_amount: 450_000 },
        { title: '=Bus', goal_amount: null, raised_amount: 0 },
      ],
      totals: { projects: 2, goal_amount: 900_000, raised_amount: 450_000 },
    });
  });
});

describe('as CSV', () => {
  it.each([
    ['by the query', `engagement?${MARCH}&format=csv`, {}],
    ['by what the caller accepts', `engagement?${MARCH}`, { accept: 'text/csv' }],
  ])('leaves %s, with a name that says the period', async (_, path, headers) => {
    const response = await ask('admin', path, headers);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="engagement-2026-03-01-to-2026-03-31.csv"',
      vary: expect.stringContaining('Accept'),
    });
    expect(response.body).toBe(
      '\uFEFFMonth,RSVPs,Attended by RSVP,New members,Prayer requests,Newsletter subscribers\r\n' +
        '2026-03,0,2,1,1,1\r\nTotal,0,2,1,1,1\r\n',
    );
  });

  it('is data for whoever asks for JSON by the query', async () => {
    const response = await ask('admin', `engagement?${MARCH}&format=json`, { accept: 'text/csv' });
    expect(response.json()).toMatchObject({ success: true });
  });

  it('leaves out what a department doesn’t know', async () => {
    const response = await ask('youth leader', `content?${MARCH}&format=csv`);
    expect(response.body.split('\r\n')[0]).toBe('\uFEFFMonth,Events,Announcements,Proposals');
  });

  it('lists activity in the site’s time, and no formula', async () => {
    const activity = await ask('youth leader', `activity?${MARCH}&format=csv`);
    expect(activity.body).toContain('Event,Bonfire,2026-03-14 18:00,,published,2\r\n');
    expect(activity.body).toContain('Announcement,Camp fees,');
    const donations = await ask('finance leader', 'donations?format=csv');
    expect(donations.body).toContain("'=Bus,,0\r\nTotal,900000,450000\r\n");
  });
});

it.each([
  ['to=2026-02-30', 'to'],
  ['from=soon', 'from'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
  ['from=2015-01-01&to=2026-01-01', 'to'],
  ['department=catering', 'department'],
  ['format=pdf', 'format'],
])('refuses %s at its field', async (query, field) => {
  for (const name of ['engagement', 'content', 'activity', 'donations']) {
    const response = await ask('admin', `${name}?${query}`);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  }
});

it('are refused to who has nothing to do with them', async () => {
  const status = async (kind: Kind, path: string) => (await ask(kind, path)).statusCode;
  for (const path of ['engagement', 'content', 'activity']) {
    expect(await status('finance leader', path)).toBe(403);
    expect(await status('member', path)).toBe(403);
    expect(await status('youth leader', `${path}?department=music`)).toBe(403);
    expect(await status('youth leader', `${path}?department=youth`)).toBe(200);
    expect((await app().inject(`${BASE}/${path}`)).statusCode).toBe(401);
  }
  for (const kind of ['elder', 'pastoral leader', 'youth leader', 'member'] as const)
    expect(await status(kind, 'donations')).toBe(403);
  expect((await app().inject(`${BASE}/donations`)).statusCode).toBe(401);
});

it.each([
  ['engagement', 'Mwezi,Waliothibitisha kuja,'],
  ['content', 'Mwezi,Matukio,Matangazo,'],
  ['donations', 'Mradi,Lengo (KES),Zilizochangwa (KES)'],
])('writes the headings of %s in the language of the page', async (name, headings) => {
  const { body } = await ask('admin', `${name}?format=csv`, { 'accept-language': 'sw' });
  expect(body).toContain(headings);
  expect(body).toContain('\r\nJumla,');
});
