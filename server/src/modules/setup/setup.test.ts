import { eq, like, sql } from 'drizzle-orm';
import { buildTestApp, signIn } from '../../../test/build-app';
import { PASSWORD } from '../../../test/factories';
import { listAudited } from '../../../test/audited';
import { startMailServer } from '../../../test/mail/mail-server';
import type { App } from '../../app';
import { users } from '../../database/schema/auth';
import { siteSecrets } from '../../database/schema/remotes';
import { createSetupLink } from './setup-link-repository';

let app: App;
let token: string;
async function openSite(config = {}) {
  app = await buildTestApp({ config });
  token = (await createSetupLink(app.db)) ?? '';
}
beforeEach(() => openSite());
afterEach(() => app.close());

const ANSWERS = {
  name: 'Nuru Campus Church',
  product: 'Nuru',
  meeting_place: 'Great Hall',
  address: 'P.O. Box 7\nEldoret',
  time_zone: 'Africa/Kampala',
  languages: 'en,sw',
  email: 'office@nuru.example',
  giving_paybill: '400 200',
  giving_account: 'OFFERING',
  giving_send_money: '',
  giving_account_holder: '',
  admin_first_name: 'Grace',
  admin_last_name: 'Wanjiru',
  admin_email: 'Grace@nuru.example',
  password: PASSWORD,
  password_confirmation: PASSWORD,
};

const open = (query = `token=${token}`) => app.inject(`/setup?${query}`);
const send = (changes: Record<string, string> = {}, query = `token=${token}`) =>
  app.inject({
    method: 'POST',
    url: `/setup?${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...ANSWERS, ...changes }).toString(),
  });
const login = (email: string, password: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

it('asks everything in one form, in English or Swahili, and lets nobody keep the page', async () => {
  const page = await open();
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('<label for="product">Short name</label>');
  expect(page.body).toContain('<option value="Africa/Nairobi" selected>');
  const swahili = (await open(`token=${token}&language=sw`)).body;
  expect(swahili).toContain('<html lang="sw">');
  expect(swahili).toContain('>Jina fupi</label>');
});

it('sets the site up and leads to the sign-in of administrators', async () => {
  const sent = await send();
  expect(sent.statusCode).toBe(200);
  expect(sent.body).toContain('Your site is set up');
  expect(sent.body).toContain('Sign in as grace@nuru.example with the password that you have just chosen.');
  expect(sent.body).toContain('href="/admin/login"');
  const site = (await app.inject('/api/v1/site')).json().data;
  expect(site).toMatchObject({
    name: 'Nuru Campus Church',
    product: 'Nuru',
    slug: 'nuru',
    address: 'P.O. Box 7\nEldoret',
    time_zone: 'Africa/Kampala',
    languages: ['en', 'sw'],
    giving: { paybill: '400 200', account: 'OFFERING' },
  });
  expect((await login('grace@nuru.example', PASSWORD)).json().role).toBe('admin');
  expect(await app.db.$count(users)).toBe(1);
  expect((await listAudited(app, 'settings.update'))[0]).toMatchObject({ actor_label: 'Setup link' });
});

it('leads to a sign-in in the language of the form only if the site has it', async () => {
  const sent = await send({}, `token=${token}&language=sw`);
  expect(sent.body).toContain('href="/sw/admin/login"');
});

it('works once, also for another link of another process, and says so afterwards', async () => {
  const other = (await createSetupLink(app.db)) ?? '';
  await send();
  for (const used of [token, other]) {
    for (const refused of [await open(`token=${used}`), await send({}, `token=${used}`)]) {
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toContain('This link was used already, or it is too old.');
      expect(refused.body).toContain('href="/admin/login"');
    }
  }
  expect(await app.db.$count(users)).toBe(1);
});

it('is not taken for one that was used when its end is missing', async () => {
  for (const cut of [`token=${token.slice(0, -1)}`, 'token=', '']) {
    for (const refused of [await open(cut), await send({}, cut)]) {
      expect(refused.statusCode).toBe(404);
      expect(refused.body).toContain('This link is not complete: its end is missing.');
      expect(refused.body).not.toContain('used already');
    }
  }
});

it('makes one administrator when it is sent twice at once', async () => {
  const other = (await createSetupLink(app.db)) ?? '';
  const sent = await Promise.all([send(), send(), send({ admin_email: 'b@nuru.example' }, `token=${other}`)]);
  expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  expect(await app.db.$count(users)).toBe(1);
});

it('refuses a guessed link and one that is a day old, and stores no token', async () => {
  expect((await open('token=guess')).statusCode).toBe(404);
  expect((await open('')).statusCode).toBe(404);
  const [row] = await app.db.select().from(siteSecrets).where(like(siteSecrets.name, 'setup-link %'));
  expect(JSON.stringify(row)).not.toContain(token);
  await app.db
    .update(siteSecrets)
    .set({ created_at: sql`now() - interval '25 hours'` })
    .where(eq(siteSecrets.name, row?.name ?? ''));
  expect((await open()).statusCode).toBe(404);
  expect((await send()).statusCode).toBe(404);
});

it('shows errors at their fields with what was typed, but no password, and can be sent again', async () => {
  const sent = await send({ product: 'Nuru Church', admin_email: 'grace', password_confirmation: 'other' });
  expect(sent.statusCode).toBe(422);
  expect(sent.body).toContain('<a href="#product">Only letters and digits, beginning with a letter</a>');
  expect(sent.body).toContain('value="Nuru Church" id="product"');
  expect(sent.body).toContain('<a href="#admin_email">');
  expect(sent.body).toContain('<a href="#password_confirmation">Passwords do not match</a>');
  expect(sent.body).not.toContain(PASSWORD);
  const guessable = await send({ password: 'Nuru2026', password_confirmation: 'Nuru2026' });
  expect(guessable.statusCode).toBe(422);
  expect(guessable.body).toContain('<a href="#password">');
  expect((await send()).statusCode).toBe(200);
});

it('writes what was typed as text', async () => {
  const sent = await send({ name: '<img src=x>"', product: '' });
  expect(sent.body).toContain('value="&lt;img src=x&gt;&quot;"');
  expect(sent.body).not.toContain('<img');
});

it('hands out a link for an administrator without a password', async () => {
  const sent = await send({ password: '', password_confirmation: '' });
  expect(sent.statusCode).toBe(200);
  const [, path = ''] = /https?:\/\/[^/]+(\/reset-password\?token=[\w-]+)/.exec(sent.body) ?? [];
  const payload = {
    token: new URLSearchParams(path.split('?')[1]).get('token'),
    password: PASSWORD,
    password_confirmation: PASSWORD,
  };
  const chosen = await app.inject({ method: 'POST', url: '/api/auth/reset-password', payload });
  expect(chosen.statusCode).toBe(200);
  expect((await login('grace@nuru.example', PASSWORD)).json().role).toBe('admin');
});

it('has no link for a site with an administrator', async () => {
  await signIn(app, 'admin');
  expect(await createSetupLink(app.db)).toBeNull();
  expect((await open()).statusCode).toBe(404);
});

describe('the message that tries email out', () => {
  it('arrives', async () => {
    await app.close();
    const server = await startMailServer();
    await openSite({ smtpUrl: server.url });
    const sent = await send({ sends_test_mail: 'on' });
    expect(sent.body).toContain('The mail server accepted the message to grace@nuru.example.');
    expect(server.emails.map(({ subject }) => subject)).toEqual(['Email works']);
    await server.close();
  });

  it('is refused by the mail server, which the page says', async () => {
    await app.close();
    const server = await startMailServer(() => ({ code: 550, message: 'No such domain' }));
    await openSite({ smtpUrl: server.url });
    const sent = await send({ sends_test_mail: 'on' });
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain('Your site is set up');
    expect(sent.body).toContain('No such domain');
    await server.close();
  });

  it('goes nowhere without a mail server, which the page says', async () => {
    expect((await send({ sends_test_mail: 'on' })).body).toContain('No email leaves this site yet');
  });
});

it('is refused to who sends it too often', async () => {
  await app.close();
  await openSite({ rateLimits: 'on', bounds: { ...app.config.bounds, visitorPostsPerNetwork: 2 } });
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await send({}, 'token=guess')).statusCode);
  expect(statuses).toEqual([404, 404, 429]);
});
