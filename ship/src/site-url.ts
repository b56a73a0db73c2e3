import { InvalidArgumentError } from 'commander';
import { CommandError } from './command-errors';

/** Parses the URL of a site. Throws what the command prints beside the option if it isn't one. */
export function readSiteUrl(text: string): string {
  const isUrl = URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
  if (!isUrl) throw new InvalidArgumentError('It is a URL such as https://church.example.');
  return new URL(text).origin;
}

/** These errors end a connection that was there. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** `fetch` refuses ports such as 22 and 6000 with this message, as browsers do. */
const BAD_PORT = 'bad port';

/** Returns what to look at after an error of a connection. */
function adviseFor(code: string | undefined): string {
  if (code?.startsWith('CERT_')) return 'Is the clock of this machine right?';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'Is its name spelled right, and this machine online?';
  return 'Is the site running?';
}

/**
 * Says that a site can't be reached. The reason is the cause of the error, which itself only says that `fetch` failed.
 * @param advice Ends the sentence if the site may have received the request.
 */
export function describeUnreachable(site: string, error: unknown, advice = 'Is the site running?'): string {
  const { cause = error } = error as { readonly cause?: unknown };
  const { name, message, code } = cause as { readonly [Key in 'name' | 'message' | 'code']?: string };
  if (name === 'TimeoutError') return `${site} accepted the connection, but did not respond. ${advice}`;
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return `${site} can't be reached: its port doesn't speak HTTPS. Does its URL begin with http:?`;
  if (code !== undefined && CLOSED.has(code))
    return `${site} closed the connection before it responded. ${advice}`;
  if (message === BAD_PORT)
    return `${site} can't be reached: its port belongs to another protocol, so browsers refuse it as well. Choose another port for the site.`;
  // `fetch` gives no reason for the status 407.
  return `${site} can't be reached: ${message || code || 'a proxy may ask for a password'}. ${adviseFor(code)}`;
}

/** Fetches a path of a site. Throws CommandError if the site can't be reached. */
export const fetchFrom = (site: string, path: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(path, site), init).catch((cause: unknown) => {
    throw new CommandError(describeUnreachable(site, cause));
  });
