import { createHash } from 'node:crypto';

/** Computes the subresource integrity of bytes: `sha384-…`. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
