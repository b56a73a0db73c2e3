import { eq, sql } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { listAudited } from '../../../test/audited';
import { linkIn, readMailbox } from '../../../test/mail/visitors';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { deleteUnconfirmed } from './repository';

const app = withTestApp();

const post = (url: string) =>
  app().inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const signUp = async (email: string, interests: readonly string[] = []) => {
  const payload = { email, interests };
  const response = await app().inject({ method: 'POST', url: '/api/v1/newsletter', payload });
  await app().mail.sendDue();
  return response;
};
const isThis = (email: string) => eq(newsletterSubscriptions.email, email);
const read = async (email: string) => {
  const [row] = await app().db.select().from(newsletterSubscriptions).where(isThis(email));
  if (!row) throw new Error('The subscription is gone.');
  return row;
};
const letTimePass = (email: string, interval: string) =>
  app()
    .db.update(newsletterSubscriptions)
    .set({ confirm_sent_at: sql`now() - ${interval}::interval` })
    .where(isThis(email));
const confirmLink = async (email: string) =>
  linkIn((await readMailbox(app(), email)).at(-1), '/newsletter/confirm?');

async function reader() {
  const email = `${crypto.randomUUID()}@demo.test`;
  await signUp(email);
  await post(await confirmLink(email));
  const { token } = await read(email);
  return { email, url: `/newsletter/unsubscribe?token=${token}` };
}

describe('signing up', () => {
  it('sends an email, and begins with the press of the button behind its link alone', async () => {
    await signUp('new@demo.test', ['events']);
    expect(await read('new@demo.test')).toMatchObject({ confirmed_at: null, interests: [] });
    const url = await confirmLink('new@demo.test');
    expect((await app().inject(url)).body).toContain('<button>Yes, subscribe me</button>');
    expect((await read('new@demo.test')).confirmed_at).toBeNull();
    expect((await post(url)).body).toContain('You are subscribed');
    expect(await read('new@demo.test')).toMatchObject({
      confirmed_at: expect.any(Date),
      interests: ['events'],
      pending_interests: null,
    });
  });

  it('speaks the language of its page, in the email and behind its link', async () => {
    const email = 'msomaji@demo.test';
    const headers = { 'accept-language': 'sw' };
    await app().inject({
      method: 'POST',
      url: '/api/v1/newsletter',
      headers,
      payload: { email, interests: ['events'] },
    });
    const [sent] = await readMailbox(app(), email);
    expect(sent?.subject).toBe('Tafadhali thibitisha kujiandikisha kwako');
    expect(sent?.text).toMatch(/^Ulichagua: Matukio\.$/m);
    const url = linkIn(sent, '/newsletter/confirm?');
    expect((await app().inject(url)).body).toContain('<button>Ndiyo, niandikishe</button>');
    expect((await read(email)).language).toBe('en');
    expect((await post(url)).body).toContain('Umejiandikisha');
    expect((await read(email)).language).toBe('sw');
  });

  it('is recorded from the sign-up to the end, without the address', async () => {
    const { email, url } = await reader();
    await post(url);
    await post('/newsletter/unsubscribe?token=guess');
    const { id } = await read(email);
    const entries = await listAudited(app(), 'subscription.%', id);
    expect(entries.map(({ action }) => action)).toEqual([
      'subscription.ask',
      'subscription.confirm',
      'subscription.end',
    ]);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('refuses a link that was used, is too old, or was guessed', async () => {
    await signUp('late@demo.test');
    const url = await confirmLink('late@demo.test');
    await letTimePass('late@demo.test', '8 days');
    expect((await post(url)).statusCode).toBe(404);
    await letTimePass('late@demo.test', '6 days');
    expect((await post(url)).statusCode).toBe(200);
    for (const bad of [url, '/newsletter/confirm?token=guess', '/newsletter/confirm']) {
      expect((await app().inject(bad)).statusCode).toBe(404);
      expect((await post(bad)).statusCode).toBe(404);
    }
  });

  it('confirms once when the link is opened twice at the same moment', async () => {
    await signUp('twice@demo.test');
    const url = await confirmLink('twice@demo.test');
    const statuses = (await Promise.all([post(url), post(url)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('goes on by the last email when a mailbox has had enough of them', async () => {
    for (let asked = 0; asked < 6; asked += 1) await signUp('often@demo.test');
    expect((await post(await confirmLink('often@demo.test'))).statusCode).toBe(200);
  });

  it('changes the interests of a reader only through their link, and says the same to everybody', async () => {
    const { email } = await reader();
    await letTimePass(email, '1 hour');
    const [known, unknown] = [await signUp(email, ['prayer']), await signUp('unknown@demo.test', ['prayer'])];
    expect(known.json()).toEqual(unknown.json());
    expect((await read(email)).interests).toEqual([]);
    await post(await confirmLink(email));
    expect((await read(email)).interests).toEqual(['prayer']);
  });

  it('is forgotten when nobody confirms it, while readers stay', async () => {
    const { email } = await reader();
    await signUp('never@demo.test');
    await app()
      .db.update(newsletterSubscriptions)
      .set({ confirm_sent_at: sql`now() - interval '31 days'` });
    await deleteUnconfirmed(app().db);
    await expect(read('never@demo.test')).rejects.toThrow('gone');
    expect((await read(email)).confirmed_at).not.toBeNull();
  });
});

describe('leaving', () => {
  it('asks first: a mail program that opens links changes nothing', async () => {
    const { url, email } = await reader();
    const page = await app().inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<button>Unsubscribe</button>');
    expect((await read(email)).unsubscribed_at).toBeNull();
  });

  it('happens by one post, as mail programs send it, and keeps the day when it is sent again', async () => {
    const { url, email } = await reader();
    expect((await post(url)).body).toContain('You are unsubscribed');
    const { unsubscribed_at: unsubscribedAt } = await read(email);
    expect(unsubscribedAt).not.toBeNull();
    expect((await post(url)).statusCode).toBe(200);
    expect((await read(email)).unsubscribed_at).toEqual(unsubscribedAt);
  });

  it('lasts until the owner of the address confirms a new sign-up', async () => {
    const { url, email } = await reader();
    await post(url);
    await letTimePass(email, '23 hours');
    await signUp(email);
    expect(await readMailbox(app(), email)).toHaveLength(1);
    await letTimePass(email, '25 hours');
    await signUp(email);
    expect((await read(email)).unsubscribed_at).not.toBeNull();
    await post(await confirmLink(email));
    expect((await read(email)).unsubscribed_at).toBeNull();
  });

  it('ends the subscription of the link alone', async () => {
    const [leaving, staying] = [await reader(), await reader()];
    expect((await post(leaving.url)).statusCode).toBe(200);
    expect((await read(leaving.email)).unsubscribed_at).not.toBeNull();
    expect((await read(staying.email)).unsubscribed_at).toBeNull();
  });

  it.each(['/newsletter/unsubscribe', '/newsletter/unsubscribe?token=guess'])('refuses %s', async (url) => {
    expect((await app().inject(url)).statusCode).toBe(404);
    expect((await post(url)).statusCode).toBe(404);
  });
});
