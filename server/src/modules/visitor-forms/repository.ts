import type { Visit } from '@narthex/shared-contracts/schemas/visitor-forms';
import type { Queryable } from '../../database/database-handle';
import { inquiries } from '../../database/schema/visitor-forms';

async function insertRow(db: Queryable, values: typeof inquiries.$inferInsert): Promise<number> {
  const [row] = await db.insert(inquiries).values(values).returning({ id: inquiries.id });
  if (!row) throw new Error('The inquiry was not stored.');
  return row.id;
}

export const insertInquiry = (db: Queryable, email: string, message: string | null): Promise<number> =>
  insertRow(db, { email, message });

/** Stores a planned visit as an inquiry, because the support team reads it there. */
export const insertVisit = (db: Queryable, { name, day, phone, email, message }: Visit): Promise<number> =>
  insertRow(db, { visitor_name: name, visit_day: day, phone, email, message });
