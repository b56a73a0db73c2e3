import fs from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { startMailServer } from '../../../test/mail/mail-server';
import { testConfig } from '../../../test/test-config';
import type { Config } from '../../config';
import { sayIn } from '../../responses/translate-message';
import { DEFAULT_SITE } from '../../site/site-repository';
import { TEST_MAIL_TIMEOUT_MS } from '../mail-policy';
import { checkSmtp } from './mail-transport';
import { sendTestMail, testMailSchema } from './send-test-mail';

const send = (overrides: Partial<Config>) =>
  sendTestMail({
    config: testConfig({ mailFrom: { name: '', address: 'office@demo.test' }, ...overrides }),
    site: { ...DEFAULT_SITE, name: 'Kilele church' },
    to: 'ann@demo.test',
    origin: 'https://church.example',
    say: sayIn('en'),
  });

let server: Awaited<ReturnType<typeof startMailServer>>;
const refuse = (message: string) => () => ({ code: 550, message });
afterEach(() => server.close());

it('sends a message that says why it comes, through the mail server', async () => {
  server = await startMailServer();
  expect(await send({ smtpUrl: server.url })).toEqual({ outcome: 'sent' });
  const [email] = server.emails;
  expect(email).toMatchObject({
    from: { address: 'office@demo.test' },
    to: [{ address: 'ann@demo.test' }],
    subject: 'Email works',
  });
  for (const part of [email?.text, email?.html]) {
    expect(part).toContain('Email works');
    expect(part).toContain('This message tried out whether your new site can send emails. It can.');
    expect(part).toContain('You get this email because you asked for it when you set up the site.');
    expect(part).not.toContain('Unsubscribe');
  }
});

it('says what the mail server said, and that none can be reached', async () => {
  server = await startMailServer(refuse('no such mailbox'));
  const refused = await send({ smtpUrl: server.url });
  expect(refused).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('no such mailbox') });
  await server.close();
  expect(await send({ smtpUrl: server.url })).toMatchObject({
    outcome: 'refused',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});

it('writes the message into the folder of a site without a mail server', async () => {
  server = await startMailServer();
  const { dataDir } = testConfig();
  const folder = path.join(dataDir, 'mail');
  expect(await send({ dataDir, smtpUrl: undefined })).toEqual({ outcome: 'no mail server', folder });
  const [file = ''] = await fs.readdir(folder);
  expect(await PostalMime.parse(await fs.readFile(path.join(folder, file)))).toMatchObject({
    subject: 'Email works',
  });
  await fs.rm(dataDir, { recursive: true });
});

it('gives the mail server twenty seconds, and tells each outcome as it is', () => {
  expect(TEST_MAIL_TIMEOUT_MS).toBe(20_000);
  for (const told of [
    { outcome: 'sent' },
    { outcome: 'no mail server', folder: '/data/mail' },
    { outcome: 'refused', reason: 'no such mailbox', advice: 'Check it.' },
  ])
    expect(testMailSchema.parse({ ...told, more: true })).toEqual(told);
});

it('finds out whether a mail server takes the sign-in, and sends nothing', async () => {
  server = await startMailServer();
  expect(await checkSmtp(server.url)).toBeNull();
  expect(server.emails).toEqual([]);
  await server.close();
  expect(await checkSmtp(server.url)).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED') });
});
