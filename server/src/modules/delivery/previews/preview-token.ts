import { readSignedText, signText } from '../../../plugins/secrets/signed-text';

/** Names the secret that signs links and cookies. */
export const PREVIEW_SECRET = 'previews';

/** Every signed text contains its purpose, so that a link can't be used as a cookie. */
type Purpose = 'link' | 'cookie';

/** Signs the id of a preview; its version, readers and end are stored. */
export const signPreview = (secret: string, purpose: Purpose, id: number): string =>
  Buffer.from(signText(secret, `${purpose} ${id}`)).toString('base64url');

/**
 * Returns the id of a preview, or null if this site didn't sign it for this purpose.
 * @param secrets The secrets that it may be signed with.
 */
export function readPreviewId(secrets: readonly string[], purpose: Purpose, token: string): number | null {
  const signed = Buffer.from(token, 'base64url').toString('utf8');
  const texts = secrets.map((secret) => readSignedText(secret, signed));
  const [kind, id] = texts.find((text) => text !== null)?.split(' ') ?? [];
  return kind === purpose && /^\d{1,9}$/.test(id ?? '') ? Number(id) : null;
}
