import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database-handle';
import { ago } from '../../database/instants';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { hashToken, newToken } from '../../plugins/access/token';
import {
  ASK_LEAVER_INTERVAL_MS,
  CONFIRM_LINK_LIFETIME_MS,
  UNCONFIRMED_RETENTION_MS,
} from './newsletter-policy';

/** Whether somebody left who was asked lately. */
export async function isLeftInPeace(db: Queryable, email: string): Promise<boolean> {
  const { confirm_sent_at: confirmSentAt, unsubscribed_at: unsubscribedAt } = newsletterSubscriptions;
  const hasLeft = and(isNotNull(unsubscribedAt), gte(confirmSentAt, ago(ASK_LEAVER_INTERVAL_MS)));
  return (
    (await db.$count(newsletterSubscriptions, and(eq(newsletterSubscriptions.email, email), hasLeft))) > 0
  );
}

/** Keeps what a sign-up chose until the owner of the address confirms it, and returns the token for the email's link. */
export async function signUp(
  db: Queryable,
  email: string,
  interests: readonly string[],
): Promise<{ readonly id: number; readonly token: string }> {
  const token = newToken();
  const asked = {
    confirm_hash: hashToken(token),
    confirm_sent_at: sql`now()`,
    pending_interests: [...interests],
  };
  const [row] = await db
    .insert(newsletterSubscriptions)
    .values({ email, token: randomBytes(32).toString('base64url'), ...asked })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: {
        ...asked,
        // A second sign-up without a choice keeps the choice of the first.
        pending_interests: sql`case when cardinality(excluded.pending_interests) = 0 then ${newsletterSubscriptions.pending_interests} else excluded.pending_interests end`,
      },
    })
    .returning({ id: newsletterSubscriptions.id });
  if (!row) throw new Error('The sign-up was not stored.');
  return { id: row.id, token };
}

const isConfirmable = (token: string) =>
  and(
    eq(newsletterSubscriptions.confirm_hash, hashToken(token)),
    gt(newsletterSubscriptions.confirm_sent_at, ago(CONFIRM_LINK_LIFETIME_MS)),
  );

export async function hasConfirmation(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(newsletterSubscriptions, isConfirmable(token))) > 0;
}

/**
 * Begins a subscription, renews one that was ended, or changes what it is about, and returns its id. A sign-up that chose
 * nothing keeps it.
 */
export async function confirmSubscription(db: Queryable, token: string): Promise<number | undefined> {
  const pending = sql`coalesce(${newsletterSubscriptions.pending_interests}, '{}')`;
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({
      confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())`,
      unsubscribed_at: null,
      interests: sql`case when cardinality(${pending}) = 0 then ${newsletterSubscriptions.interests} else ${pending} end`,
      pending_interests: null,
      confirm_hash: null,
    })
    .where(isConfirmable(token))
    .returning({ id: newsletterSubscriptions.id });
  return row?.id;
}

export async function hasSubscription(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.token, token))) > 0;
}

/** Ends the one subscription that a link names; again is no failure. Returns its id. */
export async function unsubscribe(db: Queryable, token: string): Promise<number | undefined> {
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({ unsubscribed_at: sql`coalesce(${newsletterSubscriptions.unsubscribed_at}, now())` })
    .where(eq(newsletterSubscriptions.token, token))
    .returning({ id: newsletterSubscriptions.id });
  return row?.id;
}

const isReader = and(
  isNotNull(newsletterSubscriptions.confirmed_at),
  isNull(newsletterSubscriptions.unsubscribed_at),
);

/** Whether an address gets the newsletter. */
export async function isSubscribed(db: Queryable, email: string): Promise<boolean> {
  return (
    (await db.$count(newsletterSubscriptions, and(eq(newsletterSubscriptions.email, email), isReader))) > 0
  );
}

/** Begins or ends the subscription of somebody who showed that the address is theirs: no email has to ask. */
export async function saveSubscription(tx: Queryable, email: string, isWanted: boolean): Promise<void> {
  if (!isWanted) {
    await tx
      .update(newsletterSubscriptions)
      .set({ unsubscribed_at: sql`coalesce(${newsletterSubscriptions.unsubscribed_at}, now())` })
      .where(eq(newsletterSubscriptions.email, email));
    return;
  }
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, token: randomBytes(32).toString('base64url'), confirmed_at: sql`now()` })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: {
        confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())`,
        unsubscribed_at: null,
      },
    });
}

/** Forgets an address, with the account it belonged to. */
export async function deleteSubscription(tx: Queryable, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

/** Forgets the addresses that were never confirmed. */
export async function deleteUnconfirmed(db: Queryable): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(
      and(
        isNull(newsletterSubscriptions.confirmed_at),
        isNotNull(newsletterSubscriptions.confirm_sent_at),
        lt(newsletterSubscriptions.confirm_sent_at, ago(UNCONFIRMED_RETENTION_MS)),
      ),
    );
}
