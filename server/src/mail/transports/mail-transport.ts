import type { SendMailOptions } from 'nodemailer';

/** Delivers emails. */
export interface MailTransport {
  /** Rejects if the email wasn't accepted before the signal aborted; it is then not sent any more. */
  send(message: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Returns true for a refusal that another attempt won't change, such as an unknown address. */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'responseCode' in error ? error.responseCode : undefined;
  return (
    typeof code === 'number' && code >= 500 && code < 600 && !('code' in error && error.code === 'EAUTH')
  );
}
