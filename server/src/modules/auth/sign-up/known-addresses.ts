import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseCounter, readCount } from '../../../plugins/rate-limit/rate-limit-repository';
import { KNOWN_ADDRESSES_WINDOW_MS } from '../sign-in-policy';

const NAME = 'taken-sign-ups';

/**
 * Returns true if a network has entered many addresses that already have an account. Its further sign-ups continue by
 * email, so that their responses no longer reveal which addresses have one.
 */
export const hasEnteredManyKnownAddresses = async (
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<boolean> =>
  (await readCount(app.db, NAME, normalizeIP(request.ip))) >= app.config.bounds.takenSignUpsPerNetwork;

/** Counts a sign-up whose address already has an account. */
export async function countKnownAddress(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  await databaseCounter(app.db, NAME)(normalizeIP(request.ip), KNOWN_ADDRESSES_WINDOW_MS);
}
