import { randomBytes } from 'node:crypto';
import { and, eq, gt, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Queryable } from '../../database/database-handle';
import { ago } from '../../database/instants';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import { hashToken, newToken } from '../../plugins/access/token';
import {
  RECONFIRMATION_INTERVAL_MS,
  CONFIRM_LINK_LIFETIME_MS,
  UNCONFIRMED_RETENTION_MS,
} from './newsletter-policy';

/** Returns true if the owner of the address has unsubscribed and was asked again recently. */
export async function wasAskedRecently(db: Queryable, email: string): Promise<boolean> {
  const { confirm_sent_at: confirmSentAt, unsubscribed_at: unsubscribedAt } = newsletterSubscriptions;
  const hasLeft = and(isNotNull(unsubscribedAt), gte(confirmSentAt, ago(RECONFIRMATION_INTERVAL_MS)));
  return (
    (await db.$count(newsletterSubscriptions, and(eq(newsletterSubscriptions.email, email), hasLeft))) > 0
  );
}

/** Stores the choice of a sign-up until it is confirmed, and returns the token for the link in the email. */
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
        // A repeated sign-up without a choice keeps the earlier choice.
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
 * Starts a subscription, renews an ended one or changes its interests, and returns its id. A sign-up without a choice
 * keeps the interests. The language is stored only now, because anybody can type any email address into the form.
 */
export async function confirmSubscription(
  db: Queryable,
  token: string,
  language: Language,
): Promise<number | undefined> {
  const pending = sql`coalesce(${newsletterSubscriptions.pending_interests}, '{}')`;
  const [row] = await db
    .update(newsletterSubscriptions)
    .set({
      confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())`,
      unsubscribed_at: null,
      interests: sql`case when cardinality(${pending}) = 0 then ${newsletterSubscriptions.interests} else ${pending} end`,
      pending_interests: null,
      confirm_hash: null,
      language,
    })
    .where(isConfirmable(token))
    .returning({ id: newsletterSubscriptions.id });
  return row?.id;
}

export async function hasSubscription(db: Queryable, token: string): Promise<boolean> {
  return (await db.$count(newsletterSubscriptions, eq(newsletterSubscriptions.token, token))) > 0;
}

/** Ends the subscription of a link and returns its id; ending it twice is no error. */
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

export async function isSubscribed(db: Queryable, email: string): Promise<boolean> {
  return (
    (await db.$count(newsletterSubscriptions, and(eq(newsletterSubscriptions.email, email), isReader))) > 0
  );
}

/** Starts or ends the subscription of a person with a confirmed address, so that no email needs to be sent. */
export async function saveSubscription(
  tx: Queryable,
  email: string,
  { isWanted, language }: { readonly isWanted: boolean; readonly language: Language },
): Promise<void> {
  if (!isWanted) {
    await tx
      .update(newsletterSubscriptions)
      .set({ unsubscribed_at: sql`coalesce(${newsletterSubscriptions.unsubscribed_at}, now())` })
      .where(eq(newsletterSubscriptions.email, email));
    return;
  }
  await tx
    .insert(newsletterSubscriptions)
    .values({ email, token: randomBytes(32).toString('base64url'), confirmed_at: sql`now()`, language })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.email,
      set: {
        confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, now())`,
        unsubscribed_at: null,
        language,
      },
    });
}

/** Deletes a subscription together with its account. */
export async function deleteSubscription(tx: Queryable, email: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
}

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
