import { createHash } from 'node:crypto';

/** Subresource integrity of these bytes: `sha384-…`. */
export function computeIntegrity(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
