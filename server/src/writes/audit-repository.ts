import type { Queryable } from '../database/database-handle';
import { auditLog } from '../database/schema/people/auth';
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

const SECRET = /password|token|secret|hash/i;

/** The record without its secrets; instants as text, as JSON keeps them. */
export function redact(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, SECRET.test(key) ? '[redacted]' : redactValue(value)]),
  );
}

function redactValue(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(redactValue);
  return value !== null && typeof value === 'object' ? redact({ ...value }) : value;
}

/** Records who did what. The database refuses to change or remove what is recorded. */
export async function appendAudit(tx: Queryable, writer: Writer, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({
    actorId: entry.actor ? entry.actor.id : writer.actorId,
    actorLabel: entry.actor ? fullName(entry.actor) : writer.actorLabel,
    action: entry.action,
    subjectType: entry.subjectType,
    subjectId: entry.subjectId === undefined ? null : String(entry.subjectId),
    before: entry.before && redact(entry.before),
    after: entry.after && redact(entry.after),
    requestId: writer.requestId,
  });
}
