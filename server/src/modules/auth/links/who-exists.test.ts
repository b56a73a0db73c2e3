import { eq } from 'drizzle-orm';
import { withTestApp } from '../../../../test/build-app';
import { createUser } from '../../../../test/factories';
import { readMailbox } from '../../../../test/mail/visitors';
import { accountLinks, users } from '../../../database/schema/auth';
import { newsletterSubscriptions } from '../../../database/schema/visitor-forms';
import { mailOutbox } from '../../../database/schema/mail';

const app = withTestApp();
const newEmail = () => `${crypto.randomUUID()}@demo.test`;
const post = (url: string, payload: object) => app().inject({ method: 'POST', url, payload });

const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const join = (email: string) =>
  post('/api/auth/register', {
    first_name: 'Somebody',
    last_name: 'Else',
    email,
    password: 'sunrise over campus',
    password_confirmation: 'sunrise over campus',
  });
const subscribe = (email: string) => post('/api/v1/newsletter', { email, interests: ['events'] });

const nobody = async () => newEmail();
const account = async () => (await createUser(app())).email;
const deactivated = async () => (await createUser(app(), { is_active: false })).email;
const inRegister = async () => (await createUser(app(), { password_hash: null })).email;
const reader = async () => {
  const email = newEmail();
  const now = new Date();
  await app()
    .db.insert(newsletterSubscriptions)
    .values({ email, token: email, confirmed_at: now, confirm_sent_at: now });
  return email;
};

/** Returns the response, and everything that the database contains about the address at that time. */
async function findTraces(send: typeof forgot, email: string) {
  const before = await app().db.select().from(newsletterSubscriptions);
  const response = await send(email);
  const links = await app()
    .db.select({ kind: accountLinks.kind })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.user_id))
    .where(eq(users.email, email));
  const mail = await app()
    .db.select({ template: mailOutbox.template, data: mailOutbox.data })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_email, email));
  const after = await app().db.select().from(newsletterSubscriptions);
  const { request_id: _id, ...body } = response.json();
  await readMailbox(app());
  return { status: response.statusCode, body, links, mail, isListChanged: after.length !== before.length };
}

it.each([
  ['a forgotten password', forgot, [nobody, account, deactivated, inRegister]],
  ['joining with an address that is taken', join, [account, deactivated, inRegister]],
  ['the newsletter', subscribe, [nobody, account, reader]],
])('%s leaves the same behind whoever has the address', async (_title, send, people) => {
  const [first, ...others] = await Promise.all(people.map((make) => make()));
  const expected = await findTraces(send, first ?? '');
  expect(expected.mail).toHaveLength(1);
  for (const email of others) expect(await findTraces(send, email)).toEqual(expected);
});
