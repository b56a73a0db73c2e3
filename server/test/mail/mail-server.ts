import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

/** Returns the server's error for an email, or nothing if it accepts the email. */
type Verdict = (email: Email) => { readonly code: number; readonly message: string } | null;

/** A mail server on this machine that keeps what it takes. */
export async function startMailServer(verdict: Verdict = () => null) {
  const emails: Email[] = [];
  const onData: SMTPServerOptions['onData'] = (stream, _session, callback) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
        const refusal = verdict(email);
        if (!refusal) emails.push(email);
        callback(refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null);
      });
    });
  };
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
