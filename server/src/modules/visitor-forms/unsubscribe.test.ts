import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { subscribe } from './repository';

const app = withTestApp();

async function reader() {
  const email = `${crypto.randomUUID()}@demo.test`;
  await subscribe(app().db, email, []);
  const read = async () => {
    const [row] = await app()
      .db.select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email));
    if (!row) throw new Error('The subscription is gone.');
    return row;
  };
  const { token } = await read();
  return { email, read, url: `/newsletter/unsubscribe?token=${token}` };
}

it('asks first: a mail program that opens links changes nothing', async () => {
  const { url, read } = await reader();
  const page = await app().inject(url);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<button>Unsubscribe</button>');
  expect((await read()).unsubscribedAt).toBeNull();
});

it('ends it by one post, as mail programs send it, and keeps the day when it is sent again', async () => {
  const { url, read } = await reader();
  const post = () =>
    app().inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await post()).body).toContain('You are unsubscribed');
  const { unsubscribedAt } = await read();
  expect(unsubscribedAt).not.toBeNull();
  expect((await post()).statusCode).toBe(200);
  expect((await read()).unsubscribedAt).toEqual(unsubscribedAt);
});

it('begins anew when the person subscribes again', async () => {
  const { url, read, email } = await reader();
  await app().inject({ method: 'POST', url });
  await subscribe(app().db, email, []);
  expect((await read()).unsubscribedAt).toBeNull();
});

it.each(['/newsletter/unsubscribe', '/newsletter/unsubscribe?token=guess'])('refuses %s', async (url) => {
  expect((await app().inject(url)).statusCode).toBe(404);
  expect((await app().inject({ method: 'POST', url })).statusCode).toBe(404);
});
