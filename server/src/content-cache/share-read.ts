import type { FastifyInstance } from 'fastify';
import type { ContentSubject } from '@narthex/shared-contracts';

/**
 * Returns `read` so that it reads once for all who ask, until one of the subjects changes. For small things that many
 * responses need. Not for what is read inside a transaction, which has to see its own writes.
 */
export function shareRead<T>(
  app: Pick<FastifyInstance, 'contentVersion'>,
  subjects: readonly ContentSubject[],
  read: () => Promise<T>,
): () => Promise<T> {
  let current: Promise<T> | null = null;
  let currentVersion = '';
  return () => {
    // Taken before it is read: what changes meanwhile may or may not be in it, and raises the version.
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
