import { randomUUID } from 'node:crypto';

/**
 * Is the IP address of calls by pages that are being rendered, which the flood guard doesn't limit. It is random, so
 * that no request can claim it, whatever a proxy forwards.
 */
export const RENDERER_IP = `page-renderer-${randomUUID()}`;
