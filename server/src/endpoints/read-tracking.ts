import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContentSubject } from '@narthex/shared-contracts';

interface TrackedReads {
  readonly subjects: Set<ContentSubject>;
  /** A call was made whose record doesn't say what it shows. */
  isIncomplete: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs `work` and says which content the calls it injected into this app show; `all` where a record is silent. */
    trackReads<T>(
      work: () => Promise<T>,
    ): Promise<{ readonly result: T; readonly reads: readonly ContentSubject[] | 'all' }>;
    /** Says that the response of a tracked call shows more than its record names. */
    noteReads(subjects: readonly ContentSubject[]): void;
  }
}

/** Finds out what a page shows: from the records of the endpoints that its render calls. */
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
      subjects.forEach((subject) => tracked?.subjects.add(subject));
    });
    app.decorate('trackReads', async (work) => {
      const tracked: TrackedReads = { subjects: new Set(), isIncomplete: false };
      const result = await storage.run(tracked, work);
      return { result, reads: tracked.isIncomplete ? 'all' : [...tracked.subjects] };
    });
  },
  { name: 'read-tracking', dependencies: ['endpoints'] },
);
