import type { Visit } from '@narthex/shared-contracts/schemas/visitor-forms';
import type { Queryable } from '../../database/database-handle';
import { inquiries } from '../../database/schema/people/visitor-forms';

export async function insertInquiry(db: Queryable, email: string, message: string | null): Promise<void> {
  await db.insert(inquiries).values({ email, message });
}

/** Stores a planned visit among the inquiries, where support reads it. */
export async function insertVisit(db: Queryable, visit: Visit): Promise<void> {
  const { name, day, phone, email, message } = visit;
  await db.insert(inquiries).values({ visitorName: name, visitDay: day, phone, email, message });
}
