import type { FastifyRequest } from 'fastify';

/** Is a content coding in which the server sends texts; `identity` leaves them as they are. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns true if the client takes a content coding. A quality of 0 refuses it (RFC 9110, section 12.5.3). */
export const acceptsCoding = ({ headers }: Pick<FastifyRequest, 'headers'>, wanted: string): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((coding) => {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    return name === wanted && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Returns the coding of the smallest form that the client takes. */
export function acceptedEncoding(request: Pick<FastifyRequest, 'headers'>): Encoding {
  if (acceptsCoding(request, 'br')) return 'br';
  return acceptsCoding(request, 'gzip') ? 'gzip' : 'identity';
}
