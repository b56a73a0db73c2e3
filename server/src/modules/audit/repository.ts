import { and, desc, eq, getTableColumns, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, fromFieldValue } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Database, Queryable } from '../../database/database-handle';
import { ago } from '../../database/instants';
import { auditAddresses, auditLog } from '../../database/schema/auth';
import type { Sorts } from '../../lists/listed-page';
import { searchCondition } from '../../lists/search-condition';
import { listJoinedRows, type ListedRows } from '../../lists/list-rows';
import { DAY_MS } from '../../time-units';
import { DELETE_BATCH_ROWS } from './audit-policy';

/** Is an entry with the network address it came from, which is null once it has been erased. */
export type AuditRow = typeof auditLog.$inferSelect & { readonly networkAddress: string | null };
type Query = EndpointQuery<'audit.list'>;
export type AuditFilters = Pick<Query, 'person' | 'action' | 'subject_type' | 'from' | 'to'>;

const SORTS: Sorts<'at'> = { at: [{ column: auditLog.at }] };

function filtered({ person, action, subject_type: type, from, to }: AuditFilters, timeZone: string) {
  const getStart = (day: string) => new Date(fromFieldValue(day, timeZone));
  return and(
    person ? searchCondition(auditLog.person_text, person) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    type ? eq(auditLog.subject_type, type) : undefined,
    from ? gte(auditLog.at, getStart(from)) : undefined,
    to ? lt(auditLog.at, getStart(addDays(to, 1))) : undefined,
  );
}

const ENTRY_FIELDS = { ...getTableColumns(auditLog), networkAddress: auditAddresses.address };
const hasAddress = eq(auditAddresses.entry_id, auditLog.id);

/** Lists entries, the newest first. */
export async function listAudit(
  db: Queryable,
  query: Query,
  timeZone: string,
): Promise<ListedRows<AuditRow>> {
  const filter = filtered(query, timeZone);
  const options = { table: auditLog, filter, sorts: SORTS, defaultSort: '-at', request: query } as const;
  return listJoinedRows(db, options, ({ source, isListed, fields }) =>
    db
      .select({ ...ENTRY_FIELDS, ...fields })
      .from(auditLog)
      .innerJoin(source, isListed)
      .leftJoin(auditAddresses, hasAddress),
  );
}

async function listDistinct(db: Queryable, column: PgColumn): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(
    sql`select distinct ${column} as value from ${auditLog} order by 1`,
  );
  return rows.map(({ value }) => value);
}

export const listActions = (db: Queryable) => listDistinct(db, auditLog.action);
export const listSubjectTypes = (db: Queryable) => listDistinct(db, auditLog.subject_type);

const EXPORT_BATCH_ROWS = 500;

/** Reads every matching entry, the newest first, in batches: an export must not hold the whole log in memory. */
export async function* readAudit(
  db: Queryable,
  { search, ...filters }: AuditFilters & { readonly search: string },
  timeZone: string,
): AsyncGenerator<AuditRow[]> {
  const where = and(filtered(filters, timeZone), searchCondition(auditLog.search_text, search));
  // Pages continue by number, which grows with time, because two entries may have the same millisecond.
  let before: SQL | undefined;
  for (;;) {
    const rows = await db
      .select(ENTRY_FIELDS)
      .from(auditLog)
      .leftJoin(auditAddresses, hasAddress)
      .where(and(where, before))
      .orderBy(desc(auditLog.id))
      .limit(EXPORT_BATCH_ROWS);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    before = lt(auditLog.id, last.id);
  }
}

/**
 * Deletes entries after their retention period, in batches, so that no write waits long. A trigger protects the log;
 * only this transaction names itself as an exception.
 */
export async function deleteOldAudit(db: Database, retentionDays: number): Promise<void> {
  const old = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lte(auditLog.at, ago(retentionDays * DAY_MS)))
    .orderBy(auditLog.at)
    .limit(DELETE_BATCH_ROWS);
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      await tx.execute(sql`set local narthex.audit_retention = 'on'`);
      return tx.delete(auditLog).where(inArray(auditLog.id, old)).returning({ id: auditLog.id });
    });
    if (deleted.length < DELETE_BATCH_ROWS) return;
  }
}

/** Erases the network addresses of older entries but keeps the entries. */
export async function eraseOldAddresses(db: Queryable, retentionDays: number): Promise<void> {
  // Numbers grow with time, so one lookup finds where the old entries end.
  const newestOld = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(lte(auditLog.at, ago(retentionDays * DAY_MS)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1);
  await db.delete(auditAddresses).where(lte(auditAddresses.entry_id, newestOld));
}
