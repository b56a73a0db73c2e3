import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { inquiries, newsletterSubscriptions } from '../../database/schema/people/visitor-forms';

/**
 * Subscribing again is no error, and keeps the interests unless new ones are named. An address that was unsubscribed
 * stays so: anyone can type it, only its owner has the link that ended it (docs/decisions/0030).
 */
export async function subscribe(db: Queryable, email: string, interests: readonly string[]): Promise<void> {
  await db
    .insert(newsletterSubscriptions)
    .values({ email, interests: [...interests], token: randomBytes(32).toString('base64url') })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: {
        interests: interests.length > 0 ? sql`excluded.interests` : newsletterSubscriptions.interests,
      },
      setWhere: isNull(newsletterSubscriptions.unsubscribedAt),
    });
}

export async function insertInquiry(db: Queryable, email: string, message: string | null): Promise<void> {
  await db.insert(inquiries).values({ email, message });
}

export async function hasSubscription(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.token, token))) > 0;
}

/** Ends the one subscription that a link names. */
export async function unsubscribe(db: Queryable, token: string): Promise<void> {
  await db
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: new Date() })
    .where(and(eq(newsletterSubscriptions.token, token), isNull(newsletterSubscriptions.unsubscribedAt)));
}
