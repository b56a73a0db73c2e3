import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** An Ed25519 key in PKCS #8 is this header and the seed. */
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');

const signatureSchema = z.strictObject({
  algorithm: z.literal('ed25519'),
  public_key: z.string().regex(/^[\w-]{43}$/),
  signature: z.string().regex(/^[\w-]{86}$/),
});

const toPrivateKey = (secret: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEADER, Buffer.from(secret, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

const readPublicKey = (key: KeyObject): string => createPublicKey(key).export({ format: 'jwk' }).x ?? '';

/** Returns the public key of the one that is made from a secret of the site. */
export const getPublicKey = (secret: string): string => readPublicKey(toPrivateKey(secret));

/** Signs the bytes of a manifest with a secret of the site, from which the key is made. */
export function signManifest(secret: string, manifest: Buffer): { publicKey: string; document: Buffer } {
  const key = toPrivateKey(secret);
  const publicKey = readPublicKey(key);
  const signature = sign(null, manifest, key).toString('base64url');
  const document = { algorithm: 'ed25519', public_key: publicKey, signature };
  return { publicKey, document: Buffer.from(`${JSON.stringify(document)}\n`) };
}

/** Returns the public key that signed these bytes, or null if the signature is wrong. */
export function findSigner(manifest: Buffer, document: Buffer): string | null {
  try {
    const { public_key: x, signature } = signatureSchema.parse(JSON.parse(document.toString()));
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, manifest, key, Buffer.from(signature, 'base64url')) ? x : null;
  } catch {
    return null;
  }
}
