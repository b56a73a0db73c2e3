import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../test/build-app';
import { newsletterSubscriptions } from '../../database/schema/people/visitor-forms';
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

it('stays ended when somebody types the address again, who gets the same response as for any other', async () => {
  const { url, read, email } = await reader();
  await app().inject({ method: 'POST', url });
  const before = await read();
  const sign = (address: string) =>
    app().inject({
      method: 'POST',
      url: '/api/v1/newsletter',
      payload: { email: address, interests: ['events'] },
    });
  const [again, other] = [await sign(email), await sign('somebody-new@demo.test')];
  expect(again.statusCode).toBe(other.statusCode);
  expect(again.json()).toEqual(other.json());
  expect(await read()).toEqual(before);
});

it('ends the subscription of the link alone', async () => {
  const [leaving, staying] = [await reader(), await reader()];
  expect((await app().inject({ method: 'POST', url: leaving.url })).statusCode).toBe(200);
  expect((await leaving.read()).unsubscribedAt).not.toBeNull();
  expect((await staying.read()).unsubscribedAt).toBeNull();
});

it.each(['/newsletter/unsubscribe', '/newsletter/unsubscribe?token=guess'])('refuses %s', async (url) => {
  expect((await app().inject(url)).statusCode).toBe(404);
  expect((await app().inject({ method: 'POST', url })).statusCode).toBe(404);
});
