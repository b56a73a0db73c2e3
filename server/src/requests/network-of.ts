import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the network that a request is counted for: an IPv4 address, or an IPv6 /64, which is what a
 * household gets. Behind a proxy the address depends on `TRUST_PROXY`.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);
