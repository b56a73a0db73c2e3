import { createHash, createPrivateKey, createPublicKey, randomBytes, sign, verify } from 'node:crypto';

/** How the token of a delivery key begins. */
export const TEAM_TOKEN_PREFIX = 'nx_';

/** The fixed head of a PKCS #8 document with an Ed25519 seed of 32 bytes (RFC 8410, section 7). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyFrom = (seed: string) =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, createHash('sha256').update(seed).digest()]),
    format: 'der',
    type: 'pkcs8',
  });

/**
 * What a team holds is one text of two secrets, `nx_<token>.<seed>`: the token goes with each request, the seed of an
 * Ed25519 key never leaves the team's machine. The server issues both, and keeps the token's hash and the public key.
 */
export interface NewTeamToken {
  /** For the team, shown once. */
  readonly text: string;
  /** What requests carry. */
  readonly token: string;
  /** SPKI, base64. */
  readonly publicKey: string;
}

/** Makes the text of a new delivery key: the token that requests carry, and the seed that signs versions. */
export function newTeamToken(): NewTeamToken {
  const token = TEAM_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const seed = randomBytes(32).toString('base64url');
  const publicKey = createPublicKey(privateKeyFrom(seed)).export({ format: 'der', type: 'spki' });
  return { text: `${token}.${seed}`, token, publicKey: publicKey.toString('base64') };
}

/** The two secrets of a team's text; no seed where it is the token of the site itself. */
export function readTeamToken(text: string): { readonly token: string; readonly seed: string | null } {
  const [token = '', seed = null] = text.startsWith(TEAM_TOKEN_PREFIX) ? text.split('.') : [text];
  return { token, seed };
}

/** Ed25519 over a text with a team's seed, base64. */
export const signText = (text: string, seed: string): string =>
  sign(null, Buffer.from(text), privateKeyFrom(seed)).toString('base64');

/** Whether a signature of a text was made with the seed that belongs to a public key (SPKI, base64). */
export function isSignedBy(text: string, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}
