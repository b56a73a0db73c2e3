import type { Queryable } from '../database/database-handle';
import { auditAddresses, auditLog } from '../database/schema/people/auth';
import { redactVersions } from './redact';
import { fullName, type Writer } from './unit/writer';

export interface AuditEntry {
  /** What happened, as `subject.verb`: `event.create`, `auth.login`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId?: string | number | undefined;
  readonly before?: Record<string, unknown> | undefined;
  readonly after?: Record<string, unknown> | undefined;
  /** Who did it, where the request has no session yet: a sign-in. */
  readonly actor?: { readonly id: number; readonly firstName: string; readonly lastName: string };
}

/** Records who did what. The database refuses to change or remove what is recorded. */
export async function appendAudit(tx: Queryable, writer: Writer, entry: AuditEntry): Promise<void> {
  const { before, after } = redactVersions(entry.subjectType, entry);
  const values = {
    actorId: entry.actor ? entry.actor.id : writer.actorId,
    actorLabel: entry.actor ? fullName(entry.actor) : writer.actorLabel,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId === undefined ? null : String(entry.subjectId),
    before,
    after,
    requestId: writer.requestId,
  };
  const [stored] = await tx.insert(auditLog).values(values).returning({ id: auditLog.id });
  if (!stored || writer.networkAddress === null) return;
  await tx.insert(auditAddresses).values({ entryId: stored.id, address: writer.networkAddress });
}
