import type { FastifyRequest } from 'fastify';

/** Is a content coding in which the server sends texts; `identity` leaves them as they are. */
export type Encoding = 'br' | 'gzip' | 'identity';

type Asking = Pick<FastifyRequest, 'headers'>;

/** Returns what the client says of a coding: true if it takes it, false if it refuses it, and null if it says nothing. */
function readCoding({ headers }: Asking, wanted: string): boolean | null {
  for (const coding of (headers['accept-encoding'] ?? '').split(',')) {
    const [name, ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    // A quality of 0 refuses a coding (RFC 9110, section 12.5.3).
    if (name === wanted) return !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  }
  return null;
}

/** Returns true if the client takes a content coding and names it. */
export const namesCoding = (request: Asking, wanted: string): boolean => readCoding(request, wanted) === true;

/** Returns true if the client takes a content coding, also by an asterisk, which stands for each that it doesn't name. */
export const acceptsCoding = (request: Asking, wanted: string): boolean =>
  readCoding(request, wanted) ?? namesCoding(request, '*');

/** Returns the coding of the smallest form that the client takes. */
export function acceptedEncoding(request: Asking): Encoding {
  if (acceptsCoding(request, 'br')) return 'br';
  return acceptsCoding(request, 'gzip') ? 'gzip' : 'identity';
}
