import { and, eq, isNotNull } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { listAudited } from '../../../test/audited';
import { readMailbox } from '../../../test/mail/visitors';
import { prayerRequests } from '../../database/schema/prayers';
import { inquiries, newsletterSubscriptions } from '../../database/schema/visitor-forms';

const app = withTestApp();

const post = (url: string, payload: object) => app().inject({ method: 'POST', url, payload });

const postForm = (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app().inject({
    method: 'POST',
    url: `/forms/${name}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const subscriptions = async () => {
  await app().mail.sendDue();
  return app().db.select().from(newsletterSubscriptions);
};

describe('newsletter', () => {
  it('subscribes an address once, whatever its case, and keeps its interests', async () => {
    const responses = [
      await post('/api/v1/newsletter', { email: 'Amina@Demo.test', interests: ['events', 'prayer'] }),
      await post('/api/v1/newsletter', { email: 'amina@demo.test' }),
    ];
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200]);
    expect(await subscriptions()).toEqual([
      expect.objectContaining({
        email: 'amina@demo.test',
        confirmed_at: null,
        pending_interests: ['events', 'prayer'],
      }),
    ]);
  });

  it('refuses what is no address', async () => {
    const response = await post('/api/v1/newsletter', { email: 'amina' });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ email: ['A valid email address is required'] });
  });
});

it('stores an inquiry, with a message or without', async () => {
  const asked = await post('/api/v1/inquiries', { email: 'a@demo.test', message: 'When is vespers?' });
  expect(asked.statusCode).toBe(201);
  expect((await post('/api/v1/inquiries', { email: 'b@demo.test' })).statusCode).toBe(201);
  expect((await post('/api/v1/inquiries', { message: 'x' })).statusCode).toBe(422);
  const rows = await app()
    .db.select({ email: inquiries.email, message: inquiries.message })
    .from(inquiries)
    .orderBy(inquiries.id);
  expect(rows).toEqual([
    { email: 'a@demo.test', message: 'When is vespers?' },
    { email: 'b@demo.test', message: null },
  ]);
  const entries = await listAudited(app(), 'inquiry.receive');
  expect(entries).toMatchObject([
    {
      actor_label: 'Visitor',
      subject_type: 'inquiry',
      subject_id: expect.any(String),
      after: { kind: 'question' },
    },
    { after: { kind: 'question' } },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/demo\.test|vespers/);
});

it('stores a question once that is sent again, until somebody has replied', async () => {
  const question = { email: 'twice@demo.test', message: 'Is there parking?' };
  const ask = () => post('/api/v1/inquiries', question);
  const asked = and(eq(inquiries.email, question.email), eq(inquiries.message, question.message));
  expect((await Promise.all([ask(), ask()])).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  await postForm('inquiry', { ...question, back: '/sw/' });
  expect(await app().db.$count(inquiries, asked)).toBe(1);
  await app().db.update(inquiries).set({ handled_at: new Date() }).where(asked);
  await ask();
  expect(await app().db.$count(inquiries, asked)).toBe(2);
});

describe('a planned visit', () => {
  const visit = { name: 'Halima', day: '2035-11-24', email: 'Halima@demo.test', message: 'Where do I park?' };
  const planned = () =>
    app().db.select().from(inquiries).where(isNotNull(inquiries.visit_day)).orderBy(inquiries.id);

  it('reaches support, and an email says that it did', async () => {
    expect((await post('/api/v1/visits', visit)).statusCode).toBe(201);
    expect(await planned()).toMatchObject([
      { visitor_name: 'Halima', visit_day: '2035-11-24', email: 'halima@demo.test', phone: null },
    ]);
    const [email] = await readMailbox(app(), 'halima@demo.test');
    expect(email?.subject).toBe('Your visit on Sat 24 Nov 2035');
    const [received] = (await listAudited(app(), 'inquiry.receive')).slice(-1);
    expect(received?.after).toEqual({ kind: 'visit' });
    // The email contains no text of the visitor, because anybody can type any address.
    expect(email?.text).not.toContain('Where do I park?');
  });

  it('is stored and confirmed once when it is sent again', async () => {
    const before = await planned();
    expect((await post('/api/v1/visits', visit)).statusCode).toBe(201);
    expect(await planned()).toEqual(before);
    expect(await readMailbox(app(), 'halima@demo.test')).toHaveLength(1);
  });

  it('takes a phone number instead of an address, and is on no day that has passed', async () => {
    const called = await post('/api/v1/visits', { ...visit, email: '', phone: '0700 000 044' });
    expect(called.statusCode).toBe(201);
    const past = await post('/api/v1/visits', { ...visit, day: '2020-01-04' });
    expect(past.json().errors).toEqual({ day: ['Choose today or a later day'] });
  });

  it('can be planned without JavaScript', async () => {
    const sent = await postForm('visit', { ...visit, back: '/new-here' });
    expect(sent.headers.location).toBe('/new-here?sent=visit#plan-a-visit');
    const refused = await postForm('visit', { ...visit, email: '', back: '/new-here' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Leave a phone number or an email address');
  });

  it('is confirmed in the language of its page', async () => {
    const email = 'mgeni@demo.test';
    await postForm('visit', { ...visit, email, back: '/sw/new-here' });
    const [sent] = await readMailbox(app(), email);
    expect(sent?.subject).toMatch(/^Ziara yako ya \p{L}+ 24 Nov 2035$/u);
    expect(sent?.text).toContain('/sw/new-here');
  });
});

describe('forms without JavaScript', () => {
  const prayer = { requester_name: 'Otieno', prayer_request: 'For my exam', category: 'guidance' };
  const storedBy = (name: string) =>
    app()
      .db.select()
      .from(prayerRequests)
      .where(eq(prayerRequests.requester_name, name))
      .orderBy(prayerRequests.id);

  it('sends a prayer request and leads back to its form', async () => {
    const response = await postForm('prayer', { ...prayer, is_public: 'on', back: '/' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/?sent=prayer#prayer-request');
    expect(await storedBy('Otieno')).toMatchObject([
      { status: 'pending', is_public: true, is_urgent: false },
    ]);
  });

  it('keeps a request private when the box was not ticked', async () => {
    await postForm('prayer', { ...prayer, requester_name: 'Private' });
    expect(await storedBy('Private')).toMatchObject([{ is_public: false }]);
  });

  it("takes the prayer department's form as well", async () => {
    const response = await postForm('prayer', {
      title: 'Travel',
      description: 'Safe roads',
      back: '/PrayerDepartment',
    });
    expect(response.headers.location).toBe('/PrayerDepartment?sent=prayer#prayer-request');
  });

  it('sends a subscription and an inquiry', async () => {
    const subscribed = await postForm('newsletter', {
      email: 'n@demo.test',
      interests: 'events',
      back: '/Events?page=2',
    });
    expect(subscribed.headers.location).toBe('/Events?page=2&sent=newsletter#newsletter');
    const asked = await postForm(
      'inquiry',
      { email: 'i@demo.test', message: '' },
      { referer: 'http://localhost:80/COE' },
    );
    expect(asked.headers.location).toBe('/COE?sent=inquiry#inquiry');
  });

  it('never leads to another site', async () => {
    const response = await postForm('newsletter', { email: 'n@demo.test', back: '//evil.example/' });
    expect(response.headers.location).toBe('/?sent=newsletter#newsletter');
  });

  it('says in a page of its own what is missing', async () => {
    const response = await postForm('prayer', { requester_name: '', prayer_request: ' ', back: '/<b>' });
    expect(response.statusCode).toBe(422);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('Your name is required');
    expect(response.body).toContain('Prayer request text is required');
    expect(response.body).not.toContain('<b>');
    expect((await app().inject({ method: 'POST', url: '/forms/inquiry' })).statusCode).toBe(422);
  });

  it('offers to send the same words again if they could not be stored', async () => {
    const words = {
      ...prayer,
      requester_name: 'Akinyi',
      prayer_request: 'For "home" & <b>peace</b>',
      back: '/sw',
    };
    jest.spyOn(app().db, 'transaction').mockRejectedValueOnce(new Error('The connection was lost'));
    const failed = await postForm('prayer', words);
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toMatch(/<form method="post" action="\/forms\/prayer">.*<button>Tuma tena<\/button>/);
    const fields = [...failed.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
    expect(fields.map(([, name, value]) => [name, value])).toEqual(
      Object.entries({ ...words, prayer_request: 'For &quot;home&quot; &amp; &lt;b&gt;peace&lt;/b&gt;' }),
    );
  });

  it('refuses a form on another site', async () => {
    const response = await postForm(
      'newsletter',
      { email: 'x@demo.test' },
      { origin: 'https://evil.example' },
    );
    expect(response.statusCode).toBe(403);
    expect((await subscriptions()).map((row) => row.email)).not.toContain('x@demo.test');
  });
});

it.each([
  ['less', '1'],
  ['usual', '0'],
])('remembers for a year that somebody uses %s data, and leads back', async (use, value) => {
  const response = await postForm('low-data', { use }, { referer: 'http://localhost/sw/Events?page=2' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/sw/Events?page=2']);
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: 'narthex_low_data', value, path: '/', maxAge: 31_536_000 }),
  ]);
});

it('refuses a choice between less and usual that is neither', async () => {
  const response = await postForm('low-data', { use: 'more' });
  expect([response.statusCode, response.cookies]).toEqual([422, []]);
});
