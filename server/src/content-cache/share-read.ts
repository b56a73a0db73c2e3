import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';

/**
 * Returns `read` with a cache that is valid until one of the subjects changes, for small values that many
 * responses need. It must not be used inside a transaction, which has to see its own writes.
 */
export function shareRead<T>(
  app: Pick<FastifyInstance, 'contentVersion'>,
  subjects: readonly ContentSubject[],
  read: () => Promise<T>,
): () => Promise<T> {
  let current: Promise<T> | null = null;
  let currentVersion = '';
  return () => {
    // The version is taken before the read: a change during the read may or may not be part of the result,
    // and raises the version.
    const version = subjects.map((subject) => app.contentVersion(subject)).join();
    if (current && version === currentVersion) return current;
    currentVersion = version;
    const reading = read().catch((error: unknown) => {
      if (current === reading) current = null;
      throw error;
    });
    current = reading;
    return reading;
  };
}
