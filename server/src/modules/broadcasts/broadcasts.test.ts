import { eq, sql } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { listAudited } from '../../../test/audited';
import { createUser } from '../../../test/factories';
import { linkIn, readMailbox } from '../../../test/mail/visitors';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { users } from '../../database/schema/auth';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { broadcasts, mailOutbox, mailPreferences } from '../../database/schema/mail';
import { newToken } from '../../plugins/access/token';
import { publishDueBroadcasts } from './publish-broadcast';

const app = withTestApp();
const BASE = '/api/v1/admin/broadcasts';
const BROADCAST = {
  subject: 'Camp meeting',
  body: '<h2>Come</h2><p>All of you<script>alert(1)</script>, <a href="/Events">see</a>.</p>',
  audience: 'newsletter',
};

type Headers = Record<string, string>;
const sessions = new Map<Kind, { headers: Headers; email: string }>();
const as = async (kind: Kind) => {
  const known = sessions.get(kind);
  if (known) return known;
  const { headers, user } = await signIn(app(), kind, { email_confirmed_at: null });
  const session = { headers, email: user.email };
  sessions.set(kind, session);
  return session;
};
const call = async (kind: Kind, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app().inject({ method, url, headers: (await as(kind)).headers, ...(payload && { payload }) });

const subscribe = async (changes: Partial<typeof newsletterSubscriptions.$inferInsert> = {}) => {
  const email = `${crypto.randomUUID()}@demo.test`;
  await app()
    .db.insert(newsletterSubscriptions)
    .values({ email, token: newToken(), confirmed_at: new Date(), ...changes });
  return email;
};
const create = async (changes: object = {}, kind: Kind = 'admin') => {
  const response = await call(kind, 'POST', BASE, { ...BROADCAST, ...changes });
  return response.json().data as { id: number; version: number; audience: string; body: string };
};
const read = async (id: number) => (await call('admin', 'GET', `${BASE}/${id}`)).json().data;
const listRecipients = async (id: number) => {
  const rows = await app().db.select().from(mailOutbox).where(eq(mailOutbox.broadcast_id, id));
  return rows.map(({ to_email: toEmail }) => toEmail).sort();
};

beforeEach(async () => {
  await app().db.delete(broadcasts);
  await app().db.delete(newsletterSubscriptions);
  await app()
    .db.delete(users)
    .where(sql`${users.email_confirmed_at} is not null`);
});

describe('a broadcast', () => {
  it('is written as a draft, without anything that could run', async () => {
    const { id, body } = await create();
    expect(body).toBe('<h2>Come</h2><p>All of you, <a href="/Events" rel="noopener">see</a>.</p>');
    expect(await read(id)).toMatchObject({ status: 'draft', recipients: 0, sent_at: null });
    const listed = (await call('admin', 'GET', `${BASE}?status=draft&search=camp`)).json();
    expect(listed.data).toMatchObject([{ id, subject: 'Camp meeting' }]);
  });

  it.each([
    ['a subject', { subject: ' ' }, { subject: ['Subject is required'] }],
    ['a message', { body: '<script>x</script>' }, { body: ['Message is required'] }],
    ['an audience', { audience: 'everybody' }, { audience: ['Please choose who gets it'] }],
    ['the department', { audience: 'department' }, { department: ['Please choose a department'] }],
  ])('needs %s', async (_, changes, errors) => {
    const response = await call('admin', 'POST', BASE, { ...BROADCAST, ...changes });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual(errors);
  });

  it('reaches readers who confirmed and stayed, by what they chose, each with their own link', async () => {
    const all = await subscribe();
    const events = await subscribe({ interests: ['events'] });
    await subscribe({ interests: ['prayer'] });
    await subscribe({ confirmed_at: null });
    await subscribe({ unsubscribed_at: new Date() });
    const { id } = await create({ interest: 'events' });
    const preview = (await call('admin', 'GET', `${BASE}/${id}/preview`)).json().data;
    expect(preview).toMatchObject({
      from: 'Campus Church <no-reply@localhost>',
      recipients: 2,
      text: expect.stringContaining('All of you, see'),
    });
    const sent = await call('admin', 'POST', `${BASE}/${id}/send`, {});
    expect(sent.json().data).toMatchObject({ status: 'sent', recipients: 2, delivered: 0 });
    expect(await listRecipients(id)).toEqual([all, events].sort());

    const [email] = await readMailbox(app(), events);
    expect(email?.subject).toBe('Camp meeting');
    expect(email?.html).toMatch(/<a href="http[^"]+\/Events" rel="noopener">see<\/a>/);
    expect(email?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toContain('One-Click');
    expect(await read(id)).toMatchObject({ delivered: 2, failed: 0 });

    const leave = linkIn(email, '/newsletter/unsubscribe?');
    await app().inject({ method: 'POST', url: leave });
    const next = await create({ interest: 'events' });
    await call('admin', 'POST', `${BASE}/${next.id}/send`, {});
    expect(await listRecipients(next.id)).toEqual([all]);
  });

  it('reaches members who want messages, until they press the link', async () => {
    const [amina, baraka] = [await createUser(app()), await createUser(app())];
    await createUser(app(), { is_active: false });
    await createUser(app(), { email_confirmed_at: null });
    const { id } = await create({ audience: 'members' });
    await call('admin', 'POST', `${BASE}/${id}/send`, {});
    expect(await listRecipients(id)).toEqual([amina.email, baraka.email].sort());
    const [email] = await readMailbox(app(), amina.email);
    const leave = linkIn(email, '/mail/unsubscribe?');
    expect((await app().inject(leave)).body).toContain('<button>Unsubscribe</button>');
    expect((await app().inject({ method: 'POST', url: leave })).body).toContain('You are unsubscribed');
    expect(await listAudited(app(), 'mail.unsubscribe')).toMatchObject([
      { subject_type: 'user', subject_id: String(amina.id) },
    ]);
    const next = await create({ audience: 'members' });
    await call('admin', 'POST', `${BASE}/${next.id}/send`, {});
    expect(await listRecipients(next.id)).toEqual([baraka.email]);
    expect((await app().inject('/mail/unsubscribe?token=guess')).statusCode).toBe(404);
    expect(await app().db.$count(mailPreferences, eq(mailPreferences.wants_messages, false))).toBe(1);
  });

  it('has its frame in the language of each recipient, and its text as it was written', async () => {
    const [english, swahili] = [await subscribe(), await subscribe({ language: 'sw' })];
    const body = '<p>Choir: {service:choir-practice.day}.</p>';
    const { id } = await create({ body });
    await call('admin', 'POST', `${BASE}/${id}/send`, {});
    const [inEnglish] = await readMailbox(app(), english);
    const [inSwahili] = await readMailbox(app(), swahili);
    expect(inEnglish?.text).toContain('You get this email because you subscribed to our newsletter.');
    expect(inSwahili?.html).toContain('<html lang="sw">');
    expect(inSwahili?.subject).toBe('Camp meeting');
    expect(inSwahili?.text).toContain(
      'Umepata barua pepe hii kwa sababu ulijiandikisha kupata jarida letu.\nJiondoe: ',
    );
    const writtenText = (email: typeof inEnglish) =>
      /class="written"[^>]*>(.*?)<\/div>/s.exec(email?.html ?? '')?.[1];
    expect(writtenText(inSwahili)).toBe(writtenText(inEnglish));
    const leave = linkIn(inSwahili, '/newsletter/unsubscribe?');
    expect((await app().inject(leave)).body).toContain('<button>Jiondoe</button>');
    expect((await app().inject({ method: 'POST', url: leave })).body).toContain('<html lang="sw"');
  });

  it.each([
    ['members', {}, 'kwa sababu wewe ni mshiriki'],
    ['leaders', {}, 'kwa sababu wewe ni kiongozi'],
    ['department', { department: 'music' }, 'kwa sababu unashiriki katika idara ya Muziki'],
  ])(
    'tells why in the language of the account, and so does the page that ends it: %s',
    async (audience, more, reason) => {
      const { email } = await createUser(app(), { language: 'sw', role: 'leader', department: 'music' });
      const { id } = await create({ audience, ...more });
      await call('admin', 'POST', `${BASE}/${id}/send`, {});
      const [sent] = await readMailbox(app(), email);
      expect(sent?.text).toContain(reason);
      const leave = linkIn(sent, '/mail/unsubscribe?');
      expect((await app().inject(leave)).body).toContain('Hutaki ujumbe zaidi?');
      expect((await app().inject({ method: 'POST', url: leave })).body).toContain('Umejiondoa');
      const unknown = await app().inject(`/mail/unsubscribe?token=${'a'.repeat(43)}&language=sw`);
      expect(unknown.body).toContain('Kiungo hiki hakijakamilika. Hakuna kilichobadilishwa.');
    },
  );

  it('is previewed and tried out in the language of the page', async () => {
    const { id } = await create();
    const { headers, email } = await as('admin');
    const swahili = { ...headers, 'accept-language': 'sw' };
    const preview = await app().inject({ url: `${BASE}/${id}/preview`, headers: swahili });
    expect(preview.json().data.text).toContain('ulijiandikisha kupata jarida letu');
    await app().inject({ method: 'POST', url: `${BASE}/${id}/test`, headers: swahili });
    const sent = (await readMailbox(app(), email)).at(-1);
    expect(sent?.text).toContain('ulijiandikisha kupata jarida letu');
  });

  it('reaches leaders alone when it is for leaders', async () => {
    await createUser(app());
    const leader = await createUser(app(), { role: 'leader', department: 'music' });
    const { id } = await create({ audience: 'leaders' });
    await call('admin', 'POST', `${BASE}/${id}/send`, {});
    expect(await listRecipients(id)).toEqual([leader.email]);
  });

  it('is sent once, and then neither changed nor deleted', async () => {
    await subscribe();
    const { id } = await create();
    const responses = await Promise.all([
      call('admin', 'POST', `${BASE}/${id}/send`, {}),
      call('admin', 'POST', `${BASE}/${id}/send`, {}),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await listRecipients(id)).toHaveLength(1);
    expect((await call('admin', 'PUT', `${BASE}/${id}`, { subject: 'Other' })).statusCode).toBe(409);
    expect((await call('admin', 'DELETE', `${BASE}/${id}`)).statusCode).toBe(409);
  });

  it('tells the second of two editors', async () => {
    const { id, version } = await create();
    const edit = (subject: string) => call('admin', 'PUT', `${BASE}/${id}`, { subject, version });
    expect((await edit('First')).statusCode).toBe(200);
    const second = await edit('Second');
    expect(second.statusCode).toBe(409);
    expect(second.json().conflict.current).toMatchObject({ subject: 'First' });
  });

  it('goes to its author as a test, and to nobody else', async () => {
    await subscribe();
    const { id } = await create();
    const { email } = await as('admin');
    const response = await call('admin', 'POST', `${BASE}/${id}/test`);
    expect(response.json().message).toBe(`A test is on its way to ${email}.`);
    expect((await readMailbox(app(), email)).at(-1)?.subject).toBe('[Test] Camp meeting');
    expect(await listRecipients(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'draft' });
  });
});

describe('a broadcast for later', () => {
  const schedule = async (sendAt: string) => {
    const { id } = await create();
    return { id, response: await call('admin', 'POST', `${BASE}/${id}/send`, { send_at: sendAt }) };
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

  it('waits for its time, then goes out once though two processes look', async () => {
    await subscribe();
    const { id, response } = await schedule(inDays(2));
    expect(response.json().data).toMatchObject({ status: 'scheduled', sent_at: null });
    await publishDueBroadcasts(app());
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
    await app()
      .db.update(broadcasts)
      .set({ send_at: sql`now()` })
      .where(eq(broadcasts.id, id));
    await Promise.all([publishDueBroadcasts(app()), app().jobs.run('scheduled-letters')]);
    expect(await read(id)).toMatchObject({ status: 'sent', recipients: 1 });
    expect(await listRecipients(id)).toHaveLength(1);
    expect(await listAudited(app(), 'broadcast.send', id)).toEqual([
      expect.objectContaining({
        actor_id: expect.any(Number),
        after: expect.objectContaining({ status: 'scheduled' }),
      }),
      expect.objectContaining({
        actor_id: null,
        actor_label: 'Narthex',
        before: expect.objectContaining({ status: 'scheduled' }),
        after: expect.objectContaining({ status: 'sent', recipients: 1 }),
      }),
    ]);
  });

  it('becomes a draft again', async () => {
    const { id } = await schedule(inDays(2));
    const response = await call('admin', 'POST', `${BASE}/${id}/unschedule`);
    expect(response.json().data).toMatchObject({ status: 'draft', send_at: null });
  });

  it.each([
    ['past', inDays(-1)],
    ['too far away', inDays(400)],
    ['no time at all', 'soon'],
  ])('refuses a time that is %s', async (_, sendAt) => {
    const { response } = await schedule(sendAt);
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty('send_at');
  });
});

describe("a department's broadcast", () => {
  it("goes to the department's people, whatever audience was asked for", async () => {
    await createUser(app());
    const own = await createUser(app(), { role: 'leader', department: 'music' });
    const { id, audience } = await create({ audience: 'members' }, 'music leader');
    expect(audience).toBe('department');
    expect((await call('music leader', 'POST', `${BASE}/${id}/send`, {})).statusCode).toBe(200);
    expect(await listRecipients(id)).toEqual([own.email]);
  });

  it('reaches who joined its ministries and confirmed their address', async () => {
    const [ministry] = await app()
      .db.insert(ministries)
      .values({ name: 'Choir', description: 'x', leader: 'x', email: 'c@demo.test', department: 'music' })
      .returning();
    const ministryId = ministry?.id ?? 0;
    const [joined, asking, unsure] = [
      await createUser(app()),
      await createUser(app()),
      await createUser(app(), { email_confirmed_at: null }),
    ];
    await app()
      .db.insert(ministryMembers)
      .values([
        { ministry_id: ministryId, user_id: joined.id },
        { ministry_id: ministryId, user_id: asking.id, status: 'asked' },
        { ministry_id: ministryId, user_id: unsure.id },
      ]);
    const { id } = await create({ audience: 'department', department: 'music' });
    await call('admin', 'POST', `${BASE}/${id}/send`);
    const recipients = await listRecipients(id);
    expect(recipients).toContain(joined.email);
    expect(recipients).not.toContain(asking.email);
    expect(recipients).not.toContain(unsure.email);
  });

  it('is hidden from other departments', async () => {
    const { id } = await create({}, 'music leader');
    expect((await call('youth leader', 'GET', BASE)).json().data).toEqual([]);
    for (const url of [`${BASE}/${id}`, `${BASE}/${id}/preview`])
      expect((await call('youth leader', 'GET', url)).statusCode).toBe(403);
    expect((await call('youth leader', 'POST', `${BASE}/${id}/send`, {})).statusCode).toBe(403);
    expect((await call('finance leader', 'PUT', `${BASE}/${id}`, { subject: 'x' })).statusCode).toBe(403);
    expect((await call('music leader', 'GET', BASE)).json().data).toHaveLength(1);
  });

  it('is not found when there is none', async () => {
    for (const url of [`${BASE}/999999`, `${BASE}/999999/preview`])
      expect((await call('admin', 'GET', url)).statusCode).toBe(404);
    expect((await call('admin', 'POST', `${BASE}/999999/test`)).statusCode).toBe(404);
  });
});

describe('a bulk notification', () => {
  const URL = '/api/admin/notify/bulk';

  it('goes out at once, as text', async () => {
    const user = await createUser(app());
    const body = {
      title: 'Hall changed',
      message: 'We meet in <b>Hall B</b>.\n\nSee you!',
      audience: 'members',
    };
    const response = await call('admin', 'POST', URL, body);
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toMatchObject({ recipients: 1 });
    const [email] = await readMailbox(app(), user.email);
    expect(email?.html).toContain('<p>We meet in &lt;b&gt;Hall B&lt;/b&gt;.</p><p>See you!</p>');
  });

  it('goes to one department by its name', async () => {
    await createUser(app());
    await createUser(app(), { role: 'leader', department: 'health' });
    const body = { title: 'Clinic', message: 'Come early', audience: 'health' };
    expect((await call('admin', 'POST', URL, body)).json().data).toMatchObject({ recipients: 1 });
  });

  it('names what is missing', async () => {
    const response = await call('admin', 'POST', URL, { audience: 'all of them', channels: [] });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).sort()).toEqual(['audience', 'channels', 'message', 'title']);
  });
});
