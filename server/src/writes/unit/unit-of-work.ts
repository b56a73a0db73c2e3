import type { ContentSubject } from '@narthex/shared-contracts';
import { DEFAULT_BOUNDS, type Bounds } from '../../bounds';
import type { Database, Transaction } from '../../database/database-handle';
import {
  raiseContentVersions,
  type ContentVersion,
} from '../../plugins/content-versions/content-version-repository';
import { appendAudit, type AuditEntry } from '../audit-repository';
import { claimKey, storeResult, type IdempotentRequest } from './idempotency-repository';
import type { Writer } from './writer';

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

export interface UnitOptions {
  readonly writer: Writer;
  /** The content whose pages are out of date afterwards. */
  readonly subjects?: readonly ContentSubject[] | undefined;
  readonly key?: IdempotentRequest | null;
  readonly bounds?: Pick<Bounds, 'idempotencyKeysPerAccount'>;
}

/**
 * Runs the work in one transaction, with its audit entries and the new content versions. With a key it runs once: the
 * same request again gets the result that was stored.
 */
export async function runUnitOfWork<T>(
  db: Database,
  { writer, subjects, key, bounds = DEFAULT_BOUNDS }: UnitOptions,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<{ readonly result: T; readonly versions: readonly ContentVersion[] }> {
  const changed = new Set<ContentSubject>(subjects);
  return db.transaction(async (tx) => {
    const earlier = key && (await claimKey(tx, key, bounds.idempotencyKeysPerAccount));
    // Stored below under the same endpoint and body, so it has the type of this result.
    if (earlier) return { result: earlier.result as T, versions: [] };
    const result = await work({
      tx,
      audit: (entry) => appendAudit(tx, writer, entry),
      invalidates: (...more) => more.forEach((subject) => changed.add(subject)),
      changesNothing: () => changed.clear(),
    });
    if (key) await storeResult(tx, key, result);
    return { result, versions: await raiseContentVersions(tx, [...changed]) };
  });
}
