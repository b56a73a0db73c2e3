import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Names how the mail server treats the emails that come in. */
export type MailMood =
  | 'well'
  /** It breaks the connection while an email is coming in, and keeps nothing of it. */
  | 'dies before the end'
  /** It keeps the email and breaks the connection before it says so. */
  | 'dies before its response';

export interface ReceivedMail {
  /** Is the key of recipient and subject. */
  readonly mail: string;
  readonly copies: number;
}

/** A mail server that counts what it gets, and that can die in the middle of an email. */
export interface MailSink {
  readonly url: string;
  mood: MailMood;
  /** Maps numbers of the outbox to the emails that the server has acknowledged. */
  readonly received: ReadonlyMap<number, ReceivedMail>;
  close(): Promise<void>;
}

/** Names an email in the findings: `<recipient> <subject>`. */
export const mailKey = (recipient: string, subject: string): string => `${recipient} ${subject}`;

export async function startMailSink(): Promise<MailSink> {
  const received = new Map<number, ReceivedMail>();
  const state: { mood: MailMood } = { mood: 'well' };
  const onData: SMTPServerOptions['onData'] = (stream, session, callback) => {
    const chunks: Buffer[] = [];
    const breakOff = () => {
      for (const connection of server.connections) if (connection.id === session.id) connection.close();
    };
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (state.mood === 'dies before the end') breakOff();
    });
    stream.on('end', () => {
      if (state.mood === 'dies before the end') return breakOff();
      void PostalMime.parse(Buffer.concat(chunks)).then(({ to, subject, messageId }) => {
        if (state.mood === 'dies before its response') return breakOff();
        const row = Number(/<outbox-(\d+)@/.exec(messageId ?? '')?.[1]);
        const copies = (received.get(row)?.copies ?? 0) + 1;
        received.set(row, { mail: mailKey(to?.[0]?.address ?? '', subject ?? ''), copies });
        callback(null);
      });
    });
  };
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData });
  // A client that was killed breaks its connection off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
