import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 256 bits for use in URLs. It leaves the server only once; its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
