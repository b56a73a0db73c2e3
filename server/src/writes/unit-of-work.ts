import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ContentSubject } from '@narthex/shared-contracts';
import type { Transaction } from '../database/database-handle';
import { appendAudit, type AuditEntry } from './audit-repository';
import { claimKey, readIdempotencyKey, storeResult } from './idempotency-repository';

/** What a write does its work with: one transaction, in which everything happens or nothing. */
export interface UnitOfWork {
  readonly tx: Transaction;
  /** Records who did what, in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Names more content whose pages are out of date, beside what the endpoint's record names. */
  invalidates(...subjects: readonly ContentSubject[]): void;
  /** Nothing changed after all: the pages stay as they are. */
  changesNothing(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The one way to write. Runs `work` in a transaction, with its audit entries and the new content versions; other
     * processes hear of them when it is committed. A create that carries an Idempotency-Key runs once, so its result
     * has to be JSON. Await nothing but the database inside: the embedded one has a single connection.
     */
    unitOfWork<T>(request: FastifyRequest, work: (unit: UnitOfWork) => Promise<T>): Promise<T>;
  }
}

export const unitOfWork = fastifyPlugin(
  async (app: FastifyInstance) => {
    async function run<T>(request: FastifyRequest, work: (unit: UnitOfWork) => Promise<T>): Promise<T> {
      const key = readIdempotencyKey(request);
      const subjects = new Set<ContentSubject>(request.routeOptions.config.endpoint?.invalidates);
      const { result, versions } = await app.db.transaction(async (tx) => {
        const earlier = key && (await claimKey(tx, key));
        // Stored by this function under the same endpoint and body, so it has the type of this result.
        if (earlier) return { result: earlier.result as T, versions: [] };
        const result = await work({
          tx,
          audit: (entry) => appendAudit(tx, request, entry),
          invalidates: (...more) => more.forEach((subject) => subjects.add(subject)),
          changesNothing: () => subjects.clear(),
        });
        if (key) await storeResult(tx, key, result);
        return { result, versions: await app.contentVersions.bump(tx, [...subjects]) };
      });
      app.contentVersions.learn(versions);
      return result;
    }
    app.decorate('unitOfWork', run);
  },
  { name: 'unit-of-work', dependencies: ['content-versions', 'endpoints'] },
);
