import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { ContentSubject } from '@narthex/shared-contracts';
import { DEFAULT_BOUNDS, type Bounds } from '../../bounds';
import type { Database, Transaction } from '../../database/database-handle';
import {
  raiseContentVersions,
  type ContentVersion,
} from '../../plugins/content-versions/content-version-repository';
import { problem } from '../../problem-error';
import { appendAudit, type AuditEntry } from '../audit-repository';
import { claimKey, storeResult, type IdempotentRequest } from './idempotency-repository';
import type { Writer } from './writer';

/** Provides a write with one transaction, in which everything happens or nothing. */
export interface UnitOfWork {
  readonly tx: Transaction;
  /** Records an action in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /** Names content that changes in addition to what the endpoint's record declares. */
  invalidates(...subjects: readonly ContentSubject[]): void;
  /** Declares that nothing changed, so that cached pages stay valid. */
  changesNothing(): void;
  /** Throws unless the author has just proved that it is them. */
  requireProof(): void;
  /** Is the language of the page that causes the change, for emails to people whose own isn't known. */
  readonly language: Language;
}

export interface UnitOptions {
  readonly writer: Writer;
  /** Lists the content that the write changes. */
  readonly subjects?: readonly ContentSubject[] | undefined;
  readonly key?: IdempotentRequest | null;
  /** Is true if the author has just proved that it is them. */
  readonly hasRecentProof?: boolean;
  readonly language?: Language;
  readonly bounds?: Pick<Bounds, 'idempotencyKeysPerAccount'>;
}

/**
 * Runs the work in one transaction, with its audit entries and content versions. With a key it runs once: a
 * repeated request gets the stored result.
 */
export async function runUnitOfWork<T>(
  db: Database,
  {
    writer,
    subjects,
    key,
    hasRecentProof = false,
    language = SOURCE_LANGUAGE,
    bounds = DEFAULT_BOUNDS,
  }: UnitOptions,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<{ readonly result: T; readonly versions: readonly ContentVersion[] }> {
  const changed = new Set<ContentSubject>(subjects);
  return db.transaction(async (tx) => {
    const earlier = key && (await claimKey(tx, key, bounds.idempotencyKeysPerAccount));
    // The result was stored below for the same endpoint and body, so it has this type.
    if (earlier) return { result: earlier.result as T, versions: [] };
    const result = await work({
      tx,
      audit: (entry) => appendAudit(tx, writer, entry),
      invalidates: (...more) => more.forEach((subject) => changed.add(subject)),
      changesNothing: () => changed.clear(),
      language,
      requireProof: () => {
        if (!hasRecentProof) throw problem('proof_required');
      },
    });
    if (key) await storeResult(tx, key, result);
    return { result, versions: await raiseContentVersions(tx, [...changed]) };
  });
}
