import { isNull } from 'drizzle-orm';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Visit } from '@narthex/shared-contracts/schemas/visitor-forms';
import type { Transaction } from '../../database/database-handle';
import { inquiries } from '../../database/schema/visitor-forms';
import { findRepeated } from '../../writes/rows/repetition-repository';

const NO_VISIT = { visitor_name: null, visit_day: null, phone: null };

/** Returns the id of the new row, or null if the same was sent a moment ago and nobody has replied. */
async function insertRow(
  tx: Transaction,
  language: Language,
  values: typeof inquiries.$inferInsert,
): Promise<number | null> {
  const repeated = await findRepeated(tx, inquiries, values, isNull(inquiries.handled_at));
  if (repeated !== undefined) return null;
  const [row] = await tx
    .insert(inquiries)
    .values({ ...values, language })
    .returning({ id: inquiries.id });
  if (!row) throw new Error('The inquiry was not stored.');
  return row.id;
}

export const insertInquiry = (
  tx: Transaction,
  language: Language,
  { email, message }: { readonly email: string; readonly message: string | null },
): Promise<number | null> => insertRow(tx, language, { ...NO_VISIT, email, message });

/** Stores a planned visit as an inquiry, because the support team reads it there. */
export const insertVisit = (
  tx: Transaction,
  language: Language,
  { name, day, phone, email, message }: Visit,
): Promise<number | null> =>
  insertRow(tx, language, { visitor_name: name, visit_day: day, phone, email, message });
