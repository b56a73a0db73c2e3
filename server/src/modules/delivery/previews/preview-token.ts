import { ROLES, type Role } from '@narthex/shared-contracts';
import { readSignedText, signText } from '../../../plugins/secrets/signed-text';

/** A version of a remote that somebody may look at until then. */
export interface Preview {
  readonly remote: string;
  readonly version: string;
  readonly expiresAt: Date;
}

export interface PreviewLink extends Preview {
  /** Who may open it. */
  readonly roles: readonly Role[];
}

/** What a text is for stands in it: a link is no cookie. */
const LINK = 'link';
const COOKIE = 'cookie';
/** Versions hold dots; no part holds this. */
const SEPARATOR = ' ';

const sign = (secret: string, ...parts: readonly string[]) =>
  Buffer.from(signText(secret, parts.join(SEPARATOR))).toString('base64url');

function read(secret: string, text: string, purpose: string, now: number) {
  const signed = Buffer.from(text, 'base64url').toString('utf8');
  const [kind, remote, version, expiresAt, roles = ''] =
    readSignedText(secret, signed)?.split(SEPARATOR) ?? [];
  if (kind !== purpose || !remote || !version || !(Number(expiresAt) > now)) return null;
  return { remote, version, expiresAt: new Date(Number(expiresAt)), roles };
}

const toParts = ({ remote, version, expiresAt }: Preview) => [remote, version, String(expiresAt.getTime())];

/** The token of a link. */
export const signLink = (secret: string, link: PreviewLink): string =>
  sign(secret, LINK, ...toParts(link), link.roles.join());

/** Reads the token of a link; null where it isn't one of this site, or is out of date. */
export function readLink(secret: string, token: string, now = Date.now()): PreviewLink | null {
  const found = read(secret, token, LINK, now);
  if (!found) return null;
  const named = found.roles.split(',');
  return { ...found, roles: ROLES.filter((role) => named.includes(role)) };
}

/** What the browser of somebody who opened a link carries. */
export const signCookie = (secret: string, preview: Preview): string =>
  sign(secret, COOKIE, ...toParts(preview));

export function readCookie(secret: string, cookie: string, now = Date.now()): Preview | null {
  const found = read(secret, cookie, COOKIE, now);
  return found && { remote: found.remote, version: found.version, expiresAt: found.expiresAt };
}
