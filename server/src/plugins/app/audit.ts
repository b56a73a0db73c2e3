import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Queryable } from '../../database/database-handle';
import { auditLog } from '../../database/schema/auth';

export interface AuditEntry {
  /** What happened, as `subject.verb`: `event.create`, `auth.login`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId?: string | number;
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  /** Who did it, where the request has no session yet: a sign-in. */
  readonly actor?: { readonly id: number; readonly firstName: string; readonly lastName: string };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Records who did what. Hand over the transaction of the write, so that both happen or neither. */
    audit(request: FastifyRequest, entry: AuditEntry, queryable?: Queryable): Promise<void>;
  }
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

export const audit = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('audit', async (request, entry, queryable = app.db) => {
      const user = entry.actor ?? request.user;
      await queryable.insert(auditLog).values({
        actorId: user?.id ?? null,
        actorLabel: user ? `${user.firstName} ${user.lastName}` : 'Visitor',
        action: entry.action,
        subjectType: entry.subjectType,
        subjectId: entry.subjectId === undefined ? null : String(entry.subjectId),
        before: entry.before && redact(entry.before),
        after: entry.after && redact(entry.after),
        requestId: request.id,
      });
    });
  },
  { name: 'audit', dependencies: ['core', 'session'] },
);
