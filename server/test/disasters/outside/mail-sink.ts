import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the mail server does with the emails that come. */
export type MailMood =
  | 'well'
  /** It breaks the connection while an email is coming in, and keeps nothing of it. */
  | 'dies before the end'
  /** It keeps the email and breaks the connection before it says so. */
  | 'dies before its response';

/** A mail server that counts what it gets, and that can die in the middle of an email. */
export interface MailSink {
  readonly url: string;
  mood: MailMood;
  /** Maps `<recipient> <subject>` to how often the server has acknowledged such an email. */
  readonly acknowledged: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export const mailKey = (recipient: string, subject: string): string => `${recipient} ${subject}`;

export async function startMailSink(): Promise<MailSink> {
  const acknowledged = new Map<string, number>();
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
      void PostalMime.parse(Buffer.concat(chunks)).then(({ to, subject }) => {
        if (state.mood === 'dies before its response') return breakOff();
        const key = mailKey(to?.[0]?.address ?? '', subject ?? '');
        acknowledged.set(key, (acknowledged.get(key) ?? 0) + 1);
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
    acknowledged,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
