import type { Queryable } from '../../database/database-handle';
import { inquiries } from '../../database/schema/people/visitor-forms';

export async function insertInquiry(db: Queryable, email: string, message: string | null): Promise<void> {
  await db.insert(inquiries).values({ email, message });
}
