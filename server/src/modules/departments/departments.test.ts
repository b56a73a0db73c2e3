import { eq } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { createAnnouncement, createEvent } from '../../../test/content-factories';
import { createUser } from '../../../test/factories';
import { DEPARTMENTS } from '@narthex/shared-contracts/departments';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { departments } from '../../database/schema/departments';
import { auditLog } from '../../database/schema/auth';

const app = withTestApp();
const URL_OF = (department: string) => `/api/v1/departments/${department}`;

async function send(kind: Kind, department: string, payload?: object, more: Record<string, string> = {}) {
  const { headers } = await signIn(app(), kind);
  return app().inject({
    method: payload ? 'PUT' : 'GET',
    url: URL_OF(department),
    headers: { ...headers, ...more },
    ...(payload && { payload }),
  });
}

describe('what a department says about itself', () => {
  it('is written by its leaders, read back and recorded', async () => {
    const payload = {
      introduction: ' Choirs and song service. ',
      contact_name: 'Kevin Were',
      contact_email: 'Music@Demo.test',
      contact_phone: '',
      meeting_info: 'Sundays at 4:00 PM',
      links: [{ label: 'Group chat', url: 'https://chat.example.org/music' }],
    };
    const saved = await send('music leader', 'music', payload);
    expect(saved.json()).toMatchObject({
      success: true,
      message: 'Department updated successfully!',
      data: {
        department: 'music',
        introduction: 'Choirs and song service.',
        contact_email: 'music@demo.test',
        contact_phone: null,
        links: payload.links,
        version: 2,
      },
    });
    expect((await send('music leader', 'music')).json().data).toEqual(saved.json().data);
    const [entry] = await app().db.select().from(auditLog).where(eq(auditLog.action, 'department.update'));
    expect(entry).toMatchObject({ subject_id: 'music', after: { contact_name: 'Kevin Were' } });
  });

  it('keeps the fields that a change doesn’t name', async () => {
    await send('admin', 'health', { introduction: 'Clinics.', contact_name: 'Amina' });
    const changed = await send('admin', 'health', { contact_name: '' });
    expect(changed.json().data).toMatchObject({ introduction: 'Clinics.', contact_name: null });
  });

  it('tells the second of two editors', async () => {
    const { version } = (await send('youth leader', 'youth')).json().data;
    const match = { 'if-match': `"${version}"` };
    expect((await send('youth leader', 'youth', { meeting_info: 'Fridays' }, match)).statusCode).toBe(200);
    const late = await send('admin', 'youth', { meeting_info: 'Saturdays' }, match);
    expect(late.statusCode).toBe(409);
    expect(late.json().conflict.current).toMatchObject({ meeting_info: 'Fridays' });
  });

  it.each([
    [{ contact_email: 'nobody' }, 'contact_email', 'A valid email address is required'],
    [{ introduction: 'x'.repeat(1001) }, 'introduction', 'At most 1000 characters'],
    [
      { links: [{ label: 'Chat', url: 'javascript:alert(1)' }] },
      'links.0.url',
      'A link starts with / or https://',
    ],
    [{ links: [{ label: '', url: '/PCM' }] }, 'links.0.label', 'Please name the link'],
    [{ links: Array.from({ length: 9 }, () => ({ label: 'a', url: '/a' })) }, 'links', 'At most 8 links'],
  ])('refuses %j at its field', async (payload, field, message) => {
    const response = await send('admin', 'prayer', payload);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[field]).toContain(message);
  });

  it('is there for visitors, without what only its editors need', async () => {
    await send('admin', 'education', {
      contact_name: 'Ruth Too',
      links: [{ label: 'Lessons', url: '/SabbathSchool' }],
    });
    await app()
      .db.update(departments)
      .set({
        links: [
          { label: 'Old', url: 'javascript:alert(1)' },
          { label: 'Lessons', url: '/SabbathSchool' },
        ],
      })
      .where(eq(departments.name, 'education'));
    const response = await app().inject(`${URL_OF('education')}/contacts`);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      department: 'education',
      contact_name: 'Ruth Too',
      links: [{ label: 'Lessons', url: '/SabbathSchool' }],
    });
    expect(response.json().data).not.toHaveProperty('version');
    expect((await app().inject(`${URL_OF('catering')}/contacts`)).statusCode).toBe(404);
  });

  it('is the department’s own: others neither read nor write it', async () => {
    for (const payload of [undefined, { introduction: 'Mine' }]) {
      expect((await send('music leader', 'youth', payload)).statusCode).toBe(403);
      expect((await send('finance leader', 'pastoral', payload)).statusCode).toBe(403);
      expect((await send('elder', 'youth', payload)).statusCode).toBe(403);
      expect((await send('member', 'youth', payload)).statusCode).toBe(403);
      expect((await send('finance leader', 'finance', payload)).statusCode).toBe(200);
      expect((await send('communication leader', 'youth', payload)).statusCode).toBe(200);
      expect((await send('admin', 'catering', payload)).statusCode).toBe(404);
    }
    expect((await app().inject(URL_OF('youth'))).statusCode).toBe(401);
    const write = await app().inject({ method: 'PUT', url: URL_OF('youth'), payload: {} });
    expect(write.statusCode).toBe(401);
  });
});

describe('the departments', () => {
  const list = async (kind: Kind) => {
    const { headers } = await signIn(app(), kind);
    return app().inject({ url: '/api/v1/admin/departments', headers });
  };

  it('are listed with who leads them, what they do and what waits', async () => {
    const { user, headers } = await signIn(app(), 'prayer leader');
    await createUser(app(), { role: 'leader', department: 'prayer', is_active: false });
    await createEvent(app(), { department: 'prayer' });
    await createEvent(app(), { department: 'prayer', start_datetime: new Date('2025-01-04T07:00:00Z') });
    await createAnnouncement(app(), { department: 'prayer' });
    const [first, second] = await app()
      .db.insert(ministries)
      .values(
        ['Intercessors', 'Night watch'].map((name) => ({
          name,
          description: 'x',
          leader: 'Juma',
          email: 'p@demo.test',
          department: 'prayer' as const,
        })),
      )
      .returning();
    const member = await createUser(app());
    const asking = await createUser(app());
    await app()
      .db.insert(ministryMembers)
      .values([
        { ministry_id: first?.id ?? 0, user_id: member.id },
        { ministry_id: second?.id ?? 0, user_id: member.id },
        { ministry_id: first?.id ?? 0, user_id: asking.id, status: 'asked' },
      ]);
    await app().inject({
      method: 'POST',
      url: '/api/v1/homepage/slides',
      headers,
      payload: { title: 'Ten days of prayer', content: 'Join us' },
    });
    const { data } = (await list('admin')).json();
    expect(data.map((row: { department: string }) => row.department)).toEqual(DEPARTMENTS);
    expect(data[DEPARTMENTS.indexOf('prayer')]).toMatchObject({
      label: 'Prayer',
      department: 'prayer',
      leaders: [{ id: user.id, name: 'Neema Achieng', email: user.email }],
      upcoming_events: 1,
      active_announcements: 1,
      ministries: 2,
      people: 1,
      pending_proposals: 1,
      last_activity: {
        person: 'Neema Achieng',
        action: 'slide.propose',
        at: expect.stringMatching(/\+03:00$/),
      },
    });
    expect(data[DEPARTMENTS.indexOf('education')]).toMatchObject({
      leaders: [],
      people: 0,
      last_activity: null,
    });
  });

  it('count everybody once, in however many of their ministries', async () => {
    const people: number[] = [];
    for (let number = 0; number < 4; number += 1) people.push((await createUser(app())).id);
    const insert = async (name: string, isActive: boolean, members: number[]) => {
      const values = {
        name,
        description: 'x',
        leader: 'Juma',
        email: 'h@demo.test',
        department: 'health' as const,
      };
      const [ministry] = await app()
        .db.insert(ministries)
        .values({ ...values, is_active: isActive })
        .returning();
      const places = members.map((member) => ({
        ministry_id: ministry?.id ?? 0,
        user_id: people[member] ?? 0,
      }));
      await app().db.insert(ministryMembers).values(places);
    };
    await insert('Clinic', true, [0, 1]);
    await insert('Cooking', true, [1, 2]);
    await insert('Walks', true, [0]);
    await insert('Given up', false, [0, 1, 2, 3]);
    const { data } = (await list('admin')).json();
    expect(data[5]).toMatchObject({ department: 'health', ministries: 3, people: 3 });
  });

  it('are shown to full oversight alone', async () => {
    expect((await list('communication leader')).statusCode).toBe(200);
    for (const kind of ['elder', 'pastoral leader', 'youth leader', 'member'] as const)
      expect((await list(kind)).statusCode).toBe(403);
    expect((await app().inject('/api/v1/admin/departments')).statusCode).toBe(401);
  });
});
