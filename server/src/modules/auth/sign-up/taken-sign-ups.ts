import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { databaseCounter, readCount } from '../../../plugins/rate-limit/rate-limit-repository';
import { problem } from '../../../problem-error';

const NAME = 'taken-sign-ups';
const HOUR_MS = 3_600_000;

/**
 * Refuses every sign-up of a network that tried many addresses with an account: a sign-up signs in at once, so it can't
 * hide which addresses have one.
 */
export async function refuseProbing(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { current, ttl } = await readCount(app.db, NAME, normalizeIP(request.ip));
  if (current < app.config.bounds.takenSignUpsPerNetwork) return;
  const refusal = problem('rate_limited');
  refusal.retryAfter = Math.ceil(ttl / 1000);
  throw refusal;
}

/** Counts a sign-up whose address has an account. */
export async function countTakenSignUp(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  await databaseCounter(app.db, NAME)(normalizeIP(request.ip), HOUR_MS);
}
