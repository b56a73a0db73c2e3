import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the HMAC of a text in base64url, which only the owner of the secret can compute. */
export const computeMac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Appends the signature to a text after a dot. */
export const signText = (secret: string, text: string): string => `${text}.${computeMac(secret, text)}`;

/** Returns the text of a signed text, or null if the signature doesn't match the secret. */
export function readSignedText(secret: string, signed: string): string | null {
  const end = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, end));
  const given = Buffer.from(signed.slice(end + 1));
  const expected = Buffer.from(computeMac(secret, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : null;
}
