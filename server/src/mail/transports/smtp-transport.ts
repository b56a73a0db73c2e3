import nodemailer from 'nodemailer';
import type { MailTransport } from './mail-transport';

const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 } as const;

/** Hands emails to the mail server of a URL such as `smtps://user:password@mail.example.org`. */
export function smtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, ...TIMEOUTS });
  return {
    async send(message, signal) {
      await transport.sendMail({ ...message, signal });
    },
    close: () => transport.close(),
  };
}
