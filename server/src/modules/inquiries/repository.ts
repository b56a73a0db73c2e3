import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Queryable } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { inquiries, inquiryReplies, settledAt } from '../../database/schema/visitor-forms';
import type { Sorts } from '../../lists/listed-page';
import { listIds, readRows, type ListedRows } from '../../lists/list-rows';
import { ago } from '../../database/instants';
import { DAY_MS } from '../../time-units';

type Reply = typeof inquiryReplies.$inferSelect;
export type InquiryRow = typeof inquiries.$inferSelect & {
  readonly assignee: string | null;
  readonly replies: readonly Reply[];
};

const SORTS: Sorts<'created_at'> = { created_at: [{ column: inquiries.created_at }] };

async function readInquiries(db: Queryable, ids: readonly number[]): Promise<InquiryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ inquiry: inquiries, first_name: users.first_name, last_name: users.last_name })
    .from(inquiries)
    .leftJoin(users, eq(users.id, inquiries.assigned_to))
    .where(inArray(inquiries.id, [...ids]));
  const replies = await db
    .select()
    .from(inquiryReplies)
    .where(inArray(inquiryReplies.inquiry_id, [...ids]))
    .orderBy(asc(inquiryReplies.id));
  return rows.map(({ inquiry, first_name: firstName, last_name: lastName }) => ({
    ...inquiry,
    assignee: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
    replies: replies.filter(({ inquiry_id: inquiryId }) => inquiryId === inquiry.id),
  }));
}

export async function listInquiries(
  db: Queryable,
  query: EndpointQuery<'inquiries.list'>,
  actorId: number,
): Promise<ListedRows<InquiryRow>> {
  const { handled_at: handledAt, assigned_to: assignedTo, visit_day: visitDay } = inquiries;
  const listed = await listIds(db, {
    table: inquiries,
    filter: and(
      query.status && (query.status === 'open' ? isNull(handledAt) : isNotNull(handledAt)),
      query.kind && (query.kind === 'visit' ? isNotNull(visitDay) : isNull(visitDay)),
      query.mine ? eq(assignedTo, actorId) : undefined,
    ),
    sorts: SORTS,
    defaultSort: '-created_at',
    request: query,
  });
  return readRows(listed, (ids) => readInquiries(db, ids));
}

export async function findInquiry(db: Queryable, id: number): Promise<InquiryRow | undefined> {
  return (await readInquiries(db, [id]))[0];
}

export async function lockInquiry(tx: Queryable, id: number): Promise<InquiryRow | undefined> {
  await tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.id, id)).for('update');
  return findInquiry(tx, id);
}

export async function updateInquiry(
  tx: Queryable,
  id: number,
  values: Partial<Pick<InquiryRow, 'handled_at' | 'assigned_to'>>,
): Promise<InquiryRow | undefined> {
  await tx
    .update(inquiries)
    .set({ ...values, version: sql`version + 1` })
    .where(eq(inquiries.id, id));
  return findInquiry(tx, id);
}

export async function insertReply(tx: Queryable, reply: typeof inquiryReplies.$inferInsert): Promise<void> {
  await tx.insert(inquiryReplies).values(reply);
}

/** Deletes inquiries, with their replies, that were closed longer ago than the retention period. */
export async function deleteSettledInquiries(db: Queryable, retentionDays: number): Promise<void> {
  const before = ago(retentionDays * DAY_MS);
  await db.delete(inquiries).where(sql`${settledAt(inquiries)} < ${before}`);
}

export async function deleteInquiry(tx: Queryable, id: number): Promise<void> {
  await tx.delete(inquiries).where(eq(inquiries.id, id));
}
