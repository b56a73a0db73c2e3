import { sql } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../test/build-app';
import { createUser, PASSWORD } from '../../../test/factories';
import { readMailbox } from '../../../test/mail/visitors';
import { DEFAULT_BOUNDS } from '../../bounds';
import { rateLimits } from '../../database/schema/auth';
import { inquiries } from '../../database/schema/visitor-forms';

const HOUR_MAX = 2;
const app = withTestApp({
  config: {
    bounds: {
      ...DEFAULT_BOUNDS,
      visitorMailsPerRecipientPerHour: HOUR_MAX,
      visitorMailsPerRecipientPerDay: 5,
      accountMailsPerRecipientPerHour: HOUR_MAX,
    },
  },
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app().inject({ method: 'POST', url, payload, headers });
/** Each visit has its own message, because one that is sent again is stored once. */
const planVisit = (email: string) =>
  post('/api/v1/visits', { name: 'Halima', day: '2035-11-24', email, message: crypto.randomUUID() });
const countEmails = async (email: string) => (await readMailbox(app(), email)).length;
/** As if the windows that end within so many hours had ended. */
const passHours = (hours: number) =>
  app()
    .db.delete(rateLimits)
    .where(sql`${rateLimits.window_ends_at} < now() + ${hours} * interval '1 hour'`);

const newAddress = () => `${crypto.randomUUID()}@demo.test`;

/** Everything that somebody can have sent to an address that isn't theirs. */
const CAUSES: Readonly<
  Record<string, () => Promise<{ email: string; cause: () => Promise<{ body: string }> }>>
> = {
  'a planned visit': async () => {
    const email = newAddress();
    return { email, cause: () => planVisit(email) };
  },
  'a sign-up at the newsletter': async () => {
    const email = newAddress();
    return { email, cause: () => post('/api/v1/newsletter', { email, interests: [] }) };
  },
  'a forgotten password': async () => {
    const { email } = await createUser(app());
    return { email, cause: () => post('/api/auth/forgot-password', { email }) };
  },
  'a forgotten password of somebody without an account': async () => {
    const { email } = await createUser(app(), { password_hash: null });
    return { email, cause: () => post('/api/auth/forgot-password', { email }) };
  },
};

it.each(Object.keys(CAUSES))('reaches an address a few times an hour at most: %s', async (name) => {
  const cause = CAUSES[name];
  if (!cause) throw new Error('There is no such cause.');
  const { email, cause: send } = await cause();
  const responses = await Promise.all(Array.from({ length: 5 }, send));
  // Nothing says that the mailbox has had enough.
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await countEmails(email)).toBe(HOUR_MAX);
  await passHours(2);
  await send();
  expect(await countEmails(email)).toBe(HOUR_MAX + 1);
});

it('stores what a visitor sent, also when no email follows', async () => {
  const email = newAddress();
  for (let sent = 0; sent < 4; sent += 1) expect((await planVisit(email)).statusCode).toBe(201);
  expect(await app().db.$count(inquiries, sql`${inquiries.email} = ${email}`)).toBe(4);
});

it('counts a mailbox once, however its address is written', async () => {
  for (const email of ['one@demo.test', 'One@demo.test', 'one+a@demo.test', 'one+b@demo.test']) {
    await planVisit(email);
  }
  expect(
    (await readMailbox(app())).filter(({ to: [first] = [] }) => first?.address?.startsWith('one')),
  ).toHaveLength(HOUR_MAX);
});

it('reaches an address a few times a day at most when only a visitor asks', async () => {
  const email = newAddress();
  for (let hour = 0; hour < 5; hour += 1) {
    for (let sent = 0; sent < 3; sent += 1) await planVisit(email);
    await passHours(2);
  }
  expect(await countEmails(email)).toBe(5);
  await passHours(25);
  await planVisit(email);
  expect(await countEmails(email)).toBe(6);
});

it('leaves the owner their own emails while a stranger floods the address', async () => {
  const { user, headers } = await signIn(app(), 'member', { email_confirmed_at: null });
  for (let sent = 0; sent < 10; sent += 1) await planVisit(user.email);
  const before = await countEmails(user.email);
  await post('/api/auth/forgot-password', { email: user.email });
  await post('/api/auth/confirm-email/resend', {}, headers);
  await post('/api/v1/newsletter', { email: user.email, interests: [] });
  expect(await countEmails(user.email)).toBe(before + 3);
});

it('leaves the office its invitation when a stranger has used up their own', async () => {
  const person = await createUser(app(), { password_hash: null });
  for (let sent = 0; sent < 5; sent += 1) await post('/api/auth/forgot-password', { email: person.email });
  const { headers } = await signIn(app(), 'admin');
  expect((await post(`/api/v1/members/${person.id}/invite`, {}, headers)).statusCode).toBe(200);
  expect(await countEmails(person.email)).toBe(HOUR_MAX + 1);
});

it('bounds the notices that an account with the address of somebody else can cause', async () => {
  const { user, headers } = await signIn(app(), 'member');
  const payload = { current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD };
  for (let changed = 0; changed < 4; changed += 1) {
    const response = await app().inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
    expect(response.statusCode).toBe(200);
  }
  expect(await countEmails(user.email)).toBe(HOUR_MAX);
});
