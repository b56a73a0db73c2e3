import net from 'node:net';
import { and, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import pino from 'pino';
import { withTestApp } from '../../../test/build-app';
import { startMailServer } from '../../../test/mail/mail-server';
import { leases, mailOutbox } from '../../database/schema/mail';
import { DEFAULT_SITE } from '../../site/site-repository';
import { MailSender } from './mail-sender';
import { queueMail } from '../queue-mail';
import { type MailTransport, smtpTransport } from './mail-transport';

const app = withTestApp();
type MailServer = Awaited<ReturnType<typeof startMailServer>>;
const refusals = new Map<string, { code: number; message: string }>();
let server: MailServer;
const senders: MailSender[] = [];

beforeAll(async () => {
  server = await startMailServer(({ to: [first] = [] }) => refusals.get(first?.address ?? '') ?? null);
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await app().db.delete(leases);
  await app().db.delete(mailOutbox);
});
afterAll(() => server.close());

function buildSender(transport: MailTransport = smtpTransport(server.url), sendTimeoutMs?: number) {
  const sender = new MailSender({
    db: app().db,
    transport,
    ...(sendTimeoutMs !== undefined && { sendTimeoutMs }),
    log: pino({ level: 'silent' }),
    readSender: async () => ({
      site: DEFAULT_SITE,
      origin: 'https://church.example',
      from: undefined,
      fillText: (text) => text,
    }),
    decideRequested: async () => false,
  });
  senders.push(sender);
  return sender;
}

const queue = (to: string) =>
  app().db.transaction((tx) =>
    queueMail(tx, {
      to,
      template: 'notice',
      data: { subject: 'News', heading: 'Hello', paragraphs: [], reason: 'Because.' },
    }),
  );
const readRow = async (to: string) => {
  const [row] = await app()
    .db.select({
      row: mailOutbox,
      waitsMs: sql<number>`(extract(epoch from ${mailOutbox.next_attempt_at} - now()) * 1000)::integer`,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_email, to));
  if (!row) throw new Error('There is no such email.');
  return { ...row.row, waitsMs: row.waitsMs };
};
const makeDue = (to: string) =>
  app()
    .db.update(mailOutbox)
    .set({ next_attempt_at: sql`now()` })
    .where(eq(mailOutbox.to_email, to));
const received = (to: string) => server.emails.filter(({ to: [first] = [] }) => first?.address === to);

it('hands emails to the mail server', async () => {
  await queue('smtp@demo.test');
  expect(await buildSender().sendDue()).toBe(1);
  expect(received('smtp@demo.test')).toMatchObject([
    {
      subject: 'News',
      from: { name: 'Campus Church', address: 'no-reply@church.example' },
    },
  ]);
});

it('tries again after a while when the server is busy, later each time', async () => {
  refusals.set('busy@demo.test', { code: 451, message: 'Try again later' });
  await queue('busy@demo.test');
  const sender = buildSender();
  await sender.sendDue();
  const first = await readRow('busy@demo.test');
  expect(first).toMatchObject({
    attempts: 1,
    sent_at: null,
    failed_at: null,
    error: expect.stringContaining('451'),
  });
  expect(await sender.sendDue()).toBe(0);
  await makeDue('busy@demo.test');
  await sender.sendDue();
  const second = await readRow('busy@demo.test');
  expect(second.attempts).toBe(2);
  expect(second.waitsMs).toBeGreaterThan(first.waitsMs);
  refusals.delete('busy@demo.test');
  await makeDue('busy@demo.test');
  expect(await sender.sendDue()).toBe(1);
  expect(received('busy@demo.test')).toHaveLength(1);
});

it('gives up at once when the address does not exist', async () => {
  refusals.set('nobody@demo.test', { code: 550, message: 'No such mailbox' });
  await queue('nobody@demo.test');
  await buildSender().sendDue();
  const row = await readRow('nobody@demo.test');
  expect(row.failed_at).toBeInstanceOf(Date);
  expect(row.error).toContain('No such mailbox');
});

it('keeps emails while no server responds, and a bad email holds up no other', async () => {
  await queue('later@demo.test');
  await buildSender(smtpTransport('smtp://127.0.0.1:9')).sendDue();
  expect(await readRow('later@demo.test')).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  await app().db.insert(mailOutbox).values({ to_email: 'bad@demo.test', template: 'unheard-of', data: {} });
  await queue('after@demo.test');
  await buildSender().sendDue();
  expect(received('after@demo.test')).toHaveLength(1);
  expect(await readRow('bad@demo.test')).toMatchObject({
    sent_at: null,
    error: 'There is no mail template unheard-of',
  });
});

it('sends each email once when two processes send at the same time', async () => {
  const addresses = Array.from({ length: 25 }, (_, index) => `crowd${index}@demo.test`);
  for (const address of addresses) await queue(address);
  const [first, second] = await Promise.all([buildSender().sendDue(), buildSender().sendDue()]);
  expect(Math.min(first, second)).toBe(0);
  expect(first + second).toBe(25);
  for (const address of addresses) expect(received(address)).toHaveLength(1);
});

/** As if so much time had passed that no process is thought to be alive, but for the email that is under way. */
async function outliveClaims(underWay: string): Promise<void> {
  await app()
    .db.update(mailOutbox)
    .set({ claimed_until: sql`now() - interval '1 second'` })
    .where(and(isNotNull(mailOutbox.claimed_until), ne(mailOutbox.to_email, underWay)));
  await app().db.delete(leases);
}

/** A mail server that takes no email before it is let go. */
function holdUp() {
  const fast = smtpTransport(server.url);
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  let tellUnderWay = () => {};
  const isUnderWay = new Promise<void>((resolve) => (tellUnderWay = resolve));
  const sender = buildSender({
    async send(message, signal) {
      tellUnderWay();
      await isLetGo;
      return fast.send(message, signal);
    },
    close: () => fast.close(),
  });
  return { sender, letGo, isUnderWay };
}

it('sends each email once when a slow mail server holds up those behind it', async () => {
  for (const name of ['slow-1', 'slow-2', 'slow-3']) await queue(`${name}@demo.test`);
  const { sender, letGo, isUnderWay } = holdUp();
  const sending = sender.sendDue();
  await isUnderWay;
  await outliveClaims('slow-1@demo.test');
  await buildSender().sendDue();
  letGo();
  await sending;
  for (const name of ['slow-1', 'slow-2', 'slow-3']) expect(received(`${name}@demo.test`)).toHaveLength(1);
});

it('renews the claims of all that wait for a slow mail server', async () => {
  for (const name of ['wait-1', 'wait-2', 'wait-3']) await queue(`${name}@demo.test`);
  const claims = () =>
    app()
      .db.select({ to: mailOutbox.to_email })
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sent_at), gt(mailOutbox.claimed_until, sql`now() + interval '1 minute'`)))
      .orderBy(mailOutbox.id);
  const claimed: string[][] = [];
  const sender = buildSender({
    async send() {
      claimed.push((await claims()).map(({ to }) => to));
      // An email that takes its time brings the others near the end of their claims.
      await app()
        .db.update(mailOutbox)
        .set({ claimed_until: sql`now() + interval '1 second'` });
    },
    close: () => undefined,
  });
  expect(await sender.sendDue()).toBe(3);
  const [first, second, third] = ['wait-1@demo.test', 'wait-2@demo.test', 'wait-3@demo.test'];
  expect(claimed).toEqual([[first, second, third], [second, third], [third]]);
});

it('finishes at a stop the email that is under way, and gives back the others with all their attempts', async () => {
  for (const name of ['last', 'left-1', 'left-2']) await queue(`${name}@demo.test`);
  const { sender, letGo, isUnderWay } = holdUp();
  const sending = sender.sendDue();
  await isUnderWay;
  const stopping = sender.stop();
  letGo();
  await stopping;
  expect(await sending).toBe(1);
  expect(received('last@demo.test')).toHaveLength(1);
  for (const name of ['left-1', 'left-2']) {
    expect(received(`${name}@demo.test`)).toEqual([]);
    expect(await readRow(`${name}@demo.test`)).toMatchObject({
      attempts: 0,
      claimed_until: null,
      error: null,
    });
  }
});

it('looks once more when an email is queued while it sends', async () => {
  await queue('early@demo.test');
  const { sender, letGo, isUnderWay } = holdUp();
  const sending = sender.sendDue();
  await isUnderWay;
  await queue('meanwhile@demo.test');
  const again = sender.sendDue();
  letGo();
  expect(await Promise.all([sending, again])).toEqual([2, 2]);
});

it('gives up on a mail server that takes longer than a claim lasts, and tries again later', async () => {
  const stalled = net.createServer((socket) => socket.on('error', () => undefined).write('220 wait\r\n'));
  await new Promise<void>((resolve) => stalled.listen(0, '127.0.0.1', resolve));
  const { port } = stalled.address() as net.AddressInfo;
  await queue('stalled@demo.test');
  expect(await buildSender(smtpTransport(`smtp://127.0.0.1:${port}`), 100).sendDue()).toBe(0);
  const row = await readRow('stalled@demo.test');
  expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, claimed_until: null });
  expect(row.waitsMs).toBeGreaterThan(0);
  stalled.close();
});

it('takes over from a process that is gone', async () => {
  await queue('orphan@demo.test');
  await app()
    .db.update(mailOutbox)
    .set({ claimed_until: sql`now() - interval '1 second'`, attempts: 1 })
    .where(eq(mailOutbox.to_email, 'orphan@demo.test'));
  await app()
    .db.insert(leases)
    .values({ name: 'mail-sender', holder: 'gone', expires_at: sql`now() - interval '1 second'` });
  expect(await buildSender().sendDue()).toBe(1);
  expect(received('orphan@demo.test')).toHaveLength(1);
});

it('gives up an email that ended the process in each attempt, and sends those behind it', async () => {
  for (const to of ['deadly@demo.test', 'behind@demo.test']) await queue(to);
  await app()
    .db.update(mailOutbox)
    .set({ claimed_until: sql`now() - interval '1 second'`, attempts: 8 });
  expect(await buildSender().sendDue()).toBe(1);
  expect(received('deadly@demo.test')).toEqual([]);
  expect(await readRow('deadly@demo.test')).toMatchObject({
    failed_at: expect.any(Date),
    error: 'The server ended each time while it sent this email.',
    data: { subject: 'News' },
  });
  expect(received('behind@demo.test')).toHaveLength(1);
});

it('tries an email once more whose last attempt the process did not survive', async () => {
  await queue('late@demo.test');
  await app()
    .db.update(mailOutbox)
    .set({ claimed_until: sql`now() - interval '1 second'`, attempts: 7 });
  expect(await buildSender().sendDue()).toBe(1);
  expect(received('late@demo.test')).toHaveLength(1);
});

it('sends nothing any more once it is stopped', async () => {
  await queue('stopped@demo.test');
  const sender = buildSender();
  await sender.stop();
  expect(await sender.sendDue()).toBe(0);
  expect(await readRow('stopped@demo.test')).toMatchObject({
    attempts: 0,
    claimed_until: null,
    sent_at: null,
  });
});
