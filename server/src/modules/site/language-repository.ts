import { notInArray } from 'drizzle-orm';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { Transaction } from '../../database/database-handle';
import { users } from '../../database/schema/auth';
import { newsletterSubscriptions, inquiries } from '../../database/schema/visitor-forms';
import { eventRsvps } from '../../database/schema/events';
import { eventSeatRequests, eventWaiting } from '../../database/schema/waiting-list';

/** Writes emails in English to everybody whose language the site is no longer shown in. It is no edit of a person. */
export async function forgetOtherLanguages(tx: Transaction, kept: readonly Language[]): Promise<void> {
  await tx
    .update(users)
    .set({ language: SOURCE_LANGUAGE, version: users.version })
    .where(notInArray(users.language, [...kept]));
  await tx
    .update(inquiries)
    .set({ language: SOURCE_LANGUAGE, version: inquiries.version })
    .where(notInArray(inquiries.language, [...kept]));
  for (const table of [eventRsvps, eventSeatRequests, eventWaiting, newsletterSubscriptions])
    await tx
      .update(table)
      .set({ language: SOURCE_LANGUAGE })
      .where(notInArray(table.language, [...kept]));
}
