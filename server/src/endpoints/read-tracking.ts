import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContentSubject } from '@narthex/shared-contracts';

interface TrackedReads {
  readonly subjects: Set<ContentSubject>;
  /** Is true if a call was made whose record doesn't declare what it reads. */
  isIncomplete: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs `work` and returns the content that its injected calls read, or `all` if a record doesn't declare
     * it.
     */
    trackReads<T>(
      work: () => Promise<T>,
    ): Promise<{ readonly result: T; readonly reads: readonly ContentSubject[] | 'all' }>;
    /** Declares that the response of a tracked call reads more content than its record declares; `all` if it isn't known. */
    noteReads(subjects: readonly ContentSubject[] | 'all'): void;
  }
}

/** Finds out which content a page shows, from the records of the endpoints that its render calls. */
export const readTracking = fastifyPlugin(
  async (app: FastifyInstance) => {
    const storage = new AsyncLocalStorage<TrackedReads>();

    app.addHook('onRequest', async (request) => {
      const tracked = storage.getStore();
      if (!tracked) return;
      const reads = request.routeOptions.config.endpoint?.reads;
      if (reads) reads.forEach((subject) => tracked.subjects.add(subject));
      else tracked.isIncomplete = true;
    });

    app.decorate('noteReads', (subjects) => {
      const tracked = storage.getStore();
      if (!tracked) return;
      if (subjects === 'all') tracked.isIncomplete = true;
      else subjects.forEach((subject) => tracked.subjects.add(subject));
    });
    app.decorate('trackReads', async (work) => {
      const tracked: TrackedReads = { subjects: new Set(), isIncomplete: false };
      const result = await storage.run(tracked, work);
      return { result, reads: tracked.isIncomplete ? 'all' : [...tracked.subjects] };
    });
  },
  { name: 'read-tracking', dependencies: ['endpoints'] },
);
