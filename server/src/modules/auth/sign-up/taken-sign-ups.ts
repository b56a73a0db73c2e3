import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseCounter, readCount } from '../../../plugins/rate-limit/rate-limit-repository';
import { TAKEN_SIGN_UPS_WINDOW_MS } from '../sign-in-policy';

const NAME = 'taken-sign-ups';

/**
 * Whether a network was told of many addresses that they have an account. Its sign-ups go on by e-mail, so that it is told
 * of no more: a sign-up that signs in at once can't hide which addresses have one.
 */
export const hasProbed = async (app: FastifyInstance, request: FastifyRequest): Promise<boolean> =>
  (await readCount(app.db, NAME, normalizeIP(request.ip))) >= app.config.bounds.takenSignUpsPerNetwork;

/** Counts a sign-up whose address has an account. */
export async function countTakenSignUp(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  await databaseCounter(app.db, NAME)(normalizeIP(request.ip), TAKEN_SIGN_UPS_WINDOW_MS);
}
