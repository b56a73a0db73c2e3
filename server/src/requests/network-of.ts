import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';

/**
 * Returns the network that a request is counted for: an IPv4 address, or an IPv6 /64, which is what a
 * household gets. Behind a proxy the address depends on `TRUST_PROXY`.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/**
 * Is the IP address of calls by pages that are being rendered, which the flood guard doesn't limit. It is random, so
 * that no request can claim it, whatever a proxy forwards.
 */
export const RENDERER_IP = `page-renderer-${randomUUID()}`;
