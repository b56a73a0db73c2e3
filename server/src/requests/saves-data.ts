import { readLowDataChoice } from '@narthex/shared-contracts/low-data';
import type { FastifyRequest } from 'fastify';

/** Returns true if the visitor uses less data: by their own choice, or else by the browser's setting (`Save-Data`). */
export const savesData = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  readLowDataChoice(headers.cookie ?? '') ?? headers['save-data'] === 'on';
