import { eq, sql } from 'drizzle-orm';
import type { EndpointName } from '@narthex/shared-contracts';
import { endpointRoute } from '@narthex/shared-contracts/endpoint-paths';
import { slides } from '../../database/schema/homepage';
import { getOrderVersion } from '@narthex/shared-contracts/order-version';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';

const app = withTestApp();
const headers = new Map<Kind, Record<string, string>>();

beforeAll(async () => {
  for (const kind of ['admin', 'youth leader'] as const)
    headers.set(kind, (await signIn(app(), kind)).headers);
}, 60_000);

interface Resource {
  readonly name: 'announcements' | 'leaders' | 'programme' | 'projects' | 'services' | 'songs' | 'ministries';
  readonly body: Record<string, unknown>;
  /** Holds the stored values of fields that were sent empty or not at all. */
  readonly stored: Record<string, unknown>;
  readonly change: Record<string, unknown>;
  /** Holds a body with a missing or invalid field, and the message of that field. */
  readonly bad: readonly [body: Record<string, unknown>, field: string, message: string];
}

const RESOURCES: readonly Resource[] = [
  {
    name: 'announcements',
    body: { title: ' Choir day ', content: 'Come.', start_date: '', action_deadline: '', image_url: '' },
    stored: {
      title: 'Choir day',
      start_date: null,
      action_deadline: null,
      image_url: null,
      category: 'general',
      priority: 'medium',
      target_audience: 'all',
      is_active: true,
      is_featured: false,
    },
    change: { is_active: false },
    bad: [{ end_date: '2026-02-30' }, 'end_date', 'A date looks like 2026-11-28'],
  },
  {
    name: 'leaders',
    body: {
      name: 'Neema',
      title: 'Clerk',
      category: 'elders',
      phone: '',
      quote: '',
      languages: 'English, , Luo',
    },
    stored: { phone: null, quote: null, image: null, languages: ['English', 'Luo'], status: 'active' },
    change: { status: 'inactive' },
    bad: [{ name: ' ' }, 'name', 'Name is required'],
  },
  {
    name: 'programme',
    body: { date: '2026-11-28', divine_service_topic: 'A table', afternoon_program: '' },
    stored: { divine_service_topic: 'A table', afternoon_program: null, event_type: 'regular' },
    change: { event_type: 'communion' },
    bad: [{ date: '' }, 'date', 'Date is required'],
  },
  {
    name: 'projects',
    body: { title: 'A roof', description: 'It leaks.', goal_amount: '', raised_amount: '1200', link: '' },
    stored: { goal_amount: null, raised_amount: 1200, link: null, is_featured: false },
    change: { is_featured: true },
    bad: [{ link: 'javascript:alert(1)' }, 'link', 'A link starts with / or https://'],
  },
  {
    name: 'services',
    body: { name: 'Vespers', day: '5', start_time: '18:30', end_time: '20:00', location: '' },
    stored: { day: 5, location: null, kind: 'weekly' },
    change: { start_time: '18:00' },
    bad: [{ end_time: '17:00' }, 'end_time', 'The end must be after the start'],
  },
  {
    name: 'songs',
    body: { group: 'dcm', title: 'Morning', video: '', description: '' },
    stored: { group: 'dcm', video: null, description: '', image_url: null },
    change: { title: 'Evening' },
    bad: [{ title: '' }, 'title', 'Title is required'],
  },
  {
    name: 'ministries',
    body: { name: 'Drama', description: 'Plays.', leader: 'Ruth', email: 'Drama@Demo.test', meetingTime: '' },
    stored: {
      email: 'drama@demo.test',
      meetingTime: null,
      category: 'general',
      memberCount: 0,
      isActive: true,
    },
    change: { location: 'Hall' },
    bad: [{ email: 'nobody' }, 'email', 'A valid email address is required'],
  },
];

function send(kind: Kind, name: EndpointName, options: { id?: number; body?: object; version?: number }) {
  const { method, path } = endpointRoute(name);
  return app().inject({
    method: method as 'POST',
    url: path.replace(':id', String(options.id)),
    headers: {
      ...headers.get(kind),
      ...(options.version !== undefined && { 'if-match': `"${options.version}"` }),
    },
    ...(options.body && { payload: options.body }),
  });
}

describe.each(RESOURCES)('$name', ({ name, body, stored, change, bad }) => {
  const create = async () => {
    const response = await send('admin', `${name}.create`, { body });
    expect(response.statusCode).toBe(201);
    return response.json().data as { id: number; version: number };
  };

  it('stores what is created, with empty fields as null and the defaults', async () => {
    const created = await create();
    expect(created).toMatchObject(stored);
    expect(created.version).toBe(1);
  });

  it('changes the fields that are sent and keeps the others', async () => {
    const { id } = await create();
    const response = await send('admin', `${name}.update`, { id, body: change, version: 1 });
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ ...stored, ...change, id, version: 2 });
  });

  it('tells the second of two editors what the first one saved', async () => {
    const { id } = await create();
    await send('admin', `${name}.update`, { id, body: change, version: 1 });
    const late = await send('admin', `${name}.update`, { id, body: change, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict).toMatchObject({ current: change, current_version: 2, submitted: change });
  });

  it('refuses what does not fit, new or changed, with the message of the field', async () => {
    const [wrong, field, message] = bad;
    const { id } = await create();
    for (const response of [
      await send('admin', `${name}.create`, { body: { ...body, ...wrong } }),
      await send('admin', `${name}.update`, { id, body: wrong }),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json().errors[field]).toContain(message);
    }
  });

  it('knows nothing of what is not there', async () => {
    expect((await send('admin', `${name}.update`, { id: 999_999, body: change })).statusCode).toBe(404);
    expect((await send('admin', `${name}.delete`, { id: 999_999 })).statusCode).toBe(404);
  });
});

describe.each(RESOURCES.filter(({ name }) => name !== 'ministries'))('$name', ({ name, body }) => {
  it('is gone once it is deleted', async () => {
    const { id } = (await send('admin', `${name}.create`, { body })).json().data;
    expect((await send('admin', `${name}.delete`, { id })).json()).toMatchObject({ success: true });
    expect((await send('admin', `${name}.delete`, { id })).statusCode).toBe(404);
  });
});

describe.each(RESOURCES.filter(({ name }) => name !== 'ministries' && name !== 'announcements'))(
  '$name',
  ({ name, body }) => {
    it('waits for approval when a department creates it', async () => {
      const response = await send('youth leader', `${name}.create`, { body });
      expect(response.statusCode).toBe(202);
      const { proposal_id: id } = response.json().data;
      const approved = await app().inject({
        method: 'PUT',
        url: `/api/v1/admin/content/${id}/approve`,
        headers: headers.get('admin'),
      });
      expect(approved.statusCode).toBe(200);
    });
  },
);

describe('a new order', () => {
  const titles = async (): Promise<string[]> =>
    (await app().inject({ url: '/api/v1/homepage/slides', headers: headers.get('admin') }))
      .json()
      .data.map(({ title }: { title: string }) => title);
  const ids: number[] = [];

  beforeAll(async () => {
    for (const title of ['One', 'Two', 'Three']) {
      const response = await send('admin', 'slides.create', { body: { title, content: 'x' } });
      ids.push(response.json().data.id);
    }
  });

  it('is that of the list that was sent, as ids or as objects', async () => {
    const [one, two, three] = ids;
    const response = await send('admin', 'slides.reorder', { body: { ids: [three, one, two] } });
    expect(response.json()).toMatchObject({
      success: true,
      message: 'Slides reordered successfully!',
      data: [
        { id: three, title: 'Three' },
        { id: one, title: 'One' },
        { id: two, title: 'Two' },
      ],
    });
    expect(await titles()).toEqual(['Three', 'One', 'Two']);
    await send('admin', 'slides.reorder', { body: { slides: [{ id: one }, { id: two }, { id: three }] } });
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
  });

  it('moves only those that were named, among their own places', async () => {
    const [one, , three] = ids;
    await send('admin', 'slides.reorder', { body: { ids: [three, one] } });
    expect(await titles()).toEqual(['Three', 'Two', 'One']);
  });

  it('says what became of those that were named, and of no others', async () => {
    const [one, , three] = ids;
    const response = await send('admin', 'slides.reorder', { body: { ids: [one, three] } });
    expect(response.json().data).toEqual([
      { id: one, title: 'One' },
      { id: three, title: 'Three' },
    ]);
    expect(await titles()).toEqual(['One', 'Two', 'Three']);
  });

  it('tells rows apart that shared a place, and leaves the others in their order', async () => {
    const [one, two, three] = ids;
    await app().db.update(slides).set({ sort_order: 4 });
    await send('admin', 'slides.reorder', { body: { ids: [two, one] } });
    expect(await titles()).toEqual(['Two', 'One', 'Three']);
    await app()
      .db.update(slides)
      .set({ sort_order: sql`id` });
    await app()
      .db.update(slides)
      .set({ sort_order: one })
      .where(eq(slides.id, two ?? 0));
    await send('admin', 'slides.reorder', { body: { ids: [three, one] } });
    expect(await titles()).toEqual(['Three', 'Two', 'One']);
  });

  it('of a few costs the same in a list of very many', async () => {
    const [one, two, three] = ids;
    await app().db.execute(sql`insert into slides (title, content, sort_order)
      select 'Filler', 'x', 100000 + n from generate_series(1, 33000) as n`);
    const { statusCode } = await send('admin', 'slides.reorder', { body: { ids: [three, two, one] } });
    expect(statusCode).toBe(200);
    expect((await titles()).slice(0, 3)).toEqual(['Three', 'Two', 'One']);
    await app().db.execute(sql`delete from slides where title = 'Filler'`);
    await send('admin', 'slides.reorder', { body: { ids: [one, two, three] } });
  });

  it('refuses what is no list, names one twice, or names one that is gone', async () => {
    const [one] = ids;
    const status = async (body: object) => (await send('admin', 'slides.reorder', { body })).statusCode;
    expect(await status({})).toBe(422);
    expect(await status({ ids: [one, one] })).toBe(422);
    expect(await status({ ids: [one, 999_999] })).toBe(409);
  });

  it('is refused to who started from an older one', async () => {
    const [one, two, three] = ids;
    const reorder = (order: unknown[], version?: number) =>
      send('admin', 'slides.reorder', { body: { ids: order }, ...(version && { version }) });
    const { headers: sent } = await reorder([one, two, three]);
    const version = Number(String(sent['etag']).replaceAll('"', ''));
    expect((await reorder([two, one, three], version)).statusCode).toBe(200);
    const refused = await reorder([three, two, one], version);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().conflict.current.order).toMatchObject([{ id: two }, { id: one }, { id: three }]);
    expect((await reorder([one, two, three])).statusCode).toBe(200);
  });

  it('shows both orders where the list that was sent is not the one there is', async () => {
    const body = { ids: [999_999, ids[0]] };
    const response = (await send('admin', 'slides.reorder', { body })).json();
    expect(response.message).toBe('This list has changed in the meantime. Reload it and try again.');
    expect(response.conflict).toMatchObject({
      current: { order: [expect.objectContaining({ id: ids[0] })] },
      current_version: expect.any(Number),
      submitted: { ids: body.ids },
    });
    expect(response.conflict.current.version).toBe(response.conflict.current_version);
  });

  it('is a proposal of a department, which is outdated once somebody else changed the order', async () => {
    const before = await titles();
    const proposed = await send('youth leader', 'slides.reorder', { body: { ids: [...ids] } });
    expect(proposed.statusCode).toBe(202);
    expect(await titles()).toEqual(before);
    const [one, two, three] = ids;
    await send('admin', 'slides.reorder', { body: { ids: [two, three, one] } });
    const approved = await app().inject({
      method: 'PUT',
      url: `/api/v1/admin/content/${proposed.json().data.proposal_id}/approve`,
      headers: headers.get('admin'),
    });
    expect(approved.statusCode).toBe(409);
  });

  it('that is proposed stands when others were added: they keep their places', async () => {
    const [one, two, three] = ids;
    const body = { slides: [{ id: three }, { id: two }, { id: one }] };
    const proposed = await send('youth leader', 'slides.reorder', { body });
    await send('admin', 'slides.create', { body: { title: 'Four', content: 'x' } });
    const approved = await app().inject({
      method: 'PUT',
      url: `/api/v1/admin/content/${proposed.json().data.proposal_id}/approve`,
      headers: headers.get('admin'),
    });
    expect(approved.statusCode).toBe(200);
    expect(await titles()).toEqual(['Three', 'Two', 'One', 'Four']);
  });

  it('is refused with the order there is when it was not made from that one', async () => {
    const [one, two, three] = ids;
    await send('admin', 'slides.reorder', { body: { ids: [one, two, three] } });
    const from = (started: readonly unknown[], ordered: readonly unknown[]) =>
      app().inject({
        method: 'POST',
        url: '/api/v1/homepage/slides/reorder',
        headers: {
          ...headers.get('admin'),
          'if-match': `"${getOrderVersion(started.map(Number))}"`,
        },
        payload: { ids: ordered },
      });
    const refused = await from([three, two, one], [two, one, three]);
    expect(refused.statusCode).toBe(409);
    const { current, current_version: version } = refused.json().conflict;
    expect(version).toBe(getOrderVersion([one, two, three].map(Number)));
    const shown = current.order.map(({ title }: { title: string }) => title);
    expect(shown.slice(0, 3)).toEqual(['One', 'Two', 'Three']);
    // A client that orders one page knows the places of only its rows.
    expect((await from([one, three], [three, one])).statusCode).toBe(200);
    expect(await titles()).toEqual(['Three', 'Two', 'One', 'Four']);
  });
});
