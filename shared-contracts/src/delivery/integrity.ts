import { z } from 'zod';

/** Subresource integrity: `sha384-` and the base64 of the hash. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity is sha384-…');
