import { eq } from 'drizzle-orm';
import { withTestApp } from '../../test/build-app';
import { createUser } from '../../test/factories';
import { readMailbox } from '../../test/mail/visitors';
import { users } from '../database/schema/auth';
import { mailOutbox, mailPreferences } from '../database/schema/mail';
import { siteSettings } from '../database/schema/site';
import { DEFAULT_SITE } from '../site/site-repository';
import { queueMail, type Mail } from './queue-mail';

const app = withTestApp({ config: { publicOrigin: 'https://church.example' } });

const NEWS = {
  subject: 'News',
  heading: 'Hello',
  paragraphs: ['It is <b>me</b> & you.'],
  reason: 'Because.',
};
const queue = (mail: Pick<Mail, 'to'> & Partial<Mail<'notice'>>) =>
  app().db.transaction((tx) =>
    queueMail(tx, {
      template: 'notice',
      data: NEWS,
      ...mail,
    }),
  );

beforeAll(async () => {
  const settings = { ...DEFAULT_SITE, name: 'Mwangaza "Light"', email: 'office@mwangaza.example' };
  await app().db.insert(siteSettings).values({ settings });
});

it('arrives as text and as HTML, with whole links and everything escaped', async () => {
  const link = { label: 'See <it>', path: '/Events?id=1&x=2' };
  await queue({
    to: 'Ann@Demo.test',
    data: { subject: 'A & B', heading: '<Hi>', paragraphs: ['1 < 2'], link, reason: 'Because "so".' },
  });
  const [email] = await readMailbox(app(), 'ann@demo.test');
  expect(email).toMatchObject({
    subject: 'A & B',
    from: { name: 'Mwangaza "Light"', address: 'office@mwangaza.example' },
  });
  expect(email?.text).toContain('See <it>:\nhttps://church.example/Events?id=1&x=2');
  expect(email?.html).toContain('href="https://church.example/Events?id=1&amp;x=2"');
  expect(email?.html).toContain('&lt;Hi&gt;');
  expect(email?.html).toContain('1 &lt; 2');
  expect(email?.html).not.toContain('<it>');
  expect(email?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
});

it('is not sent when the transaction is rolled back', async () => {
  const failing = app().db.transaction(async (tx) => {
    await queueMail(tx, { to: 'never@demo.test', template: 'notice', data: NEWS });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await readMailbox(app(), 'never@demo.test')).toEqual([]);
});

it('is sent once, and its data is forgotten', async () => {
  await queue({ to: 'once@demo.test' });
  await app().mail.sendDue();
  expect(await readMailbox(app(), 'once@demo.test')).toHaveLength(1);
  const [row] = await app().db.select().from(mailOutbox).where(eq(mailOutbox.to_email, 'once@demo.test'));
  expect(row).toMatchObject({ data: {}, error: null });
  expect(row?.sent_at).toBeInstanceOf(Date);
});

it('is queued once under one key', async () => {
  expect(await queue({ to: 'key@demo.test', once_key: 'reminder 1' })).toBe(true);
  expect(await queue({ to: 'key@demo.test', once_key: 'reminder 1' })).toBe(false);
  expect(await readMailbox(app(), 'key@demo.test')).toHaveLength(1);
});

it('carries a one-click link when it goes to many, which only reaches who wants it', async () => {
  expect(await queue({ to: 'many@demo.test', is_bulk: true })).toBe(true);
  const [email] = await readMailbox(app(), 'many@demo.test');
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = headers.get('list-unsubscribe')?.slice(1, -1);
  expect(url).toMatch(/^https:\/\/church\.example\/mail\/unsubscribe\?token=[\w-]{43}$/);
  expect(email?.html).toContain(`href="${url}"`);
  expect(email?.text).toContain(`Unsubscribe: ${url}`);

  const isThis = eq(mailPreferences.email, 'many@demo.test');
  await app().db.update(mailPreferences).set({ wants_messages: false }).where(isThis);
  expect(await queue({ to: 'many@demo.test', is_bulk: true })).toBe(false);
  expect(await queue({ to: 'many@demo.test' })).toBe(true);
});

it('goes with the account it is for', async () => {
  const user = await createUser(app());
  await queue({ to: user.email, user_id: user.id });
  await app().db.delete(users).where(eq(users.id, user.id));
  expect(await readMailbox(app(), user.email)).toEqual([]);
});
