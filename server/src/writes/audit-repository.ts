import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/database-handle';
import { auditAddresses, auditLog } from '../database/schema/auth';
import { redactVersions } from './redact';
import { fullName, type Writer } from './unit/writer';

export interface AuditEntry {
  /** Names the action as `subject.verb`: `event.create`, `auth.login`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId?: string | number | undefined;
  readonly before?: Record<string, unknown> | undefined;
  readonly after?: Record<string, unknown> | undefined;
  /** Names the author if the request has no session yet, such as at a sign-in. */
  readonly actor?: { readonly id: number; readonly first_name: string; readonly last_name: string };
}

/** Appends an entry to the audit log. The database refuses to change or delete it. */
export async function appendAudit(tx: Queryable, writer: Writer, entry: AuditEntry): Promise<void> {
  const { before, after } = redactVersions(entry.subjectType, entry);
  const values = {
    actor_id: entry.actor ? entry.actor.id : writer.actor_id,
    actor_label: entry.actor ? fullName(entry.actor) : writer.actor_label,
    action: entry.action,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId === undefined ? null : String(entry.subjectId),
    before,
    after,
    request_id: writer.request_id,
    remote: writer.remote,
  };
  if (writer.networkAddress === null) return void (await tx.insert(auditLog).values(values));
  // Both rows are written by one statement, because nearly every write of the site waits for it.
  const stored = tx.$with('stored').as(tx.insert(auditLog).values(values).returning({ id: auditLog.id }));
  const address = sql<string>`${writer.networkAddress}`.as('address');
  await tx
    .with(stored)
    .insert(auditAddresses)
    .select(tx.select({ entry_id: stored.id, address }).from(stored));
}
