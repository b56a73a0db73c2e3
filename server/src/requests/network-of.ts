import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * The network that a request is counted for: one IPv4 address, or an IPv6 /64, which is what one household gets. Whose
 * address that is behind a proxy depends on `TRUST_PROXY`.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
