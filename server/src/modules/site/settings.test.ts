import { sql } from 'drizzle-orm';
import { signIn, withTestApp, type Kind } from '../../../test/build-app';
import { inquiries, newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { createUser } from '../../../test/factories';

const app = withTestApp();
const URL = '/api/v1/admin/settings';

async function put(kind: Kind, payload: object, extra: Record<string, string> = {}) {
  const { headers } = await signIn(app(), kind);
  return app().inject({ method: 'PUT', url: URL, headers: { ...headers, ...extra }, payload });
}
const site = async () => (await app().inject('/api/v1/site')).json().data;

it('changes what every page shows, and leaves what was not named', async () => {
  const before = await site();
  const response = await put('admin', {
    name: 'Nuru',
    giving_paybill: '400 200',
    youtube: 'https://youtube.com/@nuru',
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    message: 'Settings updated successfully!',
    data: { name: 'Nuru' },
  });
  expect(await site()).toEqual({
    ...before,
    name: 'Nuru',
    giving: { ...before.giving, paybill: '400 200' },
    social: [{ network: 'youtube', url: 'https://youtube.com/@nuru' }],
  });
});

it('plans what repeats by the clock of a new time zone, and keeps the seats', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = {
    title: 'Choir practice',
    description: 'Each Tuesday.',
    start_datetime: '2026-01-06T18:00',
    end_datetime: '2026-01-06T19:00',
    event_type: 'choir',
    is_recurring: true,
    recurrence_pattern: 'weekly',
  };
  await put('admin', { time_zone: 'UTC' });
  const { id } = (await app().inject({ method: 'POST', url: '/api/v1/events', headers, payload })).json()
    .data;
  /** Reads the hours of what is ahead: what is over took place by the former clock, and stays. */
  const readHours = async () => {
    const { rows } = await app().db.execute<{ hour: string }>(sql`
      select distinct to_char(start_datetime at time zone 'Europe/London', 'HH24:MI') as hour
      from event_occurrences where event_id = ${id} and end_datetime >= now() order by hour`);
    return rows.map(({ hour }) => hour);
  };
  expect(await readHours()).toEqual(['18:00', '19:00']);
  const { rows } = await app().db.execute<{ id: number }>(sql`
    update event_occurrences set seats_taken = 1
    where id = (select max(id) from event_occurrences where event_id = ${id}
      and to_char(start_datetime at time zone 'Europe/London', 'HH24:MI') = '19:00') returning id`);
  expect((await put('admin', { time_zone: 'Europe/London' })).statusCode).toBe(200);
  expect(await readHours()).toEqual(['18:00']);
  const seats = await app().db.execute(sql`select id from event_occurrences where seats_taken = 1`);
  expect(seats.rows).toEqual(rows);
  await put('admin', { time_zone: 'Africa/Nairobi' });
});

it('keeps the ids of what feeds have listed when the short name changes', async () => {
  const { headers } = await signIn(app(), 'admin');
  const payload = {
    title: 'Camp',
    description: 'In the hills.',
    start_datetime: new Date(Date.now() + 86_400_000).toISOString(),
    end_datetime: new Date(Date.now() + 90_000_000).toISOString(),
    event_type: 'choir',
  };
  await app().inject({ method: 'POST', url: '/api/v1/events', headers, payload });
  const readIds = async () => (await app().inject('/calendar.ics')).body.match(/^UID:.*$/gm);
  const before = await readIds();
  expect(before?.length).toBeGreaterThan(0);
  const { slug } = await site();
  await put('admin', { slug: 'nuru' });
  expect(await readIds()).toEqual(before);
  await put('admin', { slug: 'mwanga' });
  expect(await readIds()).toEqual(before);
  await put('admin', { slug });
});

it('lets a slide of the home page stand for as long as it says', async () => {
  expect((await put('admin', {})).json().data.slide_interval_seconds).toBe('1.5');
  await put('admin', { slide_interval_seconds: '2.5' });
  expect(await site()).toMatchObject({ slide_interval_ms: 2500 });
});

it('shows example events until an editor switches them off', async () => {
  expect((await put('admin', {})).json().data.has_sample_events).toBe('true');
  await put('admin', { has_sample_events: 'false' });
  expect(await site()).toMatchObject({ has_sample_events: false });
  await put('admin', { has_sample_events: 'true' });
  expect(await site()).not.toHaveProperty('has_sample_events');
});

it('writes to nobody in a language that was switched off', async () => {
  await put('admin', { languages: 'en,sw' });
  const { id, version } = await createUser(app(), { language: 'sw' });
  await app().db.insert(newsletterSubscriptions).values({ email: 'a@demo.test', token: 'a', language: 'sw' });
  await app().db.insert(inquiries).values({ email: 'a@demo.test', language: 'sw' });
  const read = async () => ({
    user: (await app().db.execute(sql`select language, version from users where id = ${id}`)).rows[0],
    newsletter: (await app().db.execute(sql`select language from newsletter_subscriptions`)).rows[0],
    inquiry: (await app().db.execute(sql`select language, version from inquiries`)).rows[0],
  });
  const storedIn = (language: string) => ({
    user: { language, version },
    newsletter: { language },
    inquiry: { language, version: 1 },
  });
  await put('admin', { name: 'Mwangaza' });
  expect(await read()).toEqual(storedIn('sw'));
  await put('admin', { languages: 'en' });
  expect(await read()).toEqual(storedIn('en'));
});

it('is shown in the languages that it says, English first', async () => {
  expect((await put('admin', {})).json().data.languages).toBe('en');
  expect((await put('admin', { languages: 'en,sw' })).json().data.languages).toBe('en,sw');
  expect(await site()).toMatchObject({ languages: ['en', 'sw'] });
  for (const languages of ['sw', 'en,xx', 'en,en'])
    expect((await put('admin', { languages })).json().errors).toEqual({
      languages: ['Choose the languages of the site'],
    });
});

it('has its texts in Swahili where somebody wrote them', async () => {
  await put('admin', { tagline: 'A campus church', about: 'We meet on Sabbath.', motto: '' });
  await put('admin', { translations: { sw: { tagline: 'Kanisa la chuo' } } });
  expect((await put('admin', { phone: '+254 700 000 010' })).json().data.translations.sw).toMatchObject({
    tagline: 'Kanisa la chuo',
    about: '',
  });
  const swahili = await app().inject({ url: '/api/v1/site', headers: { 'accept-language': 'sw' } });
  expect(swahili.json().data).toMatchObject({
    tagline: 'Kanisa la chuo',
    about: 'We meet on Sabbath.',
    untranslated: ['about'],
  });
  expect(await site()).toMatchObject({ tagline: 'A campus church' });
  expect(await site()).not.toHaveProperty('translations');
});

it('keeps the activity log for as long as it says, and tells no visitor', async () => {
  expect((await put('admin', {})).json().data.audit_retention_days).toBe('730');
  expect((await put('admin', { audit_retention_days: '365' })).json().data.audit_retention_days).toBe('365');
  expect(await site()).not.toHaveProperty('audit_retention_days');
});

it('keeps reports of remotes for as long as it says', async () => {
  expect((await put('admin', {})).json().data.report_retention_days).toBe('90');
  expect((await put('admin', { report_retention_days: '30' })).json().data.report_retention_days).toBe('30');
  expect(await site()).not.toHaveProperty('report_retention_days');
});

it.each([
  ['name', '', 'Name is required'],
  ['product', 'Nuru Church', 'Only letters and digits, beginning with a letter'],
  ['slug', 'Nuru Church', 'Small letters, digits and underscores, beginning with a letter'],
  ['time_zone', 'Nairobi', 'Not a time zone, such as Africa/Nairobi'],
  ['map_url', 'javascript:alert(1)', 'A link starts with / or https://'],
  ['email', 'nuru', 'A valid email address is required'],
  ['giving_paybill', '4OO200', 'Only digits and spaces'],
  ['audit_retention_days', '30', 'A number of days from 90 to 3650'],
  ['report_retention_days', '7', 'A number of days from 14 to 365'],
  ['has_sample_events', 'maybe', 'Choose yes or no'],
  ['slide_interval_seconds', '0.5', 'A number of seconds from 1 to 60, such as 6'],
  ['slide_interval_seconds', 'slowly', 'A number of seconds from 1 to 60, such as 6'],
  ['giving_send_money', '254-700', 'Only digits and spaces, with a + before them'],
])('refuses %s %j and changes nothing', async (field, value, message) => {
  const before = await site();
  const response = await put('admin', { tagline: 'Changed', [field]: value });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors[field]).toEqual([message]);
  expect(await site()).toEqual(before);
});

it('takes the texts about the congregation along when their key changes', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { slug } = await site();
  const write = (page_type: string, section_key: string, title: string) =>
    app().inject({
      method: 'POST',
      url: '/api/about/content',
      headers,
      payload: { page_type, section_key, title },
    });
  await write(`about_${slug}`, 'mission', 'Ours');
  await write(`about_${slug}`, 'vision', 'Old');
  await write('about_nuru', 'vision', 'Written before');
  expect((await put('admin', { slug: 'nuru' })).json().data.slug).toBe('nuru');
  expect((await site()).slug).toBe('nuru');
  expect((await app().inject('/api/about/about_nuru')).json().data).toMatchObject({
    mission: { title: 'Ours' },
    vision: { title: 'Written before' },
  });
  expect((await app().inject(`/api/about/about_${slug}`)).json().data).not.toHaveProperty('mission');
});

it('takes a send-money number with the code of its country', async () => {
  const response = await put('admin', { giving_send_money: '+254 700 000 019' });
  expect(response.statusCode).toBe(200);
  expect((await site()).giving.send_money).toBe('+254 700 000 019');
});

it('tells two editors of each other', async () => {
  const { headers } = await signIn(app(), 'admin');
  const { version } = (await app().inject({ url: URL, headers })).json().data;
  const ifMatch = { 'if-match': `"${version}"` };
  expect((await put('admin', { motto: 'First' }, ifMatch)).statusCode).toBe(200);
  const second = await put('communication leader', { motto: 'Second' }, ifMatch);
  expect(second.statusCode).toBe(409);
  expect(second.json().conflict.current).toMatchObject({ motto: 'First' });
});

it('shows them to who enters the administration, and lets oversight alone change them', async () => {
  const elder = await signIn(app(), 'elder');
  expect((await app().inject({ url: URL, headers: elder.headers })).statusCode).toBe(200);
  expect((await put('elder', { name: 'Mine' })).statusCode).toBe(403);
  const music = await signIn(app(), 'music leader');
  expect((await app().inject({ url: URL, headers: music.headers })).statusCode).toBe(403);
});
