import type { SendMailOptions } from 'nodemailer';

/** A way out for emails. */
export interface MailTransport {
  /** Rejects when the email wasn't accepted before the signal: from then on it isn't sent any more. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A refusal that another attempt won't change, such as an address that doesn't exist. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'responseCode' in error ? error.responseCode : undefined;
  return (
    typeof code === 'number' && code >= 500 && code < 600 && !('code' in error && error.code === 'EAUTH')
  );
}
