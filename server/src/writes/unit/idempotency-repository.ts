import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../../database/database-handle';
import { idempotencyKeys } from '../../database/schema/writes';
import { problem } from '../../problem-error';
import { ago } from '../../database/instants';
import { DAY_MS } from '../../time-units';

/** A day is longer than any browser retries. */
const IDEMPOTENCY_KEY_RETENTION_MS = DAY_MS;

const KEY = /^[\w-]{8,200}$/;

export interface IdempotentRequest {
  readonly owner: string;
  readonly key: string;
  readonly endpoint: string;
  readonly request_hash: string;
}

type Keyed = Pick<FastifyRequest, 'method' | 'headers' | 'routeOptions'>;

/**
 * Returns the endpoint of a request whose key is used. It is null if a repetition does no harm or the call
 * must not be stored.
 */
function findKeyed({ method, headers, routeOptions }: Keyed) {
  const { endpoint } = routeOptions.config;
  const key = headers['idempotency-key'];
  if (method !== 'POST' || !endpoint || typeof key !== 'string') return null;
  return endpoint.isIdempotent || endpoint.isConfidential ? null : { endpoint, key };
}

/**
 * Throws 400 for a key on a form with a file, because the file is streamed and can't be compared with a
 * repeated request.
 */
export function refuseKeyOfFile(request: Keyed): void {
  if (findKeyed(request) && /^multipart\//i.test(request.headers['content-type'] ?? ''))
    throw problem('bad_request', 'A form with a file takes no Idempotency-Key.');
}

/** Returns the Idempotency-Key of a create, or null. Throws 400 for an invalid one. */
export function readIdempotencyKey(request: FastifyRequest): IdempotentRequest | null {
  const keyed = findKeyed(request);
  if (!keyed) return null;
  const { endpoint, key } = keyed;
  if (!KEY.test(key)) throw problem('bad_request', 'An Idempotency-Key is 8 to 200 letters, digits, - or _.');
  const requestHash = createHash('sha256')
    .update(JSON.stringify([request.url, request.body ?? null]))
    .digest('hex');
  // The code of an isolated remote gets no result that the person got through other code.
  const remote = request.isolatedRemote ? ` through ${request.isolatedRemote}` : '';
  return {
    // Visitors can't be distinguished, so only the same request with the same key counts as a repetition.
    owner: (request.actor ? `user ${request.actor.id}` : `visitor ${requestHash}`) + remote,
    key,
    endpoint: endpoint.name,
    request_hash: requestHash,
  };
}

/**
 * Claims the key for this transaction. Of two requests with the same key the second waits and gets the first
 * one's result. An owner has at most `maxKeys` keys; older ones are deleted. Throws 409 if the key was used
 * for another request.
 */
export async function claimKey(
  tx: Transaction,
  { owner, key, endpoint, request_hash: requestHash }: IdempotentRequest,
  maxKeys: number,
): Promise<{ readonly result: unknown } | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ owner, key, endpoint, request_hash: requestHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) {
    await deleteOldestKeys(tx, { owner, key }, maxKeys);
    return null;
  }
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  if (stored?.endpoint !== endpoint || stored.request_hash !== requestHash)
    throw problem('conflict', 'This Idempotency-Key was used for another request.');
  return { result: stored.result };
}

/** Stores the result of the work for repeated requests; work without a result stores null. */
export async function storeResult(
  tx: Transaction,
  { owner, key }: IdempotentRequest,
  result: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ result: result ?? null })
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
}

/** Deletes the oldest keys of an owner beyond `maxKeys`, but never the key that was just claimed. */
async function deleteOldestKeys(
  tx: Transaction,
  { owner, key }: Pick<IdempotentRequest, 'owner' | 'key'>,
  maxKeys: number,
): Promise<void> {
  const isOther = and(eq(idempotencyKeys.owner, owner), ne(idempotencyKeys.key, key));
  const oldest = tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(isOther)
    .orderBy(desc(idempotencyKeys.created_at))
    .offset(Math.max(0, maxKeys - 1))
    // Keys that another request of the same owner uses are skipped.
    .for('update', { skipLocked: true });
  await tx.delete(idempotencyKeys).where(and(isOther, inArray(idempotencyKeys.key, oldest)));
}

/** Deletes keys after a day, which is longer than any browser retries. */
export async function deleteOldKeys(db: Queryable): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, ago(IDEMPOTENCY_KEY_RETENTION_MS)));
}
