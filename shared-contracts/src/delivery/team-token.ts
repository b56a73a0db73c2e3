import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';

/** The token of every delivery key begins with this prefix. */
export const TEAM_TOKEN_PREFIX = 'nx_';

/**
 * A PKCS #8 document with an Ed25519 seed of 32 bytes always begins with these bytes (RFC 8410, section 7).
 */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyFrom = (seed: string) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update(seed).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/**
 * Holds a new delivery key. Its text consists of two secrets, `nx_<token>.<seed>`: requests carry the token,
 * and the seed of an Ed25519 key never leaves the team's machine. The server stores the token's hash and the
 * public key.
 */
export interface NewTeamToken {
  /** Holds both secrets; the team sees it once. */
  readonly text: string;
  /** Holds the secret that requests carry. */
  readonly token: string;
  /** Holds the public key as SPKI in base64. */
  readonly publicKey: string;
}

/** Creates the text of a new delivery key with random secrets. */
export function newTeamToken(): NewTeamToken {
  const token = TEAM_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const seed = randomBytes(32).toString('base64url');
  const publicKey = createPublicKey(privateKeyFrom(seed)).export({ format: 'der', type: 'spki' });
  return { text: `${token}.${seed}`, token, publicKey: publicKey.toString('base64') };
}

/** Splits the text of a key into its two secrets; `seed` is null for the token of the site itself. */
export function readTeamToken(text: string): { readonly token: string; readonly seed: string | null } {
  const [token = '', seed = null] = text.startsWith(TEAM_TOKEN_PREFIX) ? text.split('.') : [text];
  return { token, seed };
}

/** Signs a text with a team's seed; returns the Ed25519 signature in base64. */
export const signText = (text: string, seed: string): string =>
  sign(null, Buffer.from(text), privateKeyFrom(seed)).toString('base64');

/**
 * Returns true if a signature of a text was made with the seed that belongs to a public key (SPKI, base64).
 */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
