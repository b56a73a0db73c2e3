import { sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '@narthex/server/database/database-handle';
import { announcements } from '@narthex/server/database/schema/announcements';
import { users } from '@narthex/server/database/schema/auth';
import { calendarEvents } from '@narthex/server/database/schema/calendar';
import { eventRsvps, events } from '@narthex/server/database/schema/events';
import {
  churchProjects,
  contentSections,
  slides,
  worshipServices,
} from '@narthex/server/database/schema/homepage';
import { galleryItems } from '@narthex/server/database/schema/gallery';
import { leaders } from '@narthex/server/database/schema/leaders';
import { media } from '@narthex/server/database/schema/media';
import { ministries, ministryMembers } from '@narthex/server/database/schema/ministries';
import { pageContents, pageSections, songs } from '@narthex/server/database/schema/pages';
import { prayerMarks, prayerRequests } from '@narthex/server/database/schema/prayers';
import { inquiries, newsletterSubscriptions } from '@narthex/server/database/schema/visitor-forms';
import { broadcasts } from '@narthex/server/database/schema/mail';
import { sermons } from '@narthex/server/database/schema/sermons';
import { siteSettings } from '@narthex/server/database/schema/site';
import type { MediaDrive } from '@narthex/server/media/drive';
import type { DemoAccounts } from '@narthex/server/start/start-report';
import { announcementRows } from './rows/announcement-rows';
import * as church from './rows/church-rows';
import { DEMO_ACCOUNTS } from './content/people/demo-accounts';
import { eventRows, rsvpRows, type SeededOccurrence } from './rows/event-rows';
import { userRows } from './rows/member-rows';
import { broadcastRows, inquiryRows, subscriptionRows } from './rows/mail-rows';
import { membershipRows, ministryRows } from './rows/ministry-rows';
import { prayerMarkRows, prayerRows } from './rows/prayer-rows';
import { countSeats } from './count-seats';
import { seedProposals } from './seed-proposals';
import type { SeedContext } from './seed-context';
import { seedVideos } from './media/seed-videos';
import { seedOutlines } from './media/seed-outlines';
import { seededPeople } from './seeded-people';
import { seedPictures } from './media/seed-pictures';
import { seedSounds } from './media/seed-sounds';
import { seedTime } from './seed-time';
import {
  findOccurrence,
  scheduleEvent,
} from '@narthex/server/modules/events/occurrences/occurrence-repository';
import { SITE } from './content/site';

type EventRow = typeof events.$inferSelect;

/** Stores when the events take place, and names the occurrence that the guests of each mean. */
async function scheduleSeededEvents(
  tx: Transaction,
  planned: readonly EventRow[],
  now: Date,
): Promise<SeededOccurrence[]> {
  const seeded: SeededOccurrence[] = [];
  for (const event of planned) {
    await scheduleEvent(tx, event, SITE.time_zone, now);
    const occurrence = await findOccurrence(tx, event.id, { now });
    if (!occurrence) throw new Error(`The event “${event.title}” never takes place.`);
    seeded.push({
      occurrence_id: occurrence.id,
      created_at: event.created_at,
      start_datetime: occurrence.start_datetime,
    });
  }
  return seeded;
}

export interface SeedDatabaseDependencies {
  readonly db: Database;
  readonly drive: MediaDrive;
  /** Everything is dated around it; the same `now` gives the same rows. */
  readonly now: Date;
  readonly demoPassword: string;
  readonly hashPassword: (password: string) => Promise<string>;
  readonly isProduction: boolean;
  /** Called when the database turned out to be empty. */
  readonly onStart?: () => void;
}

/** Any number will do, as long as nothing else in the same database takes it. */
const SEED_LOCK = 7_461_352_019;

async function isEmpty(db: Queryable): Promise<boolean> {
  return (await db.$count(users)) === 0 && (await db.$count(siteSettings)) === 0;
}

/**
 * Fills an empty database with the demo congregation: all of it or nothing. Null when there was something in it.
 * Refuses in production, where accounts with a known password must never exist.
 */
export async function seedDatabase(dependencies: SeedDatabaseDependencies): Promise<DemoAccounts | null> {
  const { db, drive, now, demoPassword, hashPassword, isProduction, onStart } = dependencies;
  if (isProduction) throw new Error('Demo data is refused when NODE_ENV=production.');
  if (!(await isEmpty(db))) return null;
  onStart?.();

  const time = seedTime(now);
  const { created_at: createdAt } = church.foundedAt({ time });
  const [pictures, sounds, outlines, videos, passwordHash] = await Promise.all([
    seedPictures(drive, createdAt),
    seedSounds(drive, createdAt),
    seedOutlines(drive, time, createdAt),
    seedVideos(drive, createdAt),
    hashPassword(demoPassword),
  ]);
  const context: SeedContext = { time, url: pictures.url, video: videos.url };

  const isSeeded = await db.transaction(async (tx) => {
    // Of two processes that start at once, the second waits here, and then finds everything in its place.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return false;
    await tx
      .insert(media)
      .values([...pictures.rows, ...sounds.values(), ...outlines.values(), ...videos.rows]);
    await tx.insert(siteSettings).values(church.siteRow(context));
    await tx.insert(worshipServices).values(church.serviceRows(context));
    const shown = await tx.insert(slides).values(church.slideRows(context)).returning();
    await tx.insert(contentSections).values(church.contentRows(context));
    await tx.insert(churchProjects).values(church.projectRows(context));
    await tx.insert(leaders).values(church.leaderRows(context));
    await tx.insert(sermons).values(church.sermonRows(context, { sounds, outlines }));
    await tx.insert(galleryItems).values(church.galleryRows(context));
    await tx.insert(calendarEvents).values(church.calendarRows(context));
    await tx.insert(pageSections).values(church.pageRows(context));
    await tx.insert(pageContents).values(church.pageContentRows(context));
    await tx.insert(songs).values(church.songRows(context));

    const accounts = await tx.insert(users).values(userRows(time, passwordHash)).returning({ id: users.id });
    const people = seededPeople(accounts.map(({ id }) => id));
    await tx.insert(announcements).values(announcementRows(context, people));

    const planned = await tx.insert(events).values(eventRows(context, people)).returning();
    const occurrences = await scheduleSeededEvents(tx, planned, time.now);
    await tx.insert(eventRsvps).values(rsvpRows(context, people, occurrences));
    await countSeats(tx);
    const prayers = await tx.insert(prayerRequests).values(prayerRows(time, people)).returning();
    await tx.insert(prayerMarks).values(prayerMarkRows(time, people, prayers));
    const groups = await tx.insert(ministries).values(ministryRows(time)).returning({ id: ministries.id });
    const groupIds = groups.map(({ id }) => id);
    await tx.insert(ministryMembers).values(membershipRows(time, people, groupIds));
    await seedProposals(tx, { context, people, slides: shown });
    await tx.insert(inquiries).values(inquiryRows(time));
    await tx.insert(newsletterSubscriptions).values(subscriptionRows(time));
    await tx.insert(broadcasts).values(broadcastRows(time));
    return true;
  });
  if (!isSeeded) return null;
  const accounts = DEMO_ACCOUNTS.map(
    ({ mailbox, first_name: firstName, last_name: lastName, role, department }) => ({
      email: `${mailbox}@demo.test`,
      name: `${firstName} ${lastName}`,
      role,
      department: department ?? null,
    }),
  );
  return { accounts, password: demoPassword };
}
