import { z } from 'zod';

/** Validates a value for subresource integrity: `sha384-` and the hash in base64. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity is sha384-…');
