import { randomUUID } from 'node:crypto';

/**
 * Where the calls of pages that are being rendered come from: the flood guard lets them through. Nobody outside can
 * name it, whatever a proxy passes on.
 */
export const RENDERER_IP = `page-renderer-${randomUUID()}`;
