import type { FastifyRequest } from 'fastify';

/** Returns true if the client reads Brotli. */
export const acceptsBrotli = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /\bbr\b/.test(headers['accept-encoding'] ?? '');
