import { t } from '@narthex/shared-contracts/translate';

interface Refusal {
  readonly message: string;
  /** Is the code of the mail server's response. */
  readonly status: number;
  /** Is the command that it refused, or `CONN` before the first. */
  readonly command: string | undefined;
}

/** Says why a mail server took no email. */
export interface MailProblem {
  readonly reason: string;
  /** Is a sentence of the catalogue that says what to do. */
  readonly advice: string;
}

function readRefusal(error: unknown): Refusal {
  if (!(error instanceof Error)) return { message: String(error), status: 0, command: undefined };
  return {
    message: error.message,
    status: 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0,
    command: 'command' in error ? String(error.command) : undefined,
  };
}

/** A mail server that knows no sign-in of the site takes nothing for others; enhanced codes call that a matter of policy. */
const isSignInMissing = ({ message, status, command = '' }: Refusal) =>
  command.startsWith('AUTH') || status === 530 || (command === 'RCPT TO' && / 5\.7\.\d/.test(message));

/**
 * Finds enhanced codes (RFC 3463, RFC 7372) of a mail server that takes nothing, of a site that has sent too much for a
 * day, and of a sender that nobody vouches for. Large providers respond with them to the text of an email.
 */
const CODE_OF_SITE = /\b5\d\d[ -]5\.(?:1\.90|3\.[12]|4\.5|7\.\d{2,3})\b/;

/** Returns true for a refusal that concerns every email of the site, and not this one. */
const isOfSite = (refusal: Refusal) =>
  isSignInMissing(refusal) ||
  CODE_OF_SITE.test(refusal.message) ||
  (refusal.command !== undefined &&
    !['RCPT TO', 'DATA'].includes(refusal.command) &&
    // The size of an email is announced with its sender.
    refusal.status !== 552);

/**
 * Returns true for a refusal that another attempt won't change, such as an unknown mailbox. A refusal of the site
 * itself isn't permanent, because somebody mends its settings.
 */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const refusal = readRefusal(error);
  return refusal.status >= 500 && refusal.status < 600 && !isOfSite(refusal);
}

/** Advises on a server that can't be reached, and on all that is unknown. */
const CHECK_CONNECTION = t(
  'Check SMTP_URL, and that a firewall lets connections to the mail server through.',
);

function adviseOn(refusal: Refusal): string {
  const { message, status, command } = refusal;
  if (/wrong version number|packet length too long/.test(message))
    return t('This port does not begin with TLS: write smtp:// in place of smtps:// in SMTP_URL.');
  if (message.includes('Greeting never received'))
    return t('Check SMTP_URL: it begins with smtps:// where a port begins with TLS, as 465 does.');
  if (message.includes('certificate'))
    return t('Its certificate is not trusted: name the mail server in SMTP_URL as its certificate does.');
  if (isSignInMissing(refusal)) return t('Check user and password in SMTP_URL.');
  if (status >= 400 && status < 500) return t('That may pass: try it again in a few minutes.');
  if (command === 'MAIL FROM') return t('Check MAIL_FROM: it must be a sender whom the mail server allows.');
  if (command === 'RCPT TO') return t('Check the email address of the recipient.');
  if (status !== 0) return t('The mail server responds, but refuses: ask whoever runs it for the reason.');
  return CHECK_CONNECTION;
}

/** Describes why an email was not sent, for whoever runs the site. */
export function describeMailProblem(error: unknown): MailProblem {
  const refusal = readRefusal(error);
  const [, ofTls = refusal.message] = /:SSL routines:[^:]*:([^:]+):/.exec(refusal.message) ?? [];
  return { reason: ofTls.trim().replace(/\.$/, ''), advice: adviseOn(refusal) };
}
