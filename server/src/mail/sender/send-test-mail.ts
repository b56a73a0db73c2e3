import path from 'node:path';
import { z } from 'zod';
import { t } from '@narthex/shared-contracts/translate';
import type { Config } from '../../config';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { Say } from '../../responses/translate-message';
import { SECOND_MS } from '../../time-units';
import { TEST_MAIL_TIMEOUT_MS } from '../mail-policy';
import { renderMail } from '../render-mail';
import { describeMailProblem } from './mail-problem';
import { folderTransport, smtpTransport } from './mail-transport';

/** Describes what became of a message that tries the mail server out. */
export const testMailSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('sent') }),
  /** Without a mail server, emails are files in this folder. */
  z.object({ outcome: z.literal('no mail server'), folder: z.string() }),
  z.object({ outcome: z.literal('refused'), reason: z.string(), advice: z.string() }),
]);
export type TestMail = z.infer<typeof testMailSchema>;

interface TestMailOptions {
  readonly config: Config;
  readonly site: Site;
  readonly to: string;
  /** Is the origin of the site for the links of the frame. */
  readonly origin: string;
  readonly say: Say;
}

/** Sends a message at once, past the outbox, so that whoever sets a site up learns if email works. */
export async function sendTestMail({ config, site, to, origin, say }: TestMailOptions): Promise<TestMail> {
  const { smtpUrl, dataDir, mailFrom } = config;
  const folder = path.join(dataDir, 'mail');
  const transport = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(folder);
  const data = {
    subject: say(t('Email works')),
    heading: say(t('Email works')),
    paragraphs: [say(t('This message tried out whether your new site can send emails. It can.'))],
    reason: say(t('You get this email because you asked for it when you set up the site.')),
  };
  const email = {
    id: Date.now(),
    to_email: to,
    template: 'notice',
    data,
    is_bulk: false,
    unsubscribe_path: null,
  };
  const sender = { site, origin, from: mailFrom, fillText: (text: string) => text };
  const signal = AbortSignal.timeout(TEST_MAIL_TIMEOUT_MS);
  try {
    await transport.send(renderMail(email, sender), signal);
    return smtpUrl ? { outcome: 'sent' } : { outcome: 'no mail server', folder };
  } catch (error) {
    const problem = describeMailProblem(error);
    if (!signal.aborted) return { outcome: 'refused', ...problem };
    const seconds = TEST_MAIL_TIMEOUT_MS / SECOND_MS;
    return {
      outcome: 'refused',
      ...problem,
      reason: say(t('nothing within {seconds} seconds'), { seconds }),
    };
  } finally {
    transport.close();
  }
}
