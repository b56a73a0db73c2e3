import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../database/database-handle';
import { media } from '../../../database/schema/media';
import { notifications } from '../../../database/schema/notifications';
import { prayerMarks, prayerRequests } from '../../../database/schema/prayers';
import { inquiries, inquiryReplies, newsletterSubscriptions } from '../../../database/schema/visitor-forms';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/events';
import { eventWaiting } from '../../../database/schema/waiting-list';
import { mailOutbox } from '../../../database/schema/mail';
import { PRAYER_FIELDS } from '../../prayers/repository';

/** Identifies a person: `email` is their email address if they have confirmed it, and null otherwise. */
export interface Owner {
  readonly id: number;
  readonly email: string | null;
}

/** Selects the rows of an account, and those that its email address caused before there was an account. */
const isOf = (owner: Owner, columns: { readonly user: PgColumn; readonly email: PgColumn }) =>
  or(
    eq(columns.user, owner.id),
    ...(owner.email === null
      ? []
      : [and(isNull(columns.user), eq(sql`lower(${columns.email})`, owner.email))]),
  );

/** Reads a person's RSVPs, including declined ones. */
export const readRsvps = (db: Queryable, owner: Owner) =>
  db
    .select({
      event: events.title,
      start: eventOccurrences.start_datetime,
      location: events.location,
      attending: eventRsvps.attending,
      language_of_emails: eventRsvps.language,
      answered_at: eventRsvps.created_at,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrence_id))
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(isOf(owner, { user: eventRsvps.user_id, email: eventRsvps.guest_email }))
    .orderBy(desc(eventOccurrences.start_datetime), desc(eventRsvps.id));

export const readWaitingLists = (db: Queryable, owner: Owner) =>
  db
    .select({
      event: events.title,
      start: eventOccurrences.start_datetime,
      name: eventWaiting.name,
      email: eventWaiting.email,
      language_of_emails: eventWaiting.language,
      place_kept_until: eventWaiting.offered_until,
      joined_at: eventWaiting.created_at,
    })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrence_id))
    .innerJoin(events, eq(events.id, eventOccurrences.event_id))
    .where(isOf(owner, { user: eventWaiting.user_id, email: eventWaiting.email }))
    .orderBy(desc(eventOccurrences.start_datetime), desc(eventWaiting.id));

export const readPrayers = (db: Queryable, userId: number) =>
  db
    .select({
      title: prayerRequests.title,
      request: prayerRequests.description,
      category: prayerRequests.category,
      name: prayerRequests.requester_name,
      is_public: prayerRequests.is_public,
      is_urgent: prayerRequests.is_urgent,
      status: prayerRequests.status,
      reason: prayerRequests.rejected_reason,
      prayed_count: PRAYER_FIELDS.prayed_count,
      sent_at: prayerRequests.created_at,
    })
    .from(prayerRequests)
    .where(eq(prayerRequests.user_id, userId))
    .orderBy(desc(prayerRequests.created_at), desc(prayerRequests.id));

/** Counts the requests of others that a person prayed for; the requests themselves belong to others. */
export const countPrayerMarks = (db: Queryable, userId: number): Promise<number> =>
  db.$count(prayerMarks, eq(prayerMarks.user_id, userId));

export const readNotifications = (db: Queryable, userId: number) =>
  db
    .select({ text: notifications.text, at: notifications.created_at, read_at: notifications.read_at })
    .from(notifications)
    .where(eq(notifications.user_id, userId))
    .orderBy(desc(notifications.created_at), desc(notifications.id));

/** Reads the inquiries from an address, with the replies. */
export const readInquiries = (db: Queryable, email: string) =>
  db
    .select({
      message: inquiries.message,
      name: inquiries.visitor_name,
      visit_on: inquiries.visit_day,
      phone: inquiries.phone,
      language_of_emails: inquiries.language,
      sent_at: inquiries.created_at,
      reply: inquiryReplies.message,
      replied_at: inquiryReplies.created_at,
    })
    .from(inquiries)
    .leftJoin(inquiryReplies, eq(inquiryReplies.inquiry_id, inquiries.id))
    .where(sql`lower(${inquiries.email}) = ${email}`)
    .orderBy(desc(inquiries.created_at), desc(inquiries.id), inquiryReplies.id);

export async function readNewsletter(db: Queryable, email: string) {
  const [row] = await db
    .select({
      newsletter_signed_up_at: newsletterSubscriptions.created_at,
      newsletter_confirmed_at: newsletterSubscriptions.confirmed_at,
      newsletter_unsubscribed_at: newsletterSubscriptions.unsubscribed_at,
      newsletter_interests: newsletterSubscriptions.interests,
      newsletter_language: newsletterSubscriptions.language,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  return row;
}

export const readSentEmails = (db: Queryable, userId: number) =>
  db
    .select({ letter: mailOutbox.template, to: mailOutbox.to_email, sent_at: mailOutbox.sent_at })
    .from(mailOutbox)
    .where(eq(mailOutbox.user_id, userId))
    .orderBy(desc(mailOutbox.created_at), desc(mailOutbox.id));

/** Reads the files that a person uploaded, whatever they are used for. */
export const readUploads = (db: Queryable, userId: number) =>
  db
    .select({
      file: sql<string>`'/media/' || ${media.key}`,
      type: media.content_type,
      bytes: media.bytes,
      sent_at: media.created_at,
    })
    .from(media)
    .where(eq(media.uploaded_by, userId))
    .orderBy(desc(media.created_at), desc(media.key));
