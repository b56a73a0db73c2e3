import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that fits into a URL. It leaves the server once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
