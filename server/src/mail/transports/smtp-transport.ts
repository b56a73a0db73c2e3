import nodemailer from 'nodemailer';
import type { MailTransport } from './mail-transport';
import { SMTP_TIMEOUTS_MS } from '../mail-policy';

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
