import { createHmac, timingSafeEqual } from 'node:crypto';

/** The text as only who knows the secret can write it, in base64url. */
export const computeMac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** A text with its signature behind the last dot. */
export const signText = (secret: string, text: string): string => `${text}.${computeMac(secret, text)}`;

/** The text of a signed one; null where the signature is not this secret's. */
export function readSignedText(secret: string, signed: string): string | null {
  const end = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, end));
  const given = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(computeMac(secret, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
