import { and, asc, eq, like } from 'drizzle-orm';
import type { App } from '../src/app';
import { auditLog } from '../src/database/schema/auth';

/** Reads the audit entries of one object or of all objects of a kind, the oldest first. */
export const listAudited = (app: Pick<App, 'db'>, actions: string, subjectId?: number | string) =>
  app.db
    .select()
    .from(auditLog)
    .where(
      and(
        like(auditLog.action, actions),
        subjectId === undefined ? undefined : eq(auditLog.subject_id, String(subjectId)),
      ),
    )
    .orderBy(asc(auditLog.id));
