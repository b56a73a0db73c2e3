import nodemailer, { type SendMailOptions } from 'nodemailer';
import { SMTP_TIMEOUTS_MS, TEST_MAIL_TIMEOUT_MS } from '../mail-policy';
import { describeMailProblem, type MailProblem } from './mail-problem';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Delivers emails. */
export interface MailTransport {
  /** Rejects if the email wasn't accepted before the signal aborted; it is then not sent any more. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Delivers emails to the mail server of a URL such as `smtps://user:password@mail.example.org`. */
export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...SMTP_TIMEOUTS_MS });
  return {
    async send(message, signal) {
      await transport.sendMail({ ...message, signal });
    },
    close: () => transport.close(),
  };
}

/** Signs in to a mail server without sending anything. Returns why it refuses, or null. */
export async function checkSmtp(url: string): Promise<MailProblem | null> {
  const transport = nodemailer.createTransport({
    url,
    ...SMTP_TIMEOUTS_MS,
    // Somebody waits for the result.
    socketTimeout: TEST_MAIL_TIMEOUT_MS,
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return describeMailProblem(error);
  } finally {
    transport.close();
  }
}

/** Returns a file name that sorts by time and contains the recipient. */
function fileName(to: string): string {
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  return `${time}-${to.replace(/[^a-z0-9@._-]/gi, '_').slice(0, 80)}-${randomUUID().slice(0, 8)}.eml`;
}

/**
 * Writes each email into a folder as an `.eml` file, which mail programs can open, for a site without a mail server.
 */
export function folderTransport(folder: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: source, envelope } = await composer.sendMail(message);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, fileName(String(envelope.to[0] ?? 'nobody')));
      // The file gets its name when it is complete, so that nobody who watches the folder reads half an email.
      await fs.writeFile(`${file}.part`, source as Buffer, { mode: 0o600 });
      await fs.rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
