import { ROLES, type Role } from '@narthex/shared-contracts';
import { readSignedText, signText } from '../../../plugins/secrets/signed-text';

/** Names the secret that signs links and cookies. */
export const PREVIEW_SECRET = 'previews';

/** Names a version that may be previewed until it expires. */
export interface Preview {
  readonly remote: string;
  readonly version: string;
  readonly expiresAt: Date;
}

export interface PreviewLink extends Preview {
  /** Limits the preview to people with these roles. */
  readonly roles: readonly Role[];
}

/** Every signed text contains its purpose, so that a link can't be used as a cookie. */
const LINK = 'link';
const COOKIE = 'cookie';
/** Versions may contain dots, but no part contains a space. */
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

export const signLink = (secret: string, link: PreviewLink): string =>
  sign(secret, LINK, ...toParts(link), link.roles.join());

/** Reads the token of a link. Returns null if it is expired or this site didn't sign it. */
export function readLink(secret: string, token: string, now = Date.now()): PreviewLink | null {
  const found = read(secret, token, LINK, now);
  if (!found) return null;
  const named = found.roles.split(',');
  return { ...found, roles: ROLES.filter((role) => named.includes(role)) };
}

export const signCookie = (secret: string, preview: Preview): string =>
  sign(secret, COOKIE, ...toParts(preview));

export function readCookie(secret: string, cookie: string, now = Date.now()): Preview | null {
  const found = read(secret, cookie, COOKIE, now);
  return found && { remote: found.remote, version: found.version, expiresAt: found.expiresAt };
}
