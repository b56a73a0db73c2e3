import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/database-handle';
import { media } from '../../../database/schema/content/media';
import { notifications } from '../../../database/schema/people/notifications';
import { prayerMarks, prayerRequests } from '../../../database/schema/people/prayers';
import {
  inquiries,
  inquiryReplies,
  newsletterSubscriptions,
} from '../../../database/schema/people/visitor-forms';
import { eventOccurrences, eventRsvps, events } from '../../../database/schema/content/events';
import { eventWaiting } from '../../../database/schema/content/waiting-list';
import { mailOutbox } from '../../../database/schema/system/mail';

/** What a person said to events: that they come, or no longer. */
export const readRsvps = (db: Queryable, userId: number) =>
  db
    .select({
      event: events.title,
      start: eventOccurrences.startDatetime,
      location: events.location,
      attending: eventRsvps.attending,
      answered_at: eventRsvps.createdAt,
    })
    .from(eventRsvps)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventRsvps.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(eq(eventRsvps.userId, userId))
    .orderBy(desc(eventOccurrences.startDatetime), desc(eventRsvps.id));

/** The waiting lists a person is on. */
export const readWaitingLists = (db: Queryable, userId: number) =>
  db
    .select({
      event: events.title,
      start: eventOccurrences.startDatetime,
      name: eventWaiting.name,
      email: eventWaiting.email,
      place_kept_until: eventWaiting.offeredUntil,
      joined_at: eventWaiting.createdAt,
    })
    .from(eventWaiting)
    .innerJoin(eventOccurrences, eq(eventOccurrences.id, eventWaiting.occurrenceId))
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(eq(eventWaiting.userId, userId))
    .orderBy(desc(eventOccurrences.startDatetime), desc(eventWaiting.id));

export const readPrayers = (db: Queryable, userId: number) =>
  db
    .select({
      title: prayerRequests.title,
      request: prayerRequests.description,
      category: prayerRequests.category,
      name: prayerRequests.requesterName,
      is_public: prayerRequests.isPublic,
      is_urgent: prayerRequests.isUrgent,
      status: prayerRequests.status,
      reason: prayerRequests.rejectedReason,
      prayed_count: prayerRequests.prayedCount,
      sent_at: prayerRequests.createdAt,
    })
    .from(prayerRequests)
    .where(eq(prayerRequests.userId, userId))
    .orderBy(desc(prayerRequests.createdAt), desc(prayerRequests.id));

/** For how many requests of others a person prayed: whose they are is not theirs to take along. */
export const countPrayerMarks = (db: Queryable, userId: number): Promise<number> =>
  db.$count(prayerMarks, eq(prayerMarks.userId, userId));

export const readNotifications = (db: Queryable, userId: number) =>
  db
    .select({ text: notifications.text, at: notifications.createdAt, read_at: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id));

/** What was asked from an address, and what was written back. */
export const readInquiries = (db: Queryable, email: string) =>
  db
    .select({
      message: inquiries.message,
      name: inquiries.visitorName,
      visit_on: inquiries.visitDay,
      phone: inquiries.phone,
      sent_at: inquiries.createdAt,
      reply: inquiryReplies.message,
      replied_at: inquiryReplies.createdAt,
    })
    .from(inquiries)
    .leftJoin(inquiryReplies, eq(inquiryReplies.inquiryId, inquiries.id))
    .where(sql`lower(${inquiries.email}) = ${email}`)
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id), inquiryReplies.id);

export const readNewsletter = (db: Queryable, email: string) =>
  db
    .select({
      signed_up_at: newsletterSubscriptions.createdAt,
      confirmed_at: newsletterSubscriptions.confirmedAt,
      unsubscribed_at: newsletterSubscriptions.unsubscribedAt,
      interests: newsletterSubscriptions.interests,
    })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));

export const readSentEmails = (db: Queryable, userId: number) =>
  db
    .select({ letter: mailOutbox.template, to: mailOutbox.toEmail, sent_at: mailOutbox.sentAt })
    .from(mailOutbox)
    .where(eq(mailOutbox.userId, userId))
    .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id));

/** Files a person sent, whatever they are used for. */
export const readUploads = (db: Queryable, userId: number) =>
  db
    .select({
      file: sql<string>`'/media/' || ${media.key}`,
      type: media.contentType,
      bytes: media.bytes,
      sent_at: media.createdAt,
    })
    .from(media)
    .where(eq(media.uploadedBy, userId))
    .orderBy(desc(media.createdAt), desc(media.key));
