import sharp from 'sharp';
import { KINDS, signIn, withTestApp, type Kind } from '../build-app';
import { createAnnouncement, createEvent, createPrayer, createSermon } from '../content-factories';
import { createUser } from '../factories';
import { HOST, openOlderClient } from './older-client';

const app = withTestApp();

const asVisitor = () => openOlderClient(app());
const as = async (kind: Kind) => openOlderClient(app(), (await signIn(app(), kind)).token);

interface Listed<T> {
  readonly success: boolean;
  readonly data: readonly T[];
}
interface Saved {
  readonly data: { readonly id: number };
}

/** The display mapping of the events screen: the date part of the start, and its time in 12-hour form. */
function showEvent({ start_datetime: start }: { readonly start_datetime: string }) {
  const [date, time = ''] = start.split('T');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${date} ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const EVENT = {
  title: 'Night prayer',
  description: 'Until the morning.',
  location: 'Chapel',
  event_type: 'worship',
  status: 'published',
  additional_info: null,
};

describe('times', () => {
  it.each([
    ['without a zone', '2027-03-05T00:30', '2027-03-05 12:30 AM'],
    ['without a zone, with seconds', '2027-03-05T02:59:00', '2027-03-05 2:59 AM'],
    ['with a blank', '2027-03-05 21:00:00', '2027-03-05 9:00 PM'],
    ['with the offset of the church', '2027-03-05T00:30:00+03:00', '2027-03-05 12:30 AM'],
    ['in UTC', '2027-03-04T21:30:00.000Z', '2027-03-05 12:30 AM'],
    ['with another offset', '2027-03-04T16:30:00-05:00', '2027-03-05 12:30 AM'],
    ['at the end of a year', '2027-12-31T23:45', '2027-12-31 11:45 PM'],
    ['at the first hour of a year', '2028-01-01T00:05', '2028-01-01 12:05 AM'],
  ])('shows an event that was sent %s on its day', async (_how, start, shown) => {
    const leader = await as('youth leader');
    const { data } = await leader.send<Saved>('POST', '/api/v1/events', {
      ...EVENT,
      start_datetime: start,
      end_datetime: start,
    });
    const one = await asVisitor().get<{ data: { start_datetime: string } }>(`/api/v1/events/${data.id}`);
    expect(showEvent(one.data)).toBe(shown);
  });

  it('saves an event as it was read, and nothing moves', async () => {
    const leader = await as('youth leader');
    const { id } = await createEvent(app(), { department: 'youth' });
    const read = () => leader.get<{ data: Record<string, unknown> }>(`/api/v1/events/${id}`);
    const before = (await read()).data;
    const { start_datetime, end_datetime } = before;
    await leader.send('PUT', `/api/v1/events/${id}`, { ...EVENT, start_datetime, end_datetime });
    expect((await read()).data).toMatchObject({ start_datetime, end_datetime });
  });

  it('puts what members see under the day of the church', async () => {
    const midnight = new Date(
      `${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)}T21:30:00Z`,
    );
    const day = new Date(midnight.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    await createEvent(app(), { title: 'After midnight', start_datetime: midnight });
    await createAnnouncement(app(), { title: 'After midnight', created_at: midnight });
    await createPrayer(app(), { title: 'After midnight', created_at: midnight });
    const member = await as('member');
    for (const path of [
      '/api/v1/events?upcoming=true&limit=100',
      '/api/v1/announcements?active=true&limit=100',
      '/api/v1/prayer-requests/public?status=approved&limit=10',
    ]) {
      const { data } = await member.get<Listed<Record<string, string>>>(path);
      const found = data.find(({ title }) => title === 'After midnight');
      expect([path, (found?.['start_datetime'] ?? found?.['created_at'])?.split('T')[0]]).toEqual([
        path,
        day,
      ]);
    }
    const user = await createUser(app(), { created_at: midnight });
    const admin = await as('admin');
    const users = await admin.get<Listed<Record<string, string>>>(`/api/v1/admin/users?search=${user.email}`);
    expect(users.data[0]?.['created_at']?.split('T')[0]).toBe(day);
  });
});

describe('sections', () => {
  it.each(['about_church', 'about_sda', 'elder_message', 'pastor_message', 'about_a_page_of_tomorrow'])(
    'finds %s without sections, writes one, and reads it back',
    async (page) => {
      const admin = await as('admin');
      const url = `/api/about/${page}`;
      expect(await asVisitor().get(url)).toEqual({ status: 'success', data: {} });
      const section = { page_type: page, section_key: 'mission', title: 'Mission', content: '<p>Go</p>' };
      await admin.send('POST', '/api/about/content', section);
      expect(await asVisitor().get(url)).toMatchObject({
        status: 'success',
        data: { mission: { title: 'Mission', content: '<p>Go</p>' } },
      });
      expect(await asVisitor().get(`${url}/mission`)).toMatchObject({ status: 'success' });
      await expect(asVisitor().get(`${url}/nothing`)).rejects.toThrow('HTTP error! status: 404');
    },
  );
});

describe('files', () => {
  const picture = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3060a0' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);
  const pdf = () => new Blob(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF']);
  const SERMON = {
    title: 'A lamp to my feet',
    description: 'On Psalm 119.',
    speaker: 'Pastor Naliaka',
    sermon_date: '2026-11-14',
    series: 'sabbath_service',
    status: 'published',
    tags: ['psalms'],
    is_featured: false,
  };

  async function fetchFile(url: string) {
    const { host, pathname } = new URL(url);
    expect(host).toBe(HOST);
    return (await app().inject({ url: pathname, headers: { host } })).statusCode;
  }

  it('downloads the files of a sermon from the URLs it reads, and saves it as it was read', async () => {
    const admin = await as('admin');
    const { data } = await admin.send<Saved>('POST', '/api/v1/sermons', SERMON);
    for (const [kind, file] of [
      ['pdf', pdf()],
      ['thumbnail', await picture()],
    ] as const) {
      const form = new FormData();
      form.append('kind', kind);
      form.append('file', file, `outline.${kind === 'pdf' ? 'pdf' : 'jpg'}`);
      await admin.send('POST', '/api/v1/sermons/upload', form);
    }
    const read = async () =>
      (await asVisitor().get<{ data: Record<string, string> }>(`/api/v1/sermons/${data.id}`)).data;
    const sermon = await read();
    expect(await fetchFile(sermon['pdf_file'] ?? '')).toBe(200);
    expect(await fetchFile(sermon['thumbnail'] ?? '')).toBe(200);

    const { pdf_file, thumbnail } = sermon;
    await admin.send('PUT', `/api/v1/sermons/${data.id}`, { ...SERMON, pdf_file, thumbnail });
    expect(await read()).toMatchObject({ pdf_file, thumbnail });
  });

  it.each(['audio_file', 'video_file', 'pdf_file', 'thumbnail'])(
    'names %s by its whole URL',
    async (field) => {
      const { id } = await createSermon(app(), { [field]: 'lamp-1a2b3c4d.bin' });
      const sermon = (await asVisitor().get<{ data: Record<string, string> }>(`/api/v1/sermons/${id}`)).data;
      expect(sermon[field]).toBe(`http://${HOST}/media/lamp-1a2b3c4d.bin`);
      const list = await asVisitor().get<Listed<Record<string, unknown>>>(
        '/api/v1/sermons?limit=5&recent=true',
      );
      expect(list.data.find((row) => row['id'] === id)?.[field]).toBe(sermon[field]);
    },
  );

  it('adds a picture to the gallery in one form, and never an item without one', async () => {
    const admin = await as('admin');
    const item = (image: Blob | string) => {
      const form = new FormData();
      const fields = { title: 'Baptism', description: 'Nine.', category: 'Events' };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (typeof image === 'string') form.append('image', image);
      else form.append('image', image, 'river.jpg');
      return admin.send<{ data: { file_path: string } }>('POST', '/api/v1/gallery', form);
    };
    expect(await fetchFile((await item(await picture())).data.file_path)).toBe(200);
    await expect(item('undefined')).rejects.toThrow('HTTP error! status: 422');
    await expect(item(new Blob(['only words']))).rejects.toThrow('HTTP error! status: 415');
    const { data } = await asVisitor().get<Listed<unknown>>('/api/v1/gallery');
    expect(data).toHaveLength(1);
  });
});

describe('dashboards', () => {
  const LEADERS = (Object.keys(KINDS) as Kind[]).filter((kind) => kind !== 'member');

  it.each(LEADERS)('reads the figures of a %s at either path', async (kind) => {
    const leader = await as(kind);
    const single = await leader.get<{ data: { total_members: number } }>('/api/v1/admin/dashboard');
    expect(single.data.total_members).toEqual(expect.any(Number));
    const doubled = await leader.get<{ total_members: number }>('/api/api/v1/admin/dashboard');
    expect(doubled.total_members).toBe(single.data.total_members);
  });

  it('gives a department the figures that are its own', async () => {
    await createEvent(app(), { department: 'music' });
    const church = await (await as('admin')).get<{ total_events: number }>('/api/v1/admin/dashboard');
    const music = await (await as('music leader')).get<{ total_events: number }>('/api/v1/admin/dashboard');
    expect(music.total_events).toBe(1);
    expect(church.total_events).toBeGreaterThan(1);
  });

  it('refuses members, and who is nobody', async () => {
    await expect((await as('member')).get('/api/v1/admin/dashboard')).rejects.toThrow('status: 403');
    await expect(asVisitor().get('/api/v1/admin/dashboard')).rejects.toThrow('status: 401');
  });

  it('switches a member off, and no office holder whose number is that of a ministry', async () => {
    const admin = await as('admin');
    const [member, elder] = [await createUser(app()), await createUser(app(), { role: 'elder' })];
    const switchOff = (id: number) =>
      admin.send<{ data: unknown }>('PUT', `/api/admin/users/${id}/status`, { is_active: false });
    expect((await switchOff(member.id)).data).toMatchObject({ is_active: false });
    await expect(switchOff(elder.id)).rejects.toThrow('holds an office here');
  });
});
