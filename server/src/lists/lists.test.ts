import { sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../test/build-app';
import { createEvent, createSermon } from '../../test/content-factories';

const app = withTestApp();
const MANY = 1_050;

interface Listed {
  readonly data: { readonly title: string }[];
  readonly meta: { readonly total: number; readonly has_more_than_total: boolean };
}
const list = async (query: string, headers: Record<string, string> = {}): Promise<Listed> =>
  (await app().inject({ url: `/api/v1/events?${query}`, headers })).json();
const titles = ({ data }: Listed) => data.map(({ title }) => title);

beforeAll(async () => {
  await app().db.execute(sql`
    insert into events (title, description, start_datetime, end_datetime, event_type, next_start, next_end)
    select 'Meeting ' || n, '', at, at + interval '1 hour', 'other', at, at + interval '1 hour'
    from generate_series(1, ${MANY}::integer) as n, lateral (select now() + n * interval '1 day' as at) as day`);
});

it('reaches every row, however many there are, and counts as far as it is worth it', async () => {
  const first = await list('upcoming=true&per_page=2');
  expect(titles(first)).toEqual(['Meeting 1', 'Meeting 2']);
  expect(first.meta).toEqual({
    page: 1,
    per_page: 2,
    limit: 2,
    total: 1000,
    has_more_than_total: true,
  });
  expect(titles(await list('upcoming=true&per_page=100&page=11'))).toHaveLength(MANY - 1000);
  expect(titles(await list('upcoming=true&per_page=50&page=21')).at(-1)).toBe(`Meeting ${MANY}`);
});

it('sorts by what is allowed, in both directions', async () => {
  expect(titles(await list('sort=start_datetime&per_page=1'))).toEqual(['Meeting 1']);
  expect(titles(await list('sort=-start_datetime&per_page=1'))).toEqual([`Meeting ${MANY}`]);
  expect(titles(await list('sort=title&per_page=2'))).toEqual(['Meeting 1', 'Meeting 10']);
  expect((await app().inject('/api/v1/events?sort=created_by')).statusCode).toBe(422);
  expect((await app().inject('/api/v1/events?per_page=101')).statusCode).toBe(422);
});

it('searches words in any order, parts of words, and beginnings of one letter', async () => {
  await createEvent(app(), { title: 'Ärzte speak on 100% health', location: 'Quiet room' });
  expect(titles(await list('search=HEALTH%20quiet'))).toEqual(['Ärzte speak on 100% health']);
  expect(titles(await list('search=eet&per_page=1'))).toHaveLength(1);
  expect(titles(await list('search=q'))).toEqual(['Ärzte speak on 100% health']);
  expect(titles(await list('search=100%25'))).toEqual(['Ärzte speak on 100% health']);
  expect((await list('search=nothing%20like%20it')).meta.total).toBe(0);
});

it('finds what a filter leaves, few rows or many, in any order and on any page', async () => {
  const { headers } = await signIn(app(), 'admin');
  for (const [day, title] of [
    [2, 'Called off, later'],
    [1, 'Called off'],
  ] as const) {
    const startDatetime = new Date(Date.now() + day * 86_400_000);
    await createEvent(app(), { title, status: 'cancelled', start_datetime: startDatetime });
  }
  const cancelled = await list('status=cancelled', headers);
  expect(titles(cancelled)).toEqual(['Called off', 'Called off, later']);
  expect(cancelled.meta).toMatchObject({ total: 2, has_more_than_total: false });
  expect(titles(await list('status=cancelled&sort=-title', headers))).toEqual([
    'Called off, later',
    'Called off',
  ]);
  expect(titles(await list('status=cancelled&per_page=1&page=2', headers))).toEqual(['Called off, later']);
  const others = await list('event_type=other&sort=start_datetime&per_page=50&page=21', headers);
  expect(titles(others).at(-1)).toBe(`Meeting ${MANY}`);
  expect(others.meta).toMatchObject({ total: 1000, has_more_than_total: true });
});

it("widens a manager's own list to what they manage, and leaves public pages as they are", async () => {
  await createEvent(app(), { title: 'Youth plan', status: 'draft', department: 'youth' });
  await createEvent(app(), { title: 'Music plan', status: 'draft', department: 'music' });
  const { headers } = await signIn(app(), 'youth leader');
  expect(titles(await list('search=plan', headers))).toEqual(['Youth plan']);
  expect(titles(await list('search=plan&status=draft', headers))).toEqual(['Youth plan']);
  expect(titles(await list('search=plan&upcoming=true', headers))).toEqual([]);
  expect(titles(await list('search=plan&upcoming=true&mine=true', headers))).toEqual(['Youth plan']);
  expect(titles(await list('search=plan'))).toEqual([]);
  expect(titles(await list('search=meeting&mine=true', headers))).toEqual([]);
  const admin = await signIn(app(), 'admin');
  expect(titles(await list('search=plan', admin.headers))).toHaveLength(2);
});

it('shows editors of sermons their drafts', async () => {
  await createSermon(app(), { title: 'Unfinished', status: 'draft' });
  const { headers } = await signIn(app(), 'pastor');
  const search = async (sent: Record<string, string> = {}) =>
    (await app().inject({ url: '/api/v1/sermons?search=unfinished', headers: sent })).json().data;
  expect(await search(headers)).toHaveLength(1);
  expect(await search()).toEqual([]);
});

it('shows the soonest entries of a month that has very many', async () => {
  await app().db.execute(sql`
    insert into event_occurrences (event_id, start_datetime, end_datetime)
    select (select min(id) from events), at, at + interval '1 minute'
    from generate_series(0, 599) as n, lateral (select '2040-05-02T00:00:00Z'::timestamptz + n * interval '1 hour' as at) as hour`);
  const month = (await app().inject('/api/v1/events/calendar?month=5&year=2040')).json();
  expect(month.data).toHaveLength(300);
  expect(month.data[0].start_datetime).toBe('2040-05-02T03:00:00+03:00');
  expect(month.meta).toMatchObject({ total: 300, has_more_than_total: true });
});
